import type { Page } from '@playwright/test';

/** Has the page believe that its tab is hidden, or shown again. */
export const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
