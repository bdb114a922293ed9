import type { Page } from '@playwright/test';
import { withPolicyMeta } from '../scripts/export/page-html';
import { pagePolicy } from '../scripts/hosting/content-security-policy';
import { exhaustiveUnless } from './exhaustive';
import { address, isolatedTest as base, expect, visit } from './fixtures';
import { type Listening, listen } from './listen';
import { pages } from './pages';

type TwoBuilds = Listening & {
  /**
   * Switches to the later build. The scripts of the earlier build are kept or removed, depending on the host.
   */
  deploy(scripts: 'kept' | 'removed'): void;
};

/** Changes a file as if an earlier build had written it, with another build ID and other script URLs. */
const makeEarlier = (text: string) =>
  text
    .replaceAll(/(\\?"b\\?":\\?")[\w-]+/g, '$1earlier')
    .replaceAll('/static/chunks/', '/static/earlier/')
    .replaceAll('"static/chunks/', '"static/earlier/');

/** Starts a proxy that serves an earlier build of the site. Browsers may cache its pages for ten minutes. */
async function serveTwoBuilds(site: string): Promise<TwoBuilds> {
  let scripts: 'live' | 'kept' | 'removed' = 'live';
  const server = await listen(async (incoming, outgoing) => {
    const url = incoming.url ?? '/';
    const isEarlier = scripts === 'live' || url.includes('/static/earlier/');
    if (isEarlier && scripts === 'removed') {
      outgoing.writeHead(404).end();
      return;
    }
    const response = await fetch(new URL(url.replace('/static/earlier/', '/static/chunks/'), site));
    const headers = new Map(response.headers);
    // `fetch` has already decompressed the body, and the validators belong to the later build.
    for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
    const [type = ''] = /html|plain|javascript/.exec(headers.get('content-type') ?? '') ?? [];
    if (type && type !== 'javascript') headers.set('cache-control', 'public, max-age=600');
    outgoing.setHeaders(headers).writeHead(response.status);
    if (!isEarlier || !type) {
      outgoing.end(Buffer.from(await response.arrayBuffer()));
      return;
    }
    const text = makeEarlier(await response.text());
    outgoing.end(type === 'html' ? withPolicyMeta(text, pagePolicy(text)) : text);
  });
  return {
    ...server,
    deploy(earlierScripts) {
      scripts = earlierScripts;
    },
  };
}

const test = base.extend<{ twoBuilds: TwoBuilds }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
  twoBuilds: async ({}, use) => {
    const twoBuilds = await serveTwoBuilds(process.env.SITE_ORIGIN ?? '');
    await use(twoBuilds);
    await twoBuilds.close();
  },
  baseURL: async ({ twoBuilds }, use) => use(twoBuilds.origin),
});

/** The inline script of a page of the earlier build. */
const earlier = (page: Page) => page.locator('script[data-scripts*="/static/earlier/"]');

/** Removes errors for scripts that the host has removed. */
function dropRemoved(faults: string[]) {
  const others = faults.filter((fault) => !fault.includes('/static/earlier/'));
  faults.splice(0, faults.length, ...others);
}

for (const { path } of pages) {
  test(
    `hydrates ${path} and loads the new build by its links after a deploy that keeps the scripts`,
    exhaustiveUnless(path === '/'),
    async ({ page, twoBuilds }) => {
      await visit(page, path);
      twoBuilds.deploy('kept');
      await page.mouse.move(20, 20);
      await page.locator('html[data-hydrated]').waitFor();
      await expect(earlier(page)).toHaveCount(1);
      const target = path === '/profile' ? '/coming-soon' : '/profile';
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${address(target)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(address(target));
      await expect(earlier(page)).toHaveCount(0);
      await page.mouse.move(30, 30);
      await page.locator('html[data-hydrated]').waitFor();
    },
  );

  test(
    `reloads and hydrates ${path} after a deploy that removes the scripts`,
    exhaustiveUnless(path === '/'),
    async ({ page, twoBuilds, faults }) => {
      await visit(page, path);
      await expect(earlier(page)).toHaveCount(1);
      twoBuilds.deploy('removed');
      await page.mouse.move(20, 20);
      await expect(earlier(page)).toHaveCount(0);
      await page.mouse.move(30, 30);
      await page.locator('html[data-hydrated]').waitFor();
      dropRemoved(faults);
    },
  );

  test(
    `reloads and hydrates ${path} if it is cached and a deploy has removed the scripts`,
    exhaustiveUnless(path === '/'),
    async ({ page, context, twoBuilds, faults }) => {
      await visit(page, path);
      twoBuilds.deploy('removed');
      const again = await context.newPage();
      await again.goto(address(path));
      await expect(earlier(again), 'the browser uses its copy first').toHaveCount(1);
      await again.mouse.move(20, 20);
      await expect(earlier(again)).toHaveCount(0);
      await again.mouse.move(30, 30);
      await again.locator('html[data-hydrated]').waitFor();
      dropRemoved(faults);
    },
  );
}
