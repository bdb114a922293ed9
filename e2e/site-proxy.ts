import { type Listening, listen } from '@/testing/listen';
import { test } from './fixtures';
import { deferred } from './hold-requests';

/**
 * Fetches a file of the served site. Removes the compression headers, because `fetch` decompresses the body.
 */
export async function fetchFromSite(url = '/') {
  const response = await fetch(new URL(url, process.env.SITE_ORIGIN));
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Creates a `test` function. Each of its tests starts its own proxy of the site. */
export const testOn = <Proxy extends Listening>(start: () => Promise<Proxy>) =>
  test.extend<{ siteProxy: Proxy }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    siteProxy: async ({}, use) => {
      const siteProxy = await start();
      await use(siteProxy);
      await siteProxy.close();
    },
    baseURL: async ({ siteProxy }, use) => use(siteProxy.origin),
  });

/** Starts a proxy that collects the requested paths, and can delay responses. */
export async function collectRequests() {
  /** The requested paths, with duplicates. */
  const requested: string[] = [];
  const prefetched: string[] = [];
  let held: readonly string[] = [];
  const released = deferred();
  const listening = await listen(async ({ url = '', headers: sent }, outgoing) => {
    requested.push(url);
    if (sent['sec-purpose']?.includes('prefetch')) prefetched.push(url);
    if (held.includes(url)) await released.promise;
    const { status, headers, body } = await fetchFromSite(url);
    outgoing.setHeaders(headers).writeHead(status).end(body);
  });
  return {
    ...listening,
    requested,
    prefetched,
    /** Delays the responses to requests for these paths until `release` is called. */
    hold(paths: readonly string[]) {
      held = paths;
    },
    release: released.resolve,
  };
}
