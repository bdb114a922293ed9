import type { Page } from '@playwright/test';
import { message } from '@/content/profile';
import { formTexts, site } from '@/content/site';
import { expect, test, visitInteractive } from './fixtures';

declare global {
  var announced: string[];
}

/** Writes down every text that comes into a live region which a screen reader has, in a shadow tree too. */
async function listen(page: Page) {
  await page.evaluate(() => {
    globalThis.announced = [];
    const observe = (root: Document | ShadowRoot) =>
      new MutationObserver((records) => {
        for (const { target, type, addedNodes } of records) {
          // What goes is not read.
          if (type === 'childList' && addedNodes.length === 0) continue;
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest('[role=status], [role=alert], [aria-live]');
          const host =
            region?.getRootNode() instanceof ShadowRoot ? (region.getRootNode() as ShadowRoot).host : region;
          if (region?.textContent && host?.checkVisibility()) globalThis.announced.push(region.textContent);
        }
      }).observe(root, { subtree: true, childList: true, characterData: true });
    observe(document);
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) observe(shadowRoot);
  });
}

const heard = (page: Page) => page.evaluate(() => globalThis.announced);

test('a change of route is announced once, by its title', async ({ page }) => {
  await visitInteractive(page, '/');
  await listen(page);
  const expected: string[] = [];
  for (const [name, title] of [
    ['Profile', `Profile · ${site.name}`],
    ['Coming Soon', `Coming Soon · ${site.name}`],
    ['Home', site.name],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expected.push(title);
    await expect.poll(() => heard(page)).toEqual(expected);
  }
});

test('each press of a form is told, and of an empty one not that its text is there', async ({ page }) => {
  await visitInteractive(page, '/profile');
  await listen(page);
  const send = page.getByRole('button', { name: message.form.submit });
  const [empty, typed] = [formTexts.notConnectedEmpty, formTexts.notConnected].map((text) =>
    text.replace('{mail}', site.contact.mail.label),
  );
  await send.click();
  await expect.poll(() => heard(page)).toEqual([empty]);
  await send.click();
  await expect.poll(() => heard(page)).toEqual([empty, empty]);
  await page.getByLabel('Full name').fill('Ada');
  await send.click();
  await expect.poll(() => heard(page)).toEqual([empty, empty, typed]);
});

test('playing, and scrolling away and back, says nothing by itself', async ({ page }) => {
  await visitInteractive(page, '/');
  const bar = page.getByRole('group', { name: 'A day on campus: controls' });
  await bar.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-state=stopped]')).toBeVisible();
  await listen(page);
  await bar.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('[data-state=playing]')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('[data-state=frozen]')).toBeAttached();
  await bar.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-state=playing]')).toBeVisible();
  expect(await heard(page)).toEqual([]);
});
