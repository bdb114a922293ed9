import type { Page } from '@playwright/test';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';
import { chunkPattern } from './chunk-pattern';
import { exhaustive, exhaustiveUnless } from './exhaustive';
import {
  address,
  expect,
  footerLink,
  headerLink,
  hydrated,
  isAt,
  phone,
  test,
  visit,
  visitInteractive,
} from './fixtures';
import { holdRequests } from './hold-requests';
import { pages } from './pages';

const anotherThan = (path: string) => (path === '/profile' ? '/coming-soon' : '/profile');

/** Checks that the page of a link is open and that the target of the link's fragment is in view. */
async function expectToBeAt(page: Page, href: string) {
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  const [target, id] = href.split('#');
  const { heading } = pages.find((one) => address(one.path) === target) ?? {};
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ? [heading] : []);
  if (id) await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

/** Goes back to a page on which a link was followed. This is faster than loading the page again. */
async function returnTo(page: Page, path: string, followed: string) {
  if (followed !== address(path)) await page.goBack();
  await expectToBeAt(page, address(path));
}

// The header and the footer have the same links on every page (exported-pages.spec.ts). Links with a fragment
// are followed both on the page that contains the fragment and from a different page.
for (const [path, links] of [
  ['/', 'a[href^="/"]:not([download])'],
  ['/test', 'a[href^="/"]'],
  ['/home1', 'main a[href^="/"]:not([download])'],
] as const) {
  test(
    `opens the page and fragment that each internal link on ${path} points to`,
    exhaustive,
    async ({ page }) => {
      test.setTimeout(180_000);
      await visitInteractive(page, path);
      const hrefs = await page
        .locator(links)
        .filter({ visible: true })
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs).not.toEqual([]);
      for (const href of new Set(hrefs)) {
        await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
        await expectToBeAt(page, href);
        await returnTo(page, path, href);
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const { path } of pages) {
    test(
      `opens the page of each menu link on ${path}, and focuses the menu button after going back`,
      exhaustiveUnless(path === '/'),
      async ({ page }) => {
        await visitInteractive(page, path);
        const menu = page.getByRole('dialog', { name: navigation.menu.label });
        const button = page.getByRole('banner').getByRole('button', { name: navigation.menu.label });
        await button.tap();
        const links = menu.locator('a[href^="/"]');
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        expect(hrefs.length).toBe(navigation.links.length + 2);
        for (const [index, href] of hrefs.entries()) {
          if (await menu.isHidden()) await button.tap();
          await links.nth(index).tap();
          await expectToBeAt(page, href);
          await expect(menu).toBeHidden();
          const isAnotherPage = href.split('#')[0] !== address(path);
          if (isAnotherPage && !href.includes('#')) await expect(page.getByRole('main')).toBeFocused();
          await returnTo(page, path, href);
          if (isAnotherPage) await expect(button).toBeFocused();
        }
      },
    );
  }
});

test('shows the poster at the size of the animation while the player loads', async ({ page }) => {
  // This text from the default renderer settings identifies the chunk with the player's code.
  const { release } = await holdRequests(page, chunkPattern('clearCanvas:!1'));
  await visitInteractive(page, '/profile');
  await headerLink(page, 'Home').click();
  await expect(page).toHaveTitle(site.name);
  const place = page.locator('[data-animation]');
  await expect(place.locator('img')).toBeAttached();
  await place.scrollIntoViewIfNeeded();
  const before = await place.boundingBox();
  release();
  await expect(place.locator('[data-state]')).toBeAttached();
  expect(await place.boundingBox()).toEqual(before);
});

test('keeps the scroll position when a header link is focused, and restores it instantly after going back', async ({
  page,
}) => {
  await visitInteractive(page, '/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  for (const link of await page.getByRole('banner').getByRole('link').all()) {
    await link.focus();
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  }
  await headerLink(page, 'Profile').click();
  await expect(page).toHaveTitle(/^Profile/);
  const scrolls = await page.evaluateHandle(() => {
    const scrolls: number[] = [];
    addEventListener('scroll', () => scrolls.push(scrollY));
    return scrolls;
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/chill/i);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  expect(await scrolls.jsonValue()).toHaveLength(1);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).hover();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

for (const { path, isSample } of pages) {
  const target = anotherThan(path);

  test(
    `the skip link of ${path} works before hydration, and going back and forward restores the focus`,
    exhaustiveUnless(isSample),
    async ({ page }) => {
      const { release } = await holdRequests(page, '**/*.js');
      const main = page.getByRole('main');
      const link = footerLink(page, target);
      const last = page.getByRole('contentinfo').getByRole('button').last();
      await visit(page, path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: /skip/i });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(main).toBeFocused();
      release();
      await hydrated(page);
      await expect(main).toBeFocused();
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(isAt(target));
      await expect(main).toBeFocused();
      await last.focus();
      await page.goBack();
      await expect(page).toHaveURL(isAt(path));
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.goForward();
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
    },
  );

  test(
    `shows ${path} after going back and forward if the user changed the fragment in the address bar`,
    exhaustiveUnless(isSample),
    async ({ page }) => {
      await visitInteractive(page, path);
      const title = await page.title();
      await page.evaluate(() => {
        location.hash = 'main';
      });
      await footerLink(page, target).click();
      await expect(page).not.toHaveTitle(title);
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(isAt(`${path}#main`));
      await page.goBack();
      await expect(page).toHaveURL(isAt(path));
      await page.goForward();
      await expect(page).toHaveURL(isAt(`${path}#main`));
      // The router updates the history entry in a separate task.
      await expect
        .poll(() => page.evaluate(() => Object.keys(history.state ?? {}).length))
        .toBeGreaterThan(0);
      await page.goForward();
      await expect(page).not.toHaveTitle(title);
      await page.evaluate(() => history.go(-2));
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(isAt(path));
    },
  );
}

test('returns the focus to a same-page link after going back', async ({ page }) => {
  await visitInteractive(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'Talk to an engineer' });
  await link.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('region', { name: /contact us/i }).getByRole('heading');
  await expect(heading).toBeFocused();
  // The router updates the URL before it scrolls.
  await expectToBeAt(page, address('/#contact'));
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(heading).toBeFocused();
});

const LINKS = [
  ['/', '/#contact'],
  ['/', '/profile'],
  ['/home1', '/home1#contact'],
  ['/home1', '/'],
  ['/profile', '/profile#message'],
  ['/coming-soon', '/'],
  ['/test', '/home1'],
] as const;

for (const [path, href] of LINKS) {
  /** Goes back and checks that the link has the focus again. */
  const expectToReturn = async (page: Page) => {
    const link = page
      .locator(`a[href="${address(href)}"]`)
      .filter({ visible: true })
      .first();
    await page.goBack();
    await expect(page).toHaveURL(isAt(path));
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  };

  test(
    `opens ${href} from ${path}, and goes back, if the link is clicked as soon as the router starts`,
    exhaustiveUnless(path === '/'),
    async ({ page }) => {
      // The router replaces the first history entry when it starts, before React runs effects.
      await page.addInitScript((href) => {
        const { replaceState } = history;
        history.replaceState = function (state, ...rest) {
          replaceState.call(this, state, ...rest);
          if (!state?.__NA) return;
          Object.assign(history, { replaceState });
          const links = [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)];
          const link = links.find((one) => one.checkVisibility({ visibilityProperty: true }));
          link?.focus();
          queueMicrotask(() => link?.click());
        };
      }, address(href));
      await visit(page, path);
      await page.keyboard.press('Shift');
      await expectToBeAt(page, address(href));
      const main = page.getByRole('main');
      await expect(
        href.includes('#') ? main.locator(`${href.slice(href.indexOf('#'))} h2`) : main,
      ).toBeFocused();
      await expectToReturn(page);
    },
  );

  if (!href.startsWith(`${path}#`)) continue;
  test(
    `opens ${href} from ${path}, and goes back, if the link is clicked before hydration`,
    exhaustiveUnless(path === '/'),
    async ({ page }) => {
      const { release } = await holdRequests(page, '**/*.js');
      await visit(page, path);
      await page
        .locator(`a[href="${address(href)}"]`)
        .filter({ visible: true })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await expectToBeAt(page, address(href));
      release();
      await hydrated(page);
      await expectToReturn(page);
      // Opening a dialog makes the router update the URL again.
      await page.getByRole('contentinfo').getByRole('button').last().click();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(isAt(path));
    },
  );
}

test('underlines only the header’s link to the current page in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/profile');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const underlined = await links.evaluateAll((all) =>
    all
      .map((link) => [link.textContent, getComputedStyle(link).textDecorationLine])
      .filter(([, line]) => line !== 'none'),
  );
  expect(underlined).toEqual([['Profile', 'underline']]);
});
