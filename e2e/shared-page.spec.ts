import { expect, isolatedTest, test, visit } from './fixtures';

test.describe.configure({ mode: 'serial' });

test('allows a test to change its page', async ({ page }) => {
  await visit(page, '/');
  await page.setViewportSize({ width: 400, height: 400 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', media: 'print' });
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'routed' }));
  await page.mouse.move(200, 200);
  await page.context().newPage();
});

test('resets the page for the next test', async ({ page, viewport }) => {
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

test('refuses changes that outlast a document', async ({ page }) => {
  expect(() => page.clock.install()).toThrow('isolatedTest');
  expect(() => page.addInitScript(() => {})).toThrow('isolatedTest');
  expect(() => page.context().grantPermissions([])).toThrow('isolatedTest');
});

isolatedTest('allows such changes in an isolated test', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { begun: true }));
  await visit(page, '/robots.txt');
  expect(await page.evaluate(() => 'begun' in globalThis)).toBe(true);
});

test('discards the changes of an isolated test', async ({ page }) => {
  await visit(page, '/robots.txt');
  expect(await page.evaluate(() => 'begun' in globalThis)).toBe(false);
});
