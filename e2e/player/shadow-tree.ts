import type { Locator } from '@playwright/test';

/** Wraps an element in a shadow tree, as a host's custom element does. */
export const moveIntoShadowTree = (element: Locator) =>
  element.evaluate((element) => {
    const host = document.createElement('div');
    element.replaceWith(host);
    host.attachShadow({ mode: 'open' }).append(element);
  });
