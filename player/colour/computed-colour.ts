/**
 * A CSS colour as the browser computes it, without variables and keywords.
 * @param element in whose place the colour is read, as `currentColor` and variables depend on it
 * @returns `transparent` for what is no colour
 */
export function computedColour(css: string, element: HTMLElement): string {
  const probe = document.createElement('span');
  probe.style.color = css;
  // Where the visitor forces colours, the browser's own would be read.
  probe.style.forcedColorAdjust = 'none';
  element.append(probe);
  const computed = probe.style.color ? getComputedStyle(probe).color : 'transparent';
  probe.remove();
  return computed;
}
