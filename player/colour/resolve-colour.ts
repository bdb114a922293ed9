import { parseColour, type Rgb } from './colour';
import { computedColour } from './computed-colour';

/**
 * What a CSS colour of any notation comes to, in the browser's own reading.
 * @param element in whose place the colour is read, as `currentColor` and variables depend on it
 * @returns `null` for a colour that lets everything through
 */
export function resolveColour(css: string, element: HTMLElement): Rgb | null {
  const own = parseColour(css);
  if (own) return own;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  context.fillStyle = computedColour(css, element);
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha > 0 ? { r, g, b } : null;
}
