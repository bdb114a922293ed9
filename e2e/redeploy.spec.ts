import type { Page } from '@playwright/test';
import { withPolicyMeta } from '../scripts/export/policy-meta';
import { pagePolicy } from '../scripts/hosting/content-security-policy';
import { policyOrigins } from '../scripts/hosting/policy-origins';
import { exhaustiveUnless } from './exhaustive';
import { address, isolatedTest as base, expect, visit } from './fixtures';
import { type Listening, listen } from './listen';
import { pages } from './pages';

type TwoBuilds = Listening & {
  /** From now on every answer is the later build's. A host may remove the scripts of the earlier build. */
  deploy(scripts: 'kept' | 'removed'): void;
};

/** Turns a file of the site into that of an earlier build, with an ID and scripts of its own. */
const makeEarlier = (text: string) =>
  text
    .replaceAll(/(\\?"b\\?":\\?")[\w-]+/g, '$1earlier')
    .replaceAll('/static/chunks/', '/static/earlier/')
    .replaceAll('"static/chunks/', '"static/earlier/');

/** Stands before the served site with an earlier build of it, whose pages a browser may keep for ten minutes. */
async function serveTwoBuilds(site: string): Promise<TwoBuilds> {
  let scripts: 'live' | 'kept' | 'removed' = 'live';
  const server = await listen(async (incoming, outgoing) => {
    const url = incoming.url ?? '/';
    const isEarlier = scripts === 'live' || url.includes('/static/earlier/');
    if (isEarlier && scripts === 'removed') {
      outgoing.writeHead(404).end();
      return;
    }
    const answer = await fetch(new URL(url.replace('/static/earlier/', '/static/chunks/'), site));
    const headers = new Map(answer.headers);
    // What is passed on is neither compressed any more nor of that length.
    for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
    const [type = ''] = /html|plain|javascript/.exec(headers.get('content-type') ?? '') ?? [];
    if (type && type !== 'javascript') headers.set('cache-control', 'public, max-age=600');
    outgoing.setHeaders(headers).writeHead(answer.status);
    if (!isEarlier || !type) {
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const text = makeEarlier(await answer.text());
    outgoing.end(type === 'html' ? withPolicyMeta(text, pagePolicy(text, policyOrigins)) : text);
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

/** Takes out the errors of requests for scripts that the host has removed. */
function dropRemoved(faults: string[]) {
  const others = faults.filter((fault) => !fault.includes('/static/earlier/'));
  faults.splice(0, faults.length, ...others);
}

for (const { path } of pages) {
  test(
    `${path} hydrates after a deploy that keeps its scripts, and its links load the new build`,
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
    `${path} reloads and hydrates after a deploy that removes its scripts`,
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
    `${path} reloads and hydrates when it comes from the cache and a deploy has removed its scripts`,
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
