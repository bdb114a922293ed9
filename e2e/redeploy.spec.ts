import type { Page } from '@playwright/test';
import { withPolicyMeta } from '../scripts/export/page-html';
import { pagePolicy } from '../scripts/hosting/content-security-policy';
import { exhaustiveUnless } from './exhaustive';
import { address, expect, footerLink, hydrated, visit } from './fixtures';
import { listen } from './listen';
import { pages } from './pages';
import { fetchFromSite, testOn } from './site-proxy';

/** Changes the build ID and the script URLs in a file, as if an earlier build had written the file. */
const makeEarlier = (text: string) =>
  text
    .replaceAll(/(\\?"b\\?":\\?")[\w-]+/g, '$1earlier')
    .replaceAll('/static/chunks/', '/static/earlier/')
    .replaceAll('"static/chunks/', '"static/earlier/');

/**
 * Starts a proxy that serves an earlier build of the site and, after `deploy`, the later build. Browsers are
 * allowed to cache pages for ten minutes.
 */
async function serveTwoBuilds() {
  let scripts: 'live' | 'kept' | 'removed' = 'live';
  const listening = await listen(async ({ url = '/' }, outgoing) => {
    const isEarlier = scripts === 'live' || url.includes('/static/earlier/');
    if (isEarlier && scripts === 'removed') return outgoing.writeHead(404).end();
    const { status, headers, body } = await fetchFromSite(url.replace('/static/earlier/', '/static/chunks/'));
    // Remove these validators, because they belong to the later build.
    for (const name of ['etag', 'last-modified']) headers.delete(name);
    const [type] = /html|plain|javascript/.exec(headers.get('content-type') ?? '') ?? [];
    if (type && type !== 'javascript') headers.set('cache-control', 'public, max-age=600');
    outgoing.setHeaders(headers).writeHead(status);
    if (!isEarlier || !type) return outgoing.end(body);
    const text = makeEarlier(String(body));
    return outgoing.end(type === 'html' ? withPolicyMeta(text, pagePolicy(text)) : text);
  });
  return {
    ...listening,
    /** Switches to the later build. Some hosts keep the scripts of the earlier build. */
    deploy(earlierScripts: 'kept' | 'removed') {
      scripts = earlierScripts;
    },
  };
}

const test = testOn(serveTwoBuilds);

const earlier = (page: Page) => page.locator('script[data-scripts*="/static/earlier/"]');

/**
 * Moves the pointer, which hydrates the page or, if its scripts are missing, reloads it. Then expects a page
 * of the later build.
 */
async function expectNewBuild(page: Page) {
  await page.mouse.move(20, 20);
  await expect(earlier(page)).toHaveCount(0);
  await page.mouse.move(30, 30);
  await hydrated(page);
}

for (const { path } of pages) {
  test(
    `hydrates ${path} after a deploy that keeps its scripts, and then loads the new build with the next page`,
    exhaustiveUnless(path === '/'),
    async ({ page, siteProxy }) => {
      await visit(page, path);
      siteProxy.deploy('kept');
      await page.mouse.move(10, 10);
      await hydrated(page);
      await expect(earlier(page)).toHaveCount(1);
      const target = path === '/profile' ? '/coming-soon' : '/profile';
      await footerLink(page, target).click();
      await expect(page).toHaveURL(address(target));
      await expectNewBuild(page);
    },
  );

  test(
    `reloads and hydrates an open or cached copy of ${path} after a deploy that removes the copy’s scripts`,
    exhaustiveUnless(path === '/'),
    async ({ page, context, siteProxy, faults }) => {
      await visit(page, path);
      await expect(earlier(page)).toHaveCount(1);
      siteProxy.deploy('removed');
      const cached = await context.newPage();
      await cached.goto(address(path));
      await expect(earlier(cached), 'the browser first shows its cached copy').toHaveCount(1);
      await expectNewBuild(cached);
      await page.bringToFront();
      await expectNewBuild(page);
      const others = faults.filter((fault) => !fault.includes('/static/earlier/'));
      faults.splice(0, faults.length, ...others);
    },
  );
}
