import type { Page } from '@playwright/test';

/** What one part of a test waits for and another lets happen. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds back what a page asks for under an address, from when it is asked for until it is let go. */
export async function holdBack(page: Page, url: string) {
  const asked = gate();
  const held = gate();
  await page.route(url, async (route) => {
    asked.open();
    await held.opened;
    await route.continue();
  });
  return { asked: asked.opened, letGo: held.open };
}
