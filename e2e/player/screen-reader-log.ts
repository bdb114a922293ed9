import type { Page } from '@playwright/test';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the browser's own
  interface Window {
    screenReaderLog: string[];
  }
}

/**
 * Records what a screen reader announces by itself: text in live regions, and changes of the name, the state or the value
 * of the focused element.
 */
export const startScreenReaderLog = (page: Page) =>
  page.evaluate(() => {
    window.screenReaderLog = [];
    new MutationObserver((records) => {
      for (const { target, type, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (type === 'attributes' && element === document.activeElement)
          window.screenReaderLog.push(
            `${attributeName?.slice(5)}: ${element?.getAttribute(attributeName ?? '')}`,
          );
        const region = element?.closest('[role=status], [role=alert]');
        if (type !== 'attributes' && region?.textContent)
          window.screenReaderLog.push(`${region.role}: ${region.textContent}`);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-label', 'aria-pressed', 'aria-expanded', 'aria-valuetext', 'aria-invalid'],
    });
  });

/** Runs an action, and returns the announcements up to one and a half seconds later. Needs the page's fake clock. */
export async function announcementsAfter(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await page.evaluate(() => {
    window.screenReaderLog = [];
  });
  await act();
  // By then the player has announced what it delays until the state rests.
  await page.clock.runFor(1500);
  return page.evaluate(() => window.screenReaderLog);
}
