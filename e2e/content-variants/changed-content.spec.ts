import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { PNG } from 'pngjs';
import { firmLogo } from '@/content/logo';
import { STAT_LENGTH } from '@/content/schema/field-types';
import { changedAnnouncement, countedBy, hiddenWord } from '../../scripts/checks/changed-content';
import { listFiles } from '../../scripts/export/read-export';
import { expect, test, visit } from '../fixtures';
import { pages } from '../pages';

// Two other specs also run against the export with the changed content. exported-pages.spec.ts tests the new
// name and the added entries, and checks that IDs are unique. layout.spec.ts tests that the longest text
// fits.
test('publishes no file that contains the firm’s old name', () => {
  const files = ['out', 'hosting'].flatMap((directory) =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz|woff2|png|ico)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /northlight/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('publishes no file that contains a draft, or an entry whose period hasn’t begun or is over', async () => {
  const files = await listFiles('out');
  const texts = files.filter((file) => !/\.(br|gz|woff2|png|ico)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  const word = new RegExp(hiddenWord, 'i');
  const contentOf = (file: string) => readFileSync(join('out', file), 'utf8');
  expect(files.filter((file) => word.test(file))).toEqual([]);
  expect(texts.filter((file) => word.test(contentOf(file)))).toEqual([]);
});

for (const width of [320, 768, 1280, 1920])
  test(`shows the announcement on every page at ${width} px, but not in print`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of pages) {
      await page.emulateMedia({ media: 'screen' });
      await visit(page, path);
      const line = page.getByRole('complementary', { name: 'Announcement' });
      await expect(line.locator('p')).toHaveText([
        `${changedAnnouncement.text} ${changedAnnouncement.link.label}`,
      ]);
      await line.getByRole('link').click({ trial: true });
      await page.emulateMedia({ media: 'print' });
      await expect(line).toBeHidden();
    }
  });

test('shows the new logo on every page and in the icon', async () => {
  const files = readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => /\.(html|txt|js|svg)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  for (const part of ['M2 38V4l20 16V4l20 16v18z', 'M6 38V8l16 13V8l16 13v17z'])
    expect(files.filter((text) => text.includes(part))).toEqual([]);
  for (const { path } of pages) {
    const html = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8');
    expect(load(html)(`header path[d="${firmLogo.body}"]`).length, path).toBe(1);
  }
  const icon = PNG.sync.read(readFileSync('out/icons/icon-192.png'));
  const pixel = (x: number, y: number) => [...icon.data.subarray((y * icon.width + x) * 4).subarray(0, 3)];
  expect(pixel(96, 96)).toEqual([0x0f, 0xcc, 0xce]);
  // This pixel is inside the old logo and outside the new one.
  expect(pixel(44, 157)).toEqual([0x06, 0x22, 0x2b]);
});

test('runs the visit counter on every page, and mentions it in the privacy text', async ({ page }) => {
  for (const { path } of pages) {
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-counted', countedBy.attributes['data-site']);
    await expect(page.locator(`script[src="${countedBy.src}"]`)).toHaveCount(1);
  }
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' }).click();
  await expect(page.locator('dialog#privacy')).toContainText('Visits are counted without cookies');
});

test('doesn’t wrap counts of the maximum length at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await visit(page, '/profile');
  const counts = page.locator('section[aria-labelledby="profile-title"] dd');
  await expect(counts).toHaveText(Array(3).fill('8'.repeat(STAT_LENGTH)));
  const placed = await counts.evaluateAll((all) =>
    all.map((count) => {
      const text = document.createRange();
      text.selectNodeContents(count);
      const beyond = text.getBoundingClientRect().right - count.getBoundingClientRect().right;
      return { lines: text.getClientRects().length, isInside: beyond <= 0 };
    }),
  );
  expect(placed).toEqual(Array(3).fill({ lines: 1, isInside: true }));
});

test('places at least two services or posts in each row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, selector] of [
    ['/', '#services article'],
    ['/profile', '#notes article'],
  ] as const) {
    await visit(page, path);
    const tops = await page
      .locator(selector)
      .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
    for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  }
});
