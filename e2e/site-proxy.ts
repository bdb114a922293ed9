import type { Listening } from '@/testing/listen';
import { test } from './fixtures';

/**
 * Fetches a file of the served site. Removes the compression headers, because `fetch` decompresses the body.
 */
export async function fetchFromSite(url = '/') {
  const response = await fetch(new URL(url, process.env.SITE_ORIGIN));
  const headers = new Map(response.headers);
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
