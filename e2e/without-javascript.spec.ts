import { partners } from '@/content/partners';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { legal } from '@/content/site';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, phone, test, visit } from './fixtures';
import { pages } from './page-table';

// exported-pages.spec.ts tests the links, the email addresses in place of forms, the answers to questions and the
// 404 page, which are plain HTML.

test.use({ javaScriptEnabled: false });

const [project] = projects;

test('a project or a post shows at its URL, and a post instead of its card', async ({ page }) => {
  await visit(page, `/#${project?.id}`);
  await expect(page.locator(`#${project?.id}`)).toBeInViewport();
  const [post, next] = posts;
  const card = (title = '') =>
    page.getByRole('button', { name: new RegExp(`${title}$`), includeHidden: false });
  await visit(page, `/profile#${post?.id}`);
  const text = page.locator(`#${post?.id}`);
  await expect(text).toBeInViewport();
  expect((await text.boundingBox())?.width).toBeGreaterThan(600);
  await expect(text.getByText(post?.text[0] ?? '')).toBeVisible();
  await expect(card(post?.title)).toBeHidden();
  await text.getByRole('link', { name: `Next ${next?.title}` }).click();
  await expect(text).toBeHidden();
  await expect(page.locator(`#${next?.id}`)).toBeInViewport();
  await card(post?.title).click();
  await expect(page.getByRole('dialog', { name: post?.title })).toBeVisible();
});

test('dialogs open, and keep the page behind them from scrolling', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await visit(page, '/');
  for (const [button, name] of [
    [`Explore ${project?.name}`, project?.name],
    [legal[0]?.title, legal[0]?.title],
  ]) {
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: button }).click();
    await expect(dialog).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const top = await scrolled();
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, -400);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await scrolled()).toBe(top);
    await page.mouse.wheel(0, -400);
    await expect.poll(scrolled).toBeLessThan(top);
  }
});

for (const { path, isSample } of pages) {
  const details = exhaustiveUnless(isSample);
  test(`${path} shows no controls that need JavaScript`, details, async ({ page }) => {
    await visit(page, path);
    expect(await page.evaluate(uselessControls)).toEqual([]);
    const named = page.locator('dialog[data-deep-link]').first();
    await page.goto(`${page.url()}#${await named.getAttribute('id')}`);
    await expect(named).toBeVisible();
    expect(await page.evaluate(uselessControls)).toEqual([]);
  });
}

/**
 * Returns the controls on the page and in its dialogs that need JavaScript: all except native ones, such as
 * links and dialog buttons.
 */
function uselessControls(): string[] {
  const native = [
    'a[href]:not([data-island])',
    '[command="show-modal"]',
    'dialog[open] [command="close"]',
    'summary',
    // These work with CSS alone: `:checked` highlights a layer of the drawing, and the row of partners
    // scrolls.
    '.hero input[type="radio"]',
    '.carousel',
  ];
  const visible = () =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches(native.join()))
      .map((control) => control.outerHTML.slice(0, 100));
  const found = visible();
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.showModal();
    found.push(...visible());
    dialog.close();
  }
  return found;
}

test('on a phone, the logos scroll, the menu opens, and the links in the menu work', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await visit(page, '/');
  const logo = (index: number) =>
    page.locator('#partners').getByRole('img', { name: partners.at(index)?.name });
  await logo(-1).scrollIntoViewIfNeeded();
  await expect(logo(-1)).toBeInViewport({ ratio: 1 });
  await expect(logo(0)).not.toBeInViewport();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Coming Soon', exact: true }).click();
  await expect(page).toHaveTitle(/^Coming Soon/);
  await expect(menu).toBeHidden();
});
