import { exhaustiveUnless } from './exhaustive';
import { address, isolatedTest as base, expect, visit } from './fixtures';
import { holdRequests } from './hold-requests';
import { type Listening, listen } from './listen';
import { pages } from './pages';

type TwoBuilds = Listening & {
  /** From now on every answer is the later build's. */
  deploy(): void;
};

/** A build's id, where a page and its data name it. */
const id = /(data-build="|"b":")[\w-]+/g;

/** Stands before the served site with an earlier build of it, whose pages a browser may keep for ten minutes. */
async function serveTwoBuilds(site: string): Promise<TwoBuilds> {
  let deployed = false;
  const server = await listen(async (incoming, outgoing) => {
    const answer = await fetch(new URL(incoming.url ?? '/', site));
    const headers = new Map(answer.headers);
    // What is passed on is neither compressed any more nor of that length.
    for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
    const isText = /html|plain/.test(headers.get('content-type') ?? '');
    if (isText) headers.set('cache-control', 'public, max-age=600');
    outgoing.setHeaders(headers).writeHead(answer.status);
    if (deployed || !isText) outgoing.end(Buffer.from(await answer.arrayBuffer()));
    else outgoing.end((await answer.text()).replaceAll(id, '$1earlier'));
  });
  return {
    ...server,
    deploy() {
      deployed = true;
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

for (const { path } of pages) {
  test(
    `${path}, open and not hydrated while another build is deployed, loads anew and hydrates`,
    exhaustiveUnless(path === '/'),
    async ({ page, twoBuilds }) => {
      const { requested, release } = await holdRequests(page, '**/*.txt');
      await visit(page, path);
      await expect(page.locator('script[data-build="earlier"]')).toHaveCount(1);
      await page.mouse.move(20, 20);
      await requested;
      twoBuilds.deploy();
      release();
      await expect(page.locator('script[data-build="earlier"]')).toHaveCount(0);
      await page.mouse.move(30, 30);
      await page.locator('html[data-hydrated]').waitFor();
    },
  );

  test(
    `${path}, kept by the browser from an earlier build, loads anew and hydrates`,
    exhaustiveUnless(path === '/'),
    async ({ page, context, twoBuilds }) => {
      await visit(page, path);
      await page.mouse.move(20, 20);
      await page.locator('html[data-hydrated]').waitFor();
      twoBuilds.deploy();
      const again = await context.newPage();
      const builds: string[] = [];
      await again.exposeFunction('seen', (build: string) => builds.push(build));
      await again.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const { build } = document.querySelector<HTMLElement>('script[data-build]')?.dataset ?? {};
          (window as typeof window & { seen?: (build?: string) => void }).seen?.(build);
        });
      });
      await again.goto(address(path));
      await again.mouse.move(20, 20);
      await expect.poll(() => builds.length).toBe(2);
      await again.mouse.move(30, 30);
      await again.locator('html[data-hydrated]').waitFor();
      expect(builds[0], 'the kept page comes first').toBe('earlier');
      expect(builds.slice(1)).toEqual([expect.not.stringMatching('earlier')]);
    },
  );
}
