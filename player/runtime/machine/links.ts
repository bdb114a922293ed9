import { parseUrl } from '../../document/parse-url';

/**
 * Returns the address that a state machine may open: an http(s) URL that one of the patterns allows.
 * @param url without a scheme, the URL is https
 * @param allowed patterns such as `example.com` (only the root), `example.com/*` (also everything below it),
 *   `*.example.com/*` (subdomains of any depth), `example.com/news/*`, or `*` (everything)
 * @returns `null` if the URL must not be opened
 */
export function allowedUrl(url: string, allowed: readonly string[]): string | null {
  const text = url.trim();
  const isWeb = /^https?:\/\//i.test(text);
  // A name before a number, as in `localhost:3000`, is a host.
  if (!isWeb && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return null;
  const address = isWeb ? text : `https://${text}`;
  const parsed = parseUrl(address);
  if (!parsed) return null;
  // Compare what the browser will open, because it reads some URLs differently than they look.
  const { host, pathname, search, hash, href } = parsed;
  const opened = `${host}${pathname}${search}${hash}`.toLowerCase().replace(/\/+$/, '');
  return allowed.some((pattern) => matcherOf(pattern).test(opened)) ? href : null;
}

function matcherOf(pattern: string): RegExp {
  const plain = pattern
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '');
  if (plain === '*') return /^/;
  const [host = '', ...path] = plain.split('/');
  const hostPattern = escaped(host)
    .replace(/^\\\*\\\./, '(?:[^/]+\\.)')
    .replaceAll('\\*', '[^./]+');
  const pathPattern = path.map((part) => `/${escaped(part).replaceAll('\\*', '.*')}`).join('');
  return new RegExp(`^${hostPattern}${pathPattern.replace(/\/\.\*$/, '(?:/.*)?')}$`);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
