import type { Locator } from '@playwright/test';

/** Moves an element into a shadow tree in its place, as of a host's own element. */
export const moveIntoShadowTree = (element: Locator) =>
  element.evaluate((element) => {
    const host = document.createElement('div');
    element.replaceWith(host);
    host.attachShadow({ mode: 'open' }).append(element);
  });
