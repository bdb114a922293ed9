import type { Page } from '@playwright/test';

/** Takes the typeface out of the stylesheets that hold it. A page is read in what stands in for it. */
export async function blockTypeface(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    await route.fulfill({ response, body: sheet.replaceAll(/url\(data:font[^)]*\)/g, 'url(data:,)') });
  });
}

/** Whether a page is read in the firm's typeface. */
export function hasTypeface(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => /Instrument Sans/.test(family) && status === 'loaded'),
  );
}
