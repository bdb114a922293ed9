import { extname } from 'node:path';
import type { ExportedSite } from '../build/read-export';
import { contentTypeOf } from './content-types';
import { defaultHeaders, type HeaderRule, type Headers, headersFor } from './headers';
import { otherSlash, type Redirect, withQuery } from './redirects';

type Options = { basePath: string; rules: readonly HeaderRule[]; redirects: readonly Redirect[] };

/**
 * Returns the text of `site.conf`, which the `server` block of nginx includes (docs/deploy.md). In nginx,
 * `add_header` in a location removes the headers of the server. Therefore, the server adds all headers, and
 * locations set variables for the values that differ. nginx omits headers whose value is empty.
 */
export function nginxFile(site: ExportedSite, { basePath, rules, redirects }: Options): string {
  const home = `${basePath}/`;
  const folders = rules.filter(({ path }) => path !== '/*');
  const common: Headers = { ...defaultHeaders, ...headersFor(rules, '/') };
  const varying = ['Allow', ...new Set(folders.flatMap(({ headers }) => Object.keys(headers)))];
  const variable = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;
  const set = (name: string, value = '') => `set ${variable(name)} "${value}";`;
  const files = [site.notFound.file, ...site.assets];
  const routes = site.pages.map(({ route }) => `${basePath}${route}`).filter((path) => path !== '/');
  const lines = [
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'gzip_static on;',
    'gzip_vary on;',
    'types {',
    ...[...new Set(files.map(extname))]
      .sort()
      .map((end) => `  "${contentTypeOf(`file${end}`)}" ${end.slice(1)};`),
    '}',
    ...varying.flatMap((name) => [set(name, common[name]), `add_header ${name} ${variable(name)} always;`]),
    ...Object.entries(common)
      .filter(([name]) => !varying.includes(name))
      .map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...folders.map(({ path }) => {
      const differing = Object.entries(headersFor(rules, path)).filter(
        ([name, value]) => value !== common[name],
      );
      const values = differing.map(([name, value]) => set(name, value));
      return `location ${path.replace(/\*$/, '')} { ${values.join(' ')} try_files $uri =404; }`;
    }),
    ...[...redirects, ...routes.map((path) => ({ from: otherSlash(path), to: path }))].map(
      ({ from, to }) => `location = ${from} { return 308 ${withQuery(to, '$is_args$args')}; }`,
    ),
    `location = ${home} { try_files ${home}index.html =404; }`,
    '# Files without an address of their own, and paths with an empty segment.',
    `location ~ ^${home}(404|index|_headers|_redirects)$|\\.(br|gz)$|// { return 404; }`,
    'location / { try_files $uri $uri.html =404; }',
    `location = ${home}${site.notFound.file} { internal; }`,
    `error_page 403 404 =404 ${home}${site.notFound.file};`,
    `location @method_not_allowed { ${set('Allow', 'GET, HEAD')} return 405; }`,
    'error_page 405 @method_not_allowed;',
  ];
  return `${lines.join('\n')}\n`;
}
