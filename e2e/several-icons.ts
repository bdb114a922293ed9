/**
 * Returns the visible buttons and links of the page that show more than one icon, or an icon and the text that
 * replaces it. Runs in the page.
 *
 * An icon is an SVG. In a button whose name is its `aria-label`, every element is an icon.
 */
export function controlsWithSeveralIcons(): string[] {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && width > 0 && height > 0;
  };
  return [...document.querySelectorAll('a, button, summary, label')].filter(isShown).flatMap((control) => {
    const icons = control.matches('button[aria-label]') ? [...control.children] : [];
    const shown = [...new Set([...icons, ...control.querySelectorAll('svg')])].filter(isShown);
    if (shown.length < 2) return [];
    return [`${control.ariaLabel ?? control.textContent}: ${shown.map(({ outerHTML }) => outerHTML)}`];
  });
}
