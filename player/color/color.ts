/** A color as red, green and blue: whole numbers from 0 to 255. */
export type Rgb = { r: number; g: number; b: number };

const HEX_NOTATION = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const RGB_NOTATION = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/i;

/** Rounds a number, and limits it to the range from 0 to 255. */
export function clampChannel(value: number): number {
  return Math.min(Math.max(Math.round(value), 0), 255);
}

/**
 * Parses `#rgb`, `#rrggbb` or `rgb(r, g, b)`.
 * @returns `null` for other notations
 */
export function parseColor(text: string): Rgb | null {
  const trimmed = text.trim();
  if (HEX_NOTATION.test(trimmed)) return rgbFromHex(trimmed.slice(1));
  const channels = RGB_NOTATION.exec(trimmed)?.slice(1).map(Number);
  return channels?.every((channel) => channel <= 255) ? rgbFromChannels(channels) : null;
}

function rgbFromHex(digits: string): Rgb {
  const width = digits.length / 3;
  return rgbFromChannels(
    [0, 1, 2].map((index) => {
      const channel = digits.slice(index * width, (index + 1) * width);
      return Number.parseInt(width === 1 ? channel + channel : channel, 16);
    }),
  );
}

function rgbFromChannels([r = 0, g = 0, b = 0]: readonly number[]): Rgb {
  return { r: clampChannel(r), g: clampChannel(g), b: clampChannel(b) };
}

/** Formats a color as `#rrggbb`. */
export function formatHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
