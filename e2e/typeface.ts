import type { Page } from '@playwright/test';

/** Removes the typeface from the stylesheets, so that pages use the fallback font. */
export async function blockTypeface(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    await route.fulfill({ response, body: sheet.replaceAll(/url\(data:font[^)]*\)/g, 'url(data:,)') });
  });
}

/** Whether a page is shown in the firm's typeface. */
export function hasTypeface(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => /Instrument Sans/.test(family) && status === 'loaded'),
  );
}
