import type { Page } from '@playwright/test';
import { navigation } from '@/content/pages';
import { posts } from '@/content/posts';
import { message, notes } from '@/content/profile';
import { projects } from '@/content/projects';
import { contact, dialogTexts, legal, site } from '@/content/site';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, headerLink, isAt, isolatedTest, phone, test, visit, visitInteractive } from './fixtures';
import { visitWithoutScripts } from './hold-requests';

const [{ id, name } = { id: '', name: '' }] = projects;

const dialog = (page: Page, of = name) => page.getByRole('dialog', { name: of });
const explore = (page: Page, of = name) => page.getByRole('button', { name: `Explore ${of}` });
const read = (page: Page) => page.getByRole('button', { name: `${notes.read} ${posts[0]?.title}` });

const row = (page: Page) => page.getByRole('article').filter({ has: explore(page) });

type Act = (page: Page) => Promise<void>;

/** Ways to open and to close a project. */
const ways: Record<string, [open: Act, close: Act]> = {
  'Enter and Escape': [(page) => explore(page).press('Enter'), (page) => page.keyboard.press('Escape')],
  'its buttons': [
    (page) => explore(page).click(),
    (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  ],
  'a click in the row and on the backdrop': [
    // The button covers the text.
    (page) => row(page).getByText(`${projects[0]?.saving.label}`).first().click({ force: true }),
    (page) => page.mouse.click(5, 5),
  ],
};

test('a project opens and closes in three ways', async ({ page }) => {
  // A fragment that can't be decoded must not affect dialogs.
  await visitInteractive(page, '/#50%');
  for (const [way, [open, close]] of Object.entries(ways)) {
    await test.step(way, async () => {
      await open(page);
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(isAt(`/#${id}`));
      await expect(page.locator('dialog[open] :focus')).toHaveCount(1);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      const top = await page.evaluate(() => scrollY);
      await dialog(page).getByRole('heading', { level: 2 }).click();
      await expect(dialog(page)).toBeVisible();
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(isAt('/#50%'));
      await expect(explore(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(top);
    });
  }
});

test('legal texts open from the footer and by URL, and change the document’s title', async ({ page }) => {
  await visitInteractive(page, '/profile');
  const title = await page.title();
  const [text] = legal;
  await page.getByRole('contentinfo').getByRole('button', { name: text?.title }).click();
  await expect(dialog(page, text?.title)).toBeVisible();
  await expect(page).toHaveURL(isAt(`/profile#${text?.id}`));
  await expect(page).toHaveTitle(`${text?.title} · ${title}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page, text?.title)).toBeHidden();
  await expect(page).toHaveURL(isAt('/profile'));
  await expect(page).toHaveTitle(title);
  await visit(page, `/coming-soon#${text?.id}`);
  await expect(dialog(page, text?.title)).toBeVisible();
});

test('going back and forward closes and reopens a project, even after a reload', async ({ page }) => {
  await visitInteractive(page, '/profile');
  await headerLink(page, 'Home').click();
  await explore(page).click();
  await expect(page).toHaveURL(isAt(`/#${id}`));
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(isAt('/'));
  await expect(explore(page)).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL(isAt(`/#${id}`));
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(isAt('/'));
  await expect(explore(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(isAt('/profile'));
  await expect(page).toHaveTitle(/^Profile/);
});

test('closing a project focuses its button, even after following a link and going back', async ({ page }) => {
  await visitInteractive(page, '/');
  for (const link of [headerLink(page, 'Profile'), headerLink(page, navigation.contact.label)]) {
    await link.press('Enter');
    await expect(page).not.toHaveURL(isAt('/'));
    await page.goBack();
    await expect(link).toBeFocused();
    await explore(page).click();
    await expect(page).toHaveURL(isAt(`/#${id}`));
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(isAt('/'));
    await expect(explore(page)).toBeFocused();
  }
});

test('a mail link in a dialog stays in the dialog, which then closes as usual', async ({ page }) => {
  await visitInteractive(page, '/test');
  const text = legal.find(({ report }) => report);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: text?.title });
  await opener.click();
  await expect(page).toHaveURL(isAt(`/test#${text?.id}`));
  await dialog(page, text?.title).getByRole('link').click();
  await expect(dialog(page, text?.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(isAt('/test'));
  await expect(opener).toBeFocused();
});

// posts.spec.ts tests the links from a dialog to its neighbors.
for (const { path, opener, title, topic, form } of [
  { path: '/', opener: explore, title: name, topic: `${name}, ${projects[0]?.place}`, form: contact.form },
  { path: '/profile', opener: read, title: posts[0]?.title, topic: posts[0]?.title, form: message.form },
]) {
  const details = exhaustiveUnless(path === '/');
  test(`on a phone, dialogs of ${path} fill the screen, and link to the form`, details, async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    await visitInteractive(page, path);
    await opener(page).click();
    const open = dialog(page, title);
    const width = await page.evaluate(() => document.body.clientWidth);
    expect(await open.boundingBox()).toEqual({ x: 0, y: 0, width, height: phone.viewport.height });
    await expect(open.locator('a, button').first()).toHaveAccessibleName(dialogTexts.close);
    const write = open.getByRole('link', { name: dialogTexts.write });
    // The button of a post is at its end.
    if (path === '/') await expect(write).toBeInViewport();
    await write.click();
    await expect(open).toBeHidden();
    const written = page.locator(`#${form.id}`);
    await expect(written.locator('textarea')).toBeFocused();
    await expect(written.locator('textarea')).toBeInViewport();
    await expect(written.locator('textarea')).toHaveAccessibleDescription(`About: ${topic}`);
    await expect(written.getByText(`About: ${topic}`)).toBeInViewport();
    await expect(written.locator('[name=topic]')).toHaveValue(topic ?? '');
    await written.getByRole('button').click();
    await expect(written.getByRole('status').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`subject=${encodeURIComponent(`${form.subject}: ${topic}`)}&`),
    );
    await page.goBack();
    await expect(open).toBeVisible();
  });
}

for (const project of projects) {
  const details = exhaustiveUnless(project === projects[0]);
  test(`the buttons of ${project.id} stay in view on a phone`, details, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitInteractive(page, '/');
    await explore(page, project.name).click();
    const open = dialog(page, project.name);
    await open.locator('tr').last().scrollIntoViewIfNeeded();
    await expect(open.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    const columns = await open.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('.bar, .bar + span, td:last-child')].map((part) => {
          const { left, right } = part.getBoundingClientRect();
          return Math.round(part.matches('td') ? right : left);
        }),
      ),
    );
    for (const lefts of columns) expect(lefts, 'the bars of the table').toEqual(columns[0]);
    await page.keyboard.press('Escape');
    await expect(explore(page, project.name)).toBeFocused();
    await expect(explore(page, project.name)).toBeInViewport({ ratio: 1 });
  });
}

test('a project opened by its URL before scripts load can be closed afterwards', async ({ page }) => {
  await visit(page, '/profile');
  const release = await visitWithoutScripts(page, `/#${id}`);
  await expect(dialog(page)).toBeFocused();
  await expect(dialog(page)).toHaveCSS('outline-style', 'none');
  await expect(page).toHaveTitle(`${name} · ${site.name}`);
  const scrolled = await page.evaluate(() => scrollY);
  release();
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(isAt('/'));
  await expect(page).toHaveTitle(site.name);
  await expect(explore(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(isAt('/profile'));
});

test('a project stays closed if the user closed it before the scripts loaded', async ({ page }) => {
  const release = await visitWithoutScripts(page, `/#${id}`);
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  release();
  await expect(page).toHaveURL(isAt('/'));
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});

for (const query of ['', '?utm_source=letter'])
  test(`after “Next” from a shared link with the query "${query}", going back closes the project`, async ({
    page,
  }) => {
    const [, second, third] = projects;
    await visit(page, '/profile');
    await visitInteractive(page, `/${query}#${id}`);
    await expect(dialog(page)).toBeVisible();
    for (const next of [second, third]) {
      await page
        .locator('dialog:modal')
        .getByRole('link', { name: `${dialogTexts.next} ${next?.name}` })
        .click();
      await expect(dialog(page, next?.name)).toBeVisible();
      await expect(page).toHaveURL(isAt(`/#${next?.id}`));
    }
    await page.goBack();
    await expect(page).toHaveURL(isAt('/'));
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(explore(page, third?.name)).toBeFocused();
    expect(new URL(page.url()).search).toBe(query);
    await page.goForward();
    await expect(dialog(page, third?.name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(isAt('/'));
    await page.goBack();
    await expect(page).toHaveURL(isAt('/profile'));
  });

isolatedTest('a project’s link can be copied or opened in a new tab', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitInteractive(page, '/?utm_source=letter');
  await explore(page).click();
  await expect(page).toHaveURL(isAt(`/#${id}`));
  const copy = dialog(page).getByRole('link', { name: 'Copy link' });
  const status = dialog(page).getByRole('status');
  await copy.click();
  await expect(status).toHaveText('Copied');
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/#${id}`, page.url()).href);
  // A new element, which screen readers announce again.
  const first = await status.locator('span').elementHandle();
  await copy.click();
  await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(status).toHaveText('Copied');
  const opened = context.waitForEvent('page');
  await copy.click({ modifiers: ['Control'] });
  await (await opened).waitForURL(isAt(`/#${id}`));
  await page.bringToFront();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await copy.click();
  await expect(status).toHaveText(dialogTexts.copyFailed);
  await page.keyboard.press('Escape');
  await explore(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(status).toBeEmpty();
});
