/**
 * Computes a CSS colour: variables and `currentColor` are replaced by what they stand for.
 * @param css any CSS colour
 * @param element where variables and `currentColor` are looked up
 * @returns the browser's notation, such as `rgb(…)`; `transparent` when `css` is no colour
 */
export function computedColour(css: string, element: HTMLElement): string {
  const probe = document.createElement('span');
  probe.style.color = css;
  // In forced-colours mode the computed colour would be the system's.
  probe.style.forcedColorAdjust = 'none';
  element.append(probe);
  const computed = probe.style.color ? getComputedStyle(probe).color : 'transparent';
  probe.remove();
  return computed;
}
