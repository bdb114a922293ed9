import { navigation } from '@/content/pages';
import { exhaustiveUnless } from '@/testing/exhaustive';
import {
  expect,
  footerLink,
  headerLink,
  isAt,
  recordRequests,
  test,
  visit,
  visitInteractive,
} from './fixtures';
import { holdRequests } from './hold-requests';
import { pages } from './page-table';

test('the page keeps the scroll position when a header link is focused and after going back', async ({
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
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(/chill.*manage.*save/is);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test('a link to a section scrolls on each press, and going back returns the focus', async ({ page }) => {
  await visitInteractive(page, '/');
  const link = headerLink(page, navigation.contact.label);
  const target = page.locator('#contact');
  await link.hover();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  for (let press = 0; press < 2; press += 1) {
    await link.click();
    await expect(page).toHaveURL(isAt('/#contact'));
    await expect(target).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(target).not.toBeInViewport();
  }
  await link.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact :focus')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(isAt('/'));
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await headerLink(page, 'Home').click();
  await expect(page).toHaveURL(isAt('/#top'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await link.click();
  await expect(target).toBeInViewport();
  await headerLink(page, 'Home').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(isAt('/#contact'));
  await expect(headerLink(page, 'Home')).toBeFocused();
});

for (const { path, isSample } of pages) {
  const details = exhaustiveUnless(isSample);
  test(`a query on ${path} doesn’t make same-page links reload the page`, details, async ({ page }) => {
    const query = '?utm_source=news';
    await visit(page, path + query);
    const documents = recordRequests(page, /^[^.]*$/);
    // Links with a topic change the first field of a form.
    const typed = page.getByRole('main').getByRole('textbox').last();
    const hasForm = (await typed.count()) > 0;
    if (hasForm) await typed.fill('Estates office');
    const links = await page
      .locator('a')
      .evaluateAll((all: HTMLAnchorElement[]) =>
        all.flatMap((link, index) =>
          link.pathname === location.pathname && !link.matches('[data-island=copy]') ? [index] : [],
        ),
      );
    expect(links.length).toBeGreaterThan(0);
    for (const index of links) {
      const link = page.locator('a').nth(index);
      const hash = await link.evaluate(({ hash }: HTMLAnchorElement) => hash);
      // Some links are in the menu or in a dialog, so they can't be clicked with the pointer.
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(isAt(path + (hash || '#top')));
      expect(new URL(page.url()).search).toBe(query);
    }
    if (hasForm) await expect(typed).toHaveValue('Estates office');
    expect(documents).toEqual([]);
  });
}

for (const { path, isSample } of pages) {
  const target = path === '/profile' ? '/coming-soon' : '/profile';

  const details = exhaustiveUnless(isSample);
  test(`the skip link and the history of ${path} move the focus`, details, async ({ page }) => {
    await holdRequests(page, '**/*.js');
    const link = footerLink(page, target);
    const last = footerLink(page, '/home1');
    await visit(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await link.press('Enter');
    await expect(page).toHaveURL(isAt(target));
    await last.press('Enter');
    await expect(page).toHaveURL(isAt('/home1'));
    await page.goBack();
    await expect(page).toHaveURL(isAt(target));
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(isAt(`${path}#main`));
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(isAt(path));
    await page.goForward();
    await expect(page).toHaveURL(isAt(`${path}#main`));
    await page.goForward();
    await expect(last).toBeFocused();
  });
}

test('the header underlines only the link to the current page in forced-colors mode', async ({ page }) => {
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

test('pages change with a transition unless the user prefers reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = String(viewTransition !== null);
    });
  });
  for (const [reducedMotion, hasTransition] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/test');
    await headerLink(page, 'Profile').click();
    await expect(page).toHaveURL(isAt('/profile'));
    await expect(page.locator('html')).toHaveAttribute('data-transition', hasTransition);
  }
});
