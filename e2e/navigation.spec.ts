import type { Page } from '@playwright/test';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';
import { chunkPattern } from './chunk-pattern';
import { exhaustive, exhaustiveUnless } from './exhaustive';
import { address, expect, isolatedTest, phone, test, visit, visitInteractive } from './fixtures';
import { holdRequests } from './hold-requests';
import { pages } from './pages';

for (const start of pages) {
  test(
    `navigates from ${start.path} to each page through the header without a document load`,
    exhaustiveUnless(start.isSample),
    async ({ page }) => {
      await visitInteractive(page, start.path);
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      const links = page.getByRole('banner').getByRole('navigation');
      for (const name of ['Profile', 'Coming Soon', 'Home']) {
        const target = pages.find(({ title, path }) => (name === 'Home' ? path === '/' : title === name));
        await links.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${address(target?.path ?? '')}$`));
        await expect(page).toHaveTitle(target?.fullTitle ?? '');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([target?.heading ?? '']);
        await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
        await expect(links.locator('[aria-current]')).toHaveCount(1);
      }
      await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    },
  );
}

for (const { path } of pages) {
  test(
    `opens the right page and fragment from every internal link on ${path}`,
    exhaustive,
    async ({ page }) => {
      test.setTimeout(180_000);
      await visitInteractive(page, path);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) =>
          all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
        );
      const pagesLinked = hrefs.filter((href) => !href.startsWith(address('/files/')));
      for (const href of new Set(pagesLinked)) {
        const link = page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
        await link.click();
        await expectToBeAt(page, href);
        // Going back is faster than loading the page again.
        if (href !== address(path)) await page.goBack();
        await expectToBeAt(page, address(path));
      }
    },
  );
}

/** Creates a predicate that compares a URL's path and fragment with an address. */
const isAt = (path: string) => (url: URL) => url.pathname + url.hash === address(path);

/** Checks that the link's page is open and its fragment is in view. */
async function expectToBeAt(page: Page, href: string) {
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  const [target, id] = href.split('#');
  const { heading } = pages.find((one) => address(one.path) === target) ?? {};
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ? [heading] : []);
  if (id) await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const { path, isSample } of pages) {
    test(
      `returns the focus to the menu button after going back to ${path}`,
      exhaustiveUnless(isSample),
      async ({ page }) => {
        await visitInteractive(page, path);
        const button = page.getByRole('banner').getByRole('button', { name: navigation.menu.label });
        await button.tap();
        const name = path === '/profile' ? 'Coming Soon' : 'Profile';
        await page.getByRole('dialog').getByRole('link', { name, exact: true }).tap();
        await expect(page).toHaveTitle(new RegExp(`^${name}`));
        await expect(page.getByRole('main')).toBeFocused();
        await page.goBack();
        await expect(button).toBeFocused();
      },
    );

    test(
      `opens the right page and closes the menu from every menu link on ${path}`,
      exhaustiveUnless(path === '/'),
      async ({ page }) => {
        await visitInteractive(page, path);
        const menu = page.getByRole('dialog', { name: navigation.menu.label });
        const open = () =>
          page.getByRole('banner').getByRole('button', { name: navigation.menu.label }).tap();
        await open();
        const links = menu.locator('a[href^="/"]');
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        expect(hrefs.length).toBe(navigation.links.length + 2);
        for (const [index, href] of hrefs.entries()) {
          if (await menu.isHidden()) await open();
          await links.nth(index).tap();
          await expectToBeAt(page, href);
          await expect(menu).toBeHidden();
          // Going back is faster than loading the page again.
          if (href !== address(path)) await page.goBack();
          await expectToBeAt(page, address(path));
        }
      },
    );
  }
});

test('shows the poster at the animation’s final size while the player loads', async ({ page }) => {
  // The default renderer settings identify the chunk with the player's code.
  const { release } = await holdRequests(page, chunkPattern('clearCanvas:!1'));
  await visitInteractive(page, '/profile');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveTitle(site.name);
  const place = page.locator('[data-animation]');
  await expect(place.locator('img')).toBeAttached();
  await place.scrollIntoViewIfNeeded();
  const before = await place.boundingBox();
  release();
  await expect(place.locator('[data-state]')).toBeAttached();
  expect(await place.boundingBox()).toEqual(before);
});

test('scrolls smoothly to a section, but restores the scroll position instantly when going back', async ({
  page,
}) => {
  await visitInteractive(page, '/');
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveTitle(/^Profile/);
  await page.evaluate(() => {
    globalThis.scrolls = [];
    addEventListener('scroll', () => globalThis.scrolls.push(scrollY));
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/chill/i);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  expect(await page.evaluate(() => globalThis.scrolls.length)).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).hover();
  await expect.poll(behaviour).toBe('smooth');
});

for (const { path, isSample } of pages) {
  test(
    `restores the focus, in view, after going back to ${path} and forward again`,
    exhaustiveUnless(isSample),
    async ({ page }) => {
      const target = path === '/profile' ? '/coming-soon' : '/profile';
      await visitInteractive(page, path);
      const footer = page.getByRole('contentinfo');
      const link = footer.locator(`a[href="${address(target)}"]`).first();
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(pages.find((one) => one.path === target)?.fullTitle ?? '');
      await expect(page.getByRole('main')).toBeFocused();
      const last = footer.getByRole('button').last();
      await last.focus();
      await page.goBack();
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.goForward();
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
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

for (const { path, isSample } of pages) {
  const target = path === '/profile' ? '/coming-soon' : '/profile';

  test(
    `returns the focus to the followed link on ${path} if the skip link was used before`,
    exhaustiveUnless(isSample),
    async ({ page }) => {
      const link = page
        .getByRole('contentinfo')
        .locator(`a[href="${address(target)}"]`)
        .first();
      await visit(page, path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.locator('html[data-hydrated]').waitFor();
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(isAt(target));
      await expect(page.getByRole('main')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(isAt(path));
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    },
  );

  test(
    `shows ${path} after going back to a fragment typed into the address bar`,
    exhaustiveUnless(isSample),
    async ({ page }) => {
      await visitInteractive(page, path);
      const title = await page.title();
      await page.evaluate(() => {
        location.hash = 'main';
      });
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${address(target)}"]`)
        .first()
        .click();
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

/** Links to a section of the same page, and to another page. */
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
  const linkOf = (page: Page) =>
    page
      .locator(`a[href="${address(href)}"]`)
      .filter({ visible: true })
      .first();

  isolatedTest(
    `opens ${href} from ${path} and goes back when it is clicked as soon as the router starts`,
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
      await page.goBack();
      await expect(page).toHaveURL(isAt(path));
      await expect(linkOf(page)).toBeFocused();
      await expect(linkOf(page)).toBeInViewport();
    },
  );

  if (!href.startsWith(`${path}#`)) continue;
  test(
    `opens ${href} from ${path} and goes back when it is followed before hydration`,
    exhaustiveUnless(path === '/'),
    async ({ page }) => {
      const { release } = await holdRequests(page, '**/*.js');
      await visit(page, path);
      await linkOf(page).focus();
      await page.keyboard.press('Enter');
      await expectToBeAt(page, address(href));
      release();
      await page.locator('html[data-hydrated]').waitFor();
      await page.goBack();
      await expect(page).toHaveURL(isAt(path));
      await expect(linkOf(page)).toBeFocused();
      await expect(linkOf(page)).toBeInViewport();
      // Opening a dialog makes the router update the URL again.
      await page.getByRole('contentinfo').getByRole('button').last().click();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(isAt(path));
    },
  );
}

test('does not scroll the page when the focus moves to the header', async ({ page }) => {
  await visitInteractive(page, '/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const links = page.getByRole('banner').getByRole('link');
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  }
});

for (const { path } of pages) {
  test(
    `opens the contact section from ${path}`,
    exhaustiveUnless(path === '/coming-soon'),
    async ({ page }) => {
      await visitInteractive(page, path);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^contact/i })
        .click();
      await expect(page).toHaveURL(/#contact$/);
      await expect(page.getByRole('region', { name: /contact us/i })).toBeInViewport();
    },
  );
}

test('skips the header with the skip link, before hydration too', async ({ page }) => {
  const { release } = await holdRequests(page, '**/*.js');
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('underlines only the current page in the header', async ({ page }) => {
    await visit(page, '/profile');
    const underlined = await page
      .getByRole('banner')
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .map((link) => [link.textContent, getComputedStyle(link).textDecorationLine])
          .filter(([, line]) => line !== 'none'),
      );
    expect(underlined).toEqual([['Profile', 'underline']]);
  });
});

declare global {
  var scrolls: number[];
}
