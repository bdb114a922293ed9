import { test } from './fixtures';
import type { Listening } from './listen';

/** Fetches a file of the served site. The headers leave out its compression, which `fetch` has undone. */
export async function fetchFromSite(url = '/') {
  const response = await fetch(new URL(url, process.env.SITE_ORIGIN));
  const headers = new Map(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Creates a test on a proxy of the site, which each test starts anew. */
export const testOn = <Proxy extends Listening>(start: () => Promise<Proxy>) =>
  test.extend<{ siteProxy: Proxy }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
    siteProxy: async ({}, use) => {
      const siteProxy = await start();
      await use(siteProxy);
      await siteProxy.close();
    },
    baseURL: async ({ siteProxy }, use) => use(siteProxy.origin),
  });
