import type { Page } from '@playwright/test';

/**
 * Counts the page's requests for a path.
 * @returns a function that gives the count so far
 */
export function countRequests(page: Page, path: string) {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}
