import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { teaser } from '@/content/coming-soon';
import { message } from '@/content/profile';
import { STAT_LENGTH } from '@/content/schema/field-types';
import { formTexts, site } from '@/content/site';
import { variant } from '../../scripts/test/variant';
import { expect, test, visit, visitInteractive } from '../fixtures';
import { pages } from '../page-table';

// Two other specs also run against this build: exported-pages.spec.ts tests that pages show the added entries
// and texts, and layout.spec.ts tests that the longest texts fit.

test('the variant contains no file with the default name of the firm', () => {
  const files = ['out', 'hosting'].flatMap((directory) =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz|woff2|png|ico)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(50);
  // The style sheet of the player's package contains the name of its element.
  expect(files.filter((file) => /northlight(?!-player\b)/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});

for (const width of [320, 768, 1280, 1920])
  test(`the announcement shows below each header at ${width} px, but not in print`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of pages) {
      await page.emulateMedia({ media: 'screen' });
      await visit(page, path);
      const line = page.getByRole('complementary', { name: 'Announcement' });
      await expect(line).toHaveText(variant.announcement);
      const [header, box] = [await page.getByRole('banner').boundingBox(), await line.boundingBox()];
      expect(box?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
      await page.emulateMedia({ media: 'print' });
      await expect(line).toBeHidden();
    }
  });

test('the analytics script runs on every page, and the privacy text mentions it', async ({ page }) => {
  const { src, attributes } = variant.analytics;
  for (const { path } of pages) {
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-counted', attributes['data-site']);
    await expect(page.locator(`script[src="${src}"]`)).toHaveCount(1);
  }
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' }).click();
  await expect(page.locator('dialog#privacy')).toContainText('Visits are counted without cookies');
});

test('counts of the maximum length don’t wrap at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await visit(page, '/profile');
  // The number of posts is not a text of the content, so it isn't replaced.
  const counts = page
    .locator('section[aria-labelledby="profile-title"] dd')
    .filter({ hasText: '8'.repeat(STAT_LENGTH) });
  await expect(counts).toHaveCount(2);
  const placed = await counts.evaluateAll((all) =>
    all.map((count) => {
      const text = document.createRange();
      text.selectNodeContents(count);
      const beyond = text.getBoundingClientRect().right - count.getBoundingClientRect().right;
      return { lines: text.getClientRects().length, isInside: beyond <= 0 };
    }),
  );
  expect(placed).toEqual(Array(2).fill({ lines: 1, isInside: true }));
});

for (const [path, selector] of [
  ['/', '#services article'],
  ['/profile', '#notes article'],
] as const)
  test(`four entries stand in rows of at least two in ${selector}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, path);
    const tops = await page
      .locator(selector)
      .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(tops).toHaveLength(4);
    for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  });

// components/ui/form.test.tsx tests how forms handle other responses.
for (const { path, form, invalid, typed } of [
  {
    path: '/profile',
    form: message.form,
    invalid: '',
    typed: ['A. Reader', 'Chillers & pumps', 'reader@example.org', 'Two plant rooms,\n450 kW each.'],
  },
  { path: '/coming-soon', form: teaser.form, invalid: 'not an address', typed: ['reader@example.org'] },
])
  test(`the form of ${path} is posted as JSON once all fields are valid`, async ({ page, faults }) => {
    const endpoint = site.formsEndpoint ?? '';
    const posted: unknown[] = [];
    await page.route(endpoint, (route) => {
      const request = route.request();
      posted.push([request.headers()['content-type'], request.postDataJSON()]);
      return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await visitInteractive(page, path);
    const fields = page.getByRole('main').locator('form').getByRole('textbox');
    const send = page.getByRole('button', { name: form.submit });
    await fields.first().fill(invalid);
    await send.click();
    await expect(fields.first()).toBeFocused();
    await expect(page.locator('main form :invalid')).toHaveCount(form.fields.length);
    expect(posted).toEqual([]);
    for (const [index, text] of typed.entries()) await fields.nth(index).fill(text);
    await send.click();
    await expect(page.getByRole('main').locator('form').getByRole('status')).toHaveText(formTexts.sent);
    const data = Object.fromEntries(form.fields.map(({ name }, index) => [name, typed[index]]));
    expect(posted).toEqual([['application/json', data]]);
    // The fixture records requests to other origins as faults. Remove those for the form's endpoint, which is
    // on a different origin by design.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(endpoint)));
  });
