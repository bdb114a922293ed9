import type { Page } from '@playwright/test';
import { sections } from '@/content/home';
import { questions } from '@/content/home1';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { legal, site } from '@/content/site';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerIsland, test, visit, visitInteractive } from './fixtures';

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

for (const [path, sheets] of [
  ['/home1', 3],
  ['/profile', 1],
  ['/coming-soon', 1],
  ['/test', 1],
] as const) {
  test(`${path} prints on ${sheets} A4 pages, without controls`, exhaustive, async ({ page }) => {
    await visitInteractive(page, path);
    const player = playerIsland(page);
    if (path === '/coming-soon') await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await printedPages(page)).toBe(sheets);
    await page.emulateMedia({ media: 'print' });
    const controls = page.locator('button, input, textarea, main a.border-ink, .disclosure-sign');
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    if (path === '/coming-soon') await expect(player.getByRole('img')).toBeVisible();
    for (const { answer } of path === '/home1' ? questions.list : []) {
      const printed = page.getByText(answer);
      await expect(printed).toBeVisible();
      expect((await printed.boundingBox())?.height).toBeGreaterThan(0);
    }
  });
}

test('the home page prints on two A4 pages in the light scheme, with every lazy drawing', async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => {
    if (/media\/.*\.svg$/.test(request.url())) loaded.add(request.url());
  });
  await visitInteractive(page, '/');
  await page.waitForLoadState('networkidle');
  const last = page.locator('#projects .drawing').last();
  const source = `${process.env.SITE_ORIGIN}${await last.getAttribute('src')}`;
  expect(loaded).not.toContain(source);
  expect(await printedPages(page)).toBe(2);
  await expect.poll(() => [...loaded]).toContain(source);

  const drawing = page.locator('#services .drawing').first();
  await drawing.scrollIntoViewIfNeeded();
  const look = async () => [
    await drawing.evaluate((image: HTMLImageElement) => image.currentSrc),
    ...(await page.locator('html').evaluate((html) => {
      const { color, backgroundColor } = getComputedStyle(html);
      return [color, backgroundColor];
    })),
  ];
  const light = await look();
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [index, part] of light.entries())
    await expect.poll(async () => (await look())[index]).not.toBe(part);
  // The screen's dark color scheme doesn't affect print.
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(look).toEqual(light);
  const clips = await page
    .locator('.drawing-field .drawing')
    .evaluateAll((drawings) => drawings.map((element) => getComputedStyle(element).clipPath));
  expect(new Set(clips)).toEqual(new Set(['none']));
  await expect(page.locator('main h2:visible')).toHaveCount(sections.length);
  for (const { name, saving } of projects) {
    const row = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await expect(row.getByText(saving.label).first()).toBeVisible();
  }
  for (const { label } of [site.contact.mail, site.contact.phone])
    await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible();
});

for (const [path, id] of [
  ...projects.map((project) => ['/', project.id]),
  ...posts.map((post) => ['/profile', post.id]),
  ['/', legal[0]?.id],
]) {
  const details = exhaustiveUnless(id === projects[0]?.id);
  test(`the open dialog #${id} prints alone`, details, async ({ page }) => {
    await visit(page, `${path}`);
    await page.locator(`[command=show-modal][commandfor="${id}"]`).first().click();
    const dialog = page.locator('dialog:modal');
    await expect(dialog).toHaveAttribute('id', `${id}`);
    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await expect(dialog.locator('button:visible')).toHaveCount(0);
    await expect(page.locator('h1')).toBeHidden();
    await expect(page.getByRole('contentinfo').locator('dl')).toBeHidden();
  });
}
