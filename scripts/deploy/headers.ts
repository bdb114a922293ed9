import { readFileSync } from 'node:fs';

export type Headers = Readonly<Record<string, string>>;

/** Headers of the responses for a path, or for all paths that begin with the part before `*`. */
export type HeaderRule = { path: string; headers: Headers };

/** The headers that hosting providers send if no rule of `_headers` contains them. */
export const defaultHeaders: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * Returns the text of the site's `_headers`, the file of Cloudflare and Netlify.
 * @param noIndex whether to keep the site out of search engines, for example if it is a preview
 */
export function headersFile(basePath = '', noIndex = false): string {
  const text = readFileSync('scripts/deploy/_headers', 'utf8').replaceAll(/^\/(?!\*$)/gm, `${basePath}/`);
  return noIndex ? text.replace(/^\/\*$/m, '/*\n  X-Robots-Tag: noindex') : text;
}

/** Parses the text of a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules = text.replaceAll(/^#.*\n/gm, '').matchAll(/^(\/\S*)((?:\n +.+)+)/gm);
  return [...rules].map(([, path = '', lines = '']) => {
    const headers = [...lines.matchAll(/ +([\w-]+): (.+)/g)].map(([, name = '', value]) => [name, value]);
    return { path, headers: Object.fromEntries(headers) };
  });
}

/** Returns the headers that the rules add to the response for a path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path: pattern, headers } of rules) {
    if (pattern.endsWith('*') ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue;
    for (const [name, value] of Object.entries(headers))
      found[name] = found[name] ? `${found[name]}, ${value}` : value;
  }
  return found;
}
