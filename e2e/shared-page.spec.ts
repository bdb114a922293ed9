import { expect, isolatedTest, test, visit } from './fixtures';

test.describe.configure({ mode: 'serial' });

test('a test may change its page', async ({ page }) => {
  await visit(page, '/');
  await page.setViewportSize({ width: 400, height: 400 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', media: 'print' });
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'routed' }));
  await page.mouse.move(200, 200);
  await page.context().newPage();
});

test('the next one finds nothing of it', async ({ page, viewport }) => {
  expect(page.context().pages()).toHaveLength(1);
  await visit(page, '/robots.txt');
  await expect(page.locator('body')).not.toHaveText('routed');
  const left = await page.evaluate(() => ({
    width: innerWidth,
    media: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion)'].filter(
      (query) => matchMedia(query).matches,
    ),
    pointed: document.querySelectorAll(':hover').length,
  }));
  expect(left).toEqual({ width: viewport?.width, media: [], pointed: 0 });
});

test('what outlasts a document is refused', async ({ page }) => {
  expect(() => page.clock.install()).toThrow('isolatedTest');
  expect(() => page.addInitScript(() => {})).toThrow('isolatedTest');
  expect(() => page.context().grantPermissions([])).toThrow('isolatedTest');
});

isolatedTest('a context of its own takes it', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { begun: true }));
  await visit(page, '/robots.txt');
  expect(await page.evaluate(() => 'begun' in globalThis)).toBe(true);
});

test('and takes it away', async ({ page }) => {
  await visit(page, '/robots.txt');
  expect(await page.evaluate(() => 'begun' in globalThis)).toBe(false);
});
