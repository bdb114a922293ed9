import { parseColor, type Rgb } from './color';

/**
 * Resolves the variables and `currentColor` in a CSS color.
 * @param css any CSS color
 * @param element the element whose variables and `currentColor` are used
 * @returns the color as the browser serializes it, such as `rgb(…)`; `transparent` if `css` is invalid
 */
export function computedColor(css: string, element: HTMLElement): string {
  const probe = document.createElement('span');
  probe.style.color = css;
  // Otherwise, forced-colors mode would replace the color with a system color.
  probe.style.forcedColorAdjust = 'none';
  element.append(probe);
  const computed = probe.style.color ? getComputedStyle(probe).color : 'transparent';
  probe.remove();
  return computed;
}

/**
 * Converts a CSS color to red, green, blue and opacity by painting a pixel. Also works in workers.
 * @param css a CSS color without variables
 * @returns `opacity` from 0 to 1; `null` if `css` is invalid
 */
export function paintedColor(css: string): (Rgb & { opacity: number }) | null {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  const [onBlack, onWhite] = ['#000000', '#ffffff'].map((previous) => {
    // Reset the color first, because assigning an invalid color doesn't change it.
    context.fillStyle = previous;
    context.fillStyle = css;
    return context.fillStyle;
  });
  if (onBlack !== onWhite) return null;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return { r, g, b, opacity: alpha / 255 };
}

/**
 * Converts a CSS color to red, green and blue. Ignores the opacity, except for fully transparent colors.
 * @param css any CSS color
 * @param element the element whose variables and `currentColor` are used
 * @returns `null` for a fully transparent color
 */
export function resolveColor(css: string, element: HTMLElement): Rgb | null {
  const parsed = parseColor(css);
  if (parsed) return parsed;
  const painted = paintedColor(computedColor(css, element));
  if (!painted?.opacity) return null;
  const { r, g, b } = painted;
  return { r, g, b };
}
