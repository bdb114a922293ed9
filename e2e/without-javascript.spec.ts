import { partners } from '@/content/partners';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { dialogTexts, legal, site } from '@/content/site';
import { expect, phone, test, visit } from './fixtures';
import { pages } from './page-table';

// exported-pages.spec.ts tests the links, the answers to questions and the 404 page, which are plain HTML.

test.use({ javaScriptEnabled: false });

const [project] = projects;

test('shows a project when its URL is opened', async ({ page }) => {
  await visit(page, `/#${project?.id}`);
  await expect(page.locator(`#${project?.id}`)).toBeVisible();
  await expect(page.locator(`#${project?.id}`)).toBeInViewport();
});

test('shows a post instead of its card when its URL is opened, and links to the next post', async ({
  page,
}) => {
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

test('opens dialogs from Explore and the footer, and keeps the page behind them from scrolling', async ({
  page,
}) => {
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

test('a project offers a mail with the project as the subject', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: `Explore ${project?.name}` }).click();
  const link = page
    .getByRole('dialog', { name: project?.name })
    .getByRole('link', { name: dialogTexts.write });
  const subject = encodeURIComponent(`${project?.name}, ${project?.place}`);
  await expect(link).toHaveAttribute('href', `mailto:${site.contact.mail.label}?subject=${subject}`);
});

for (const { path } of pages) {
  test(`shows no controls that need JavaScript on ${path}`, async ({ page }) => {
    await visit(page, path);
    expect(await page.evaluate(uselessControls)).toEqual([]);
    for (const dialog of await page.locator('dialog').all()) {
      const id = (await dialog.getAttribute('id')) ?? '';
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      expect(await page.evaluate(uselessControls), id).toEqual([]);
      await dialog.evaluate((element: HTMLDialogElement) => element.close());
    }
    const named = page.locator('dialog[data-deep-link]').first();
    await page.goto(`${page.url()}#${await named.getAttribute('id')}`);
    await expect(named).toBeVisible();
    expect(await page.evaluate(uselessControls)).toEqual([]);
  });
}

/**
 * Returns the visible controls that need JavaScript: all except native ones, such as links and dialog
 * buttons.
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
  const all = document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex="0"]');
  return [...all]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.matches(native.join()))
    .map((control) => control.outerHTML.slice(0, 100));
}

for (const path of ['/', '/profile', '/coming-soon']) {
  test(`shows a link to the email address instead of the form on ${path}`, async ({ page }) => {
    await visit(page, path);
    const mail = page.getByRole('main').locator(`form noscript a[href="mailto:${site.contact.mail.label}"]`);
    await expect(mail).toBeVisible();
  });
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
