import type { Page } from '@playwright/test';

/** Returns a promise with the function that resolves it: `opened` is pending until `open` is called. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Delays a page's requests for a URL until `release` is called.
 * @param url a pattern as in `page.route`
 * @returns `requested` resolves at the first request
 */
export async function holdRequests(page: Page, url: string) {
  const requested = gate();
  const released = gate();
  await page.route(url, async (route) => {
    requested.open();
    await released.opened;
    await route.continue();
  });
  return { requested: requested.opened, release: released.open };
}
