import type { ContentRedirect } from '../hosting/redirects';
import { isFile } from '../is-file';
import { type ContentIssue, quoted } from './issues';
import { madeByBuild } from './public-files';

/** Reports redirects that hosts can't apply, or whose address belongs to a page or a file. */
export function redirectIssues(
  redirects: readonly ContentRedirect[],
  routes: readonly string[],
  directory = 'public',
): ContentIssue[] {
  const paths = redirects.map(({ from }) => plain(from));
  const made = madeByBuild();
  return redirects.flatMap(({ from, to }, index): ContentIssue[] => {
    const issue = (expected: string) => [
      { file: 'content/redirects.ts', path: `redirects[${index}].from`, actual: quoted(from), expected },
    ];
    const path = plain(from);
    if (from.includes('?') || from.includes('#'))
      return issue('a path without ? and #: what follows them is handed on, or never reaches the host');
    if (!/^(\/[\w.~-]+)+\/?$/.test(from))
      return issue('a path of the old site, like /about-us.html, of letters a to z, digits, and - _ . ~');
    if (routes.includes(path)) return issue('an address of no page: this one is shown as it is');
    if (routes.includes(path.replace(/\.html$/, '')) || path === '/index.html')
      return issue('another: this one leads to its page already');
    if (routes.includes(cleaned(from)))
      return issue(`another: Vercel takes this one for ${cleaned(from)}, a page`);
    if (made.includes(path.slice(1)) || path.startsWith('/_next/'))
      return issue('an address of no file: the build makes this one');
    if (isFile(`${directory}${from}`)) return issue('an address of no file: this one lies in public/');
    if (paths.indexOf(path) !== index) return issue('in the list once');
    const same = redirects.find((each) => cleaned(each.from) === cleaned(from));
    if (same && same.to !== to)
      return issue(
        `leading to ${same.to} too, as ${same.from} does: Vercel and GitHub Pages take the two for one`,
      );
    return to.split('#')[0] === path ? issue('another address than the one it leads to') : [];
  });
}

const plain = (path: string) => path.replace(/(.)\/$/, '$1');

/** Normalizes an address as hosts with clean URLs do. */
const cleaned = (path: string) => plain(path).replace(/(\/index)?\.html$/, '');
