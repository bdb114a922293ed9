import type { Page } from '@playwright/test';
import { posts } from '@/content/posts';
import { notes } from '@/content/profile';
import { dialogTexts } from '@/content/site';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, interact, isAt, phone, test, visit, visitInteractive } from './fixtures';

const [post, next] = posts;

const dialog = (page: Page, of = post) => page.getByRole('dialog', { name: of?.title });
const heading = (page: Page, of = post) => dialog(page, of).getByRole('heading', { level: 2 });
const read = (page: Page, of = post) => page.getByRole('button', { name: `${notes.read} ${of?.title}` });

/** Returns the number of characters that fit in a line, for each long paragraph of the open dialog. */
function lineLengths(): number[] {
  return [...document.querySelectorAll('dialog:modal p')]
    .filter(({ textContent }) => textContent.length > 200)
    .map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const width = [...range.getClientRects()].reduce((sum, line) => sum + line.width, 0);
      return (paragraph.clientWidth * paragraph.textContent.length) / width;
    });
}

const devices = [
  { device: 'a phone', options: phone, least: 45 },
  { device: 'a wide screen', options: { viewport: { width: 1280, height: 900 } }, least: 55 },
];

for (const { device, options, least } of devices)
  test.describe(() => {
    test.use(options);

    for (const each of posts) {
      const details = exhaustiveUnless(each === post);
      test(
        `${each.id} opens by URL on ${device}, in lines that are easy to read`,
        details,
        async ({ page }) => {
          await visit(page, `/profile#${each.id}`);
          await interact(page);
          await expect(page).toHaveTitle(new RegExp(`^${each.title.replace('?', '\\?')} · Profile`));
          await expect(heading(page, each)).toBeFocused();
          await expect(heading(page, each)).toBeInViewport();
          await expect(dialog(page, each).getByText(/^\d+ \w+ \d{4}, \d\smin read$/)).toBeInViewport();
          for (const length of await page.evaluate(lineLengths)) {
            expect(length).toBeGreaterThan(least);
            expect(length).toBeLessThan(75);
          }
          const image = dialog(page, each).getByRole('img', { name: each.figure.alt });
          await image.scrollIntoViewIfNeeded();
          await expect
            .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
            .toBeGreaterThan(0);
          await page.keyboard.press('Escape');
          await expect(page).toHaveURL(isAt('/profile'));
        },
      );
    }
  });

test('a post scrolls below its close button, and links to the beginnings of others', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await visitInteractive(page, '/profile');
  for (const _ of ['opened', 'reopened']) {
    await read(page).press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(isAt(`/profile#${post?.id}`));
    await page.keyboard.press('End');
    await expect(dialog(page).getByRole('link', { name: dialogTexts.copy })).toBeInViewport();
    await expect(dialog(page).getByRole('button', { name: dialogTexts.close })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(read(page)).toBeFocused();
  }
  await read(page).press('Enter');
  for (const [label, from, to] of [
    [dialogTexts.next, post, next],
    [dialogTexts.previous, next, post],
    [dialogTexts.previous, post, posts.at(-1)],
  ] as const) {
    await dialog(page, from)
      .getByRole('link', { name: `${label} ${to?.title}` })
      .click();
    await expect(dialog(page, from)).toBeHidden();
    await expect(heading(page, to)).toBeFocused();
    await expect(heading(page, to)).toBeInViewport();
    await expect(page).toHaveURL(isAt(`/profile#${to?.id}`));
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(isAt('/profile'));
  await expect(read(page, posts.at(-1))).toBeFocused();
});
