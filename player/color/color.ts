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

const LEGACY_NOTATION = /^rgba?\((\S+), (\S+), (\S+?)(?:, (\S+))?\)$/;
const SRGB_NOTATION = /^color\(srgb (\S+) (\S+) (\S+?)(?: \/ (\S+))?\)$/;

/**
 * Parses an sRGB color as browsers serialize it
 * (https://www.w3.org/TR/css-color-4/#serializing-sRGB-values). Clips the channels of colors outside sRGB.
 * @returns `opacity` from 0 to 1; `null` for colors of other color spaces
 */
export function parseSerialized(text: string): (Rgb & { opacity: number }) | null {
  const hex = parseColor(text);
  if (hex) return { ...hex, opacity: 1 };
  const legacy = LEGACY_NOTATION.exec(text);
  const found = legacy ?? SRGB_NOTATION.exec(text);
  if (!found) return null;
  // A missing component is serialized as `none`, and stands for 0.
  const [r = 0, g = 0, b = 0, opacity = 1] = found.slice(1).map((part) => part && (Number(part) || 0));
  const channels = [r, g, b].map((channel) => Number(channel) * (legacy ? 1 : 255));
  return { ...rgbFromChannels(channels), opacity: Number(opacity) };
}

/** Formats a color as `#rrggbb`. */
export function formatHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
