import type { Locator } from '@playwright/test';

/** Returns the box of an element in the viewport, and throws if it is not laid out. */
export async function boundingBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not laid out.');
  return box;
}
