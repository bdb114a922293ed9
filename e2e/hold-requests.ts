import type { Page } from '@playwright/test';
import { address } from './fixtures';

export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

/**
 * Delays a page's requests for a URL until `release` is called. The promise `requested` resolves when the
 * page sends the first of these requests.
 */
export async function holdRequests(page: Page, url: string) {
  const requested = deferred();
  const released = deferred();
  await page.route(url, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return { requested: requested.promise, release: released.resolve };
}

/** Opens a page and delays its scripts. @returns a function that lets the scripts load */
export async function visitWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { release } = await holdRequests(page, '**/*.js');
  await page.goto(address(path), { waitUntil: 'domcontentloaded' });
  return release;
}
