import type { Locator } from '@playwright/test';

/** Returns an element's bounding box relative to the viewport. Throws if the element is not laid out. */
export async function boundingBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not laid out.');
  return box;
}
