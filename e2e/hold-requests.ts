import type { Page } from '@playwright/test';

/** A promise that another part of a test resolves: `opened` is pending until `open` is called. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Holds a page's requests for an address until `release` is called.
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
