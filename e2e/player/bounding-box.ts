import type { Locator } from '@playwright/test';

/**
 * Returns the position and size of an element in the viewport.
 * @throws if the element is not laid out
 */
export async function boundingBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not laid out.');
  return box;
}
