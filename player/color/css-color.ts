import { parseColor, parseSerialized, type Rgb } from './color';

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
 * Converts a CSS color to red, green, blue and opacity. Also works in workers. Doesn't read pixels, which browsers
 * change if they guard against fingerprinting.
 * @param css a CSS color without variables
 * @returns `opacity` from 0 to 1; `null` if `css` is invalid
 */
export function convertCssColor(css: string): (Rgb & { opacity: number }) | null {
  const color = serialize(css);
  if (color === null) return null;
  // A color of another color space is serialized in this space, but a mixture in the color space of the mixture.
  return parseSerialized(color) ?? parseSerialized(serialize(`color-mix(in srgb, ${css}, ${css})`) ?? '');
}

/** Returns a color as the browser serializes it; `null` if it is invalid. */
function serialize(css: string): string | null {
  // Node has no canvas.
  if (typeof OffscreenCanvas === 'undefined') return null;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  const [onBlack, onWhite] = ['#000000', '#ffffff'].map((previous) => {
    // Reset the color first, because assigning an invalid color doesn't change it.
    context.fillStyle = previous;
    context.fillStyle = css;
    return String(context.fillStyle);
  });
  return onBlack !== undefined && onBlack === onWhite ? onBlack : null;
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
  const color = convertCssColor(computedColor(css, element));
  if (!color?.opacity) return null;
  const { r, g, b } = color;
  return { r, g, b };
}
