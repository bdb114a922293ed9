import { parseColour, type Rgb } from './color';
import { computedColour } from './computed-color';
import { paintedColour } from './painted-color';

/**
 * Converts a CSS colour of any notation to red, green and blue.
 * @param element where variables and `currentColor` are looked up
 * @returns `null` for a fully transparent colour; otherwise transparency is dropped
 */
export function resolveColour(css: string, element: HTMLElement): Rgb | null {
  const parsed = parseColour(css);
  if (parsed) return parsed;
  const painted = paintedColour(computedColour(css, element));
  if (!painted?.opacity) return null;
  const { r, g, b } = painted;
  return { r, g, b };
}
