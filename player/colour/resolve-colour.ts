import { parseColour, type Rgb } from './colour';
import { computedColour } from './computed-colour';

/**
 * Converts a CSS colour of any notation to red, green and blue, by drawing it.
 * @param element where variables and `currentColor` are looked up
 * @returns `null` for a fully transparent colour; otherwise transparency is dropped
 */
export function resolveColour(css: string, element: HTMLElement): Rgb | null {
  const parsed = parseColour(css);
  if (parsed) return parsed;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  context.fillStyle = computedColour(css, element);
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha > 0 ? { r, g, b } : null;
}
