import type { Page } from '@playwright/test';

/** Takes a whole page as the kept pictures show it: without motion, with every picture, and without the commit's date. */
export async function takeScreenshot(
  page: Page,
  url: string,
  { width, scheme, file }: { width: number; scheme: 'light' | 'dark'; file: string },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  // The second visit has the font from the start.
  await page.reload();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  // A page is hydrated once there is somebody: the pointer moves, wherever the page before left it.
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page.locator('html[data-hydrated]').waitFor();
  const places = page.locator('[data-animation="autoplay"]');
  for (const place of await places.all()) await place.getByRole('group').waitFor();
  await page.locator('footer time').evaluateAll((times) => {
    for (const time of times) time.textContent = '2026-01-01';
  });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}
