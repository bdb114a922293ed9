import type { Finding } from './findings';
import { type ReceivedResponse, redirectTarget } from './request';

/** Returns whether search engines replace the old address with the target of a redirect. */
export const isPermanent = (status: number) => status === 301 || status === 308;

/** Returns a problem if the home page redirects to another origin, so that the site can't be checked. */
export function originProblem(response: ReceivedResponse): string | undefined {
  const home = response.url;
  const target = redirectTarget(response);
  if (!target || target.origin === home.origin) return undefined;
  const isDowngrade = target.hostname === home.hostname && target.protocol === 'http:';
  return `${home.origin} redirects to ${target.origin}. ${
    isDowngrade
      ? 'Remove this redirect. If a proxy connects to the host over HTTP, let it connect over HTTPS.'
      : 'Check that address instead.'
  }`;
}

/** Returns a finding if a response is not a permanent redirect to `target`. */
export function redirectFinding(
  target: URL,
  response: ReceivedResponse,
  advice: string,
): Finding | undefined {
  const found = redirectTarget(response);
  const expected = 'a permanent redirect to the page';
  const details = { path: response.url.pathname, expected, advice };
  const detail = `expected ${target.pathname + target.search + target.hash}`;
  if (!found) return { ...details, found: `status ${response.status}`, detail };
  if (found.href !== target.href)
    return { ...details, found: 'a redirect to a different address', detail: `${found.href}, ${detail}` };
  if (isPermanent(response.status)) return undefined;
  return { ...details, found: `a temporary redirect (status ${response.status})` };
}

/** Returns a finding if a response doesn't have the expected status. */
export function statusFinding(
  path: string,
  expected: 200 | 404,
  { status, headers }: ReceivedResponse,
): Finding | undefined {
  if (status === expected) return undefined;
  const [location] = headers.location ?? [];
  // Compare only the paths, because the http: and https: addresses of a host can also redirect to each other.
  const isLoop =
    location && URL.canParse(location, 'http://host') && new URL(location, 'http://host').pathname === path;
  const found = location
    ? { found: `a redirect${isLoop ? ' to the same path' : ''} (status ${status})`, detail: `to ${location}` }
    : { found: `status ${status}` };
  if (expected === 404)
    return {
      path,
      expected: 'status 404 for an address that doesn’t exist',
      ...found,
      advice:
        status < 400
          ? 'Turn off rules that send a page instead of missing files. Search engines and browsers need status 404 to recognize missing pages.'
          : 'Let proxies pass on the host’s responses to unknown addresses.',
    };
  const advice = isLoop
    ? 'Remove this redirect. If the proxy connects to the host over HTTP, let it connect over HTTPS.'
    : location
      ? 'Remove this redirect from the host or proxy.'
      : adviceForStatus(status);
  return { path, expected: 'status 200', ...found, advice };
}

function adviceForStatus(status: number): string {
  if (status === 404) return 'Deploy out/ again, including all its folders.';
  return status === 429 || status >= 500
    ? 'Wait, and check again. If this remains, read the logs of the host and proxies.'
    : 'Let the host and proxies send these files to everyone.';
}
