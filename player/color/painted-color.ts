import type { Rgb } from './color';

/**
 * Converts a CSS colour of any notation to red, green, blue and opacity, by drawing it. Runs in workers too.
 * @param css without variables
 * @returns opacity from 0 to 1; `null` for what is no colour
 */
export function paintedColour(css: string): (Rgb & { opacity: number }) | null {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  const [one, other] = ['#000000', '#ffffff'].map((before) => {
    // What is no colour leaves the one before.
    context.fillStyle = before;
    context.fillStyle = css;
    return context.fillStyle;
  });
  if (one !== other) return null;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return { r, g, b, opacity: alpha / 255 };
}
