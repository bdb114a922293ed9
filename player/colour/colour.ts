/** Red, green and blue: whole numbers, 0 to 255 each. */
export type Rgb = { r: number; g: number; b: number };

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const FUNCTION = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/i;

/** @returns the nearest whole number from 0 to 255 */
export function clampChannel(value: number): number {
  return Math.min(Math.max(Math.round(value), 0), 255);
}

/** @returns the colour that #rgb, #rrggbb or rgb(r, g, b) names; `null` for anything else. */
export function parseColour(text: string): Rgb | null {
  const trimmed = text.trim();
  if (HEX.test(trimmed)) return ofHex(trimmed.slice(1));
  const channels = FUNCTION.exec(trimmed)?.slice(1).map(Number);
  return channels?.every((channel) => channel <= 255) ? ofChannels(channels) : null;
}

function ofHex(digits: string): Rgb {
  const width = digits.length / 3;
  return ofChannels(
    [0, 1, 2].map((index) => {
      const channel = digits.slice(index * width, (index + 1) * width);
      return Number.parseInt(width === 1 ? channel + channel : channel, 16);
    }),
  );
}

function ofChannels([r = 0, g = 0, b = 0]: readonly number[]): Rgb {
  return { r: clampChannel(r), g: clampChannel(g), b: clampChannel(b) };
}

/** #rrggbb */
export function formatHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
