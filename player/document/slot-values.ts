import { parseColor, type Rgb } from '../color/color';
import { convertCssColor } from '../color/css-color';
import type { PlayerGradientStop, PlayerSlot } from '../types';
import { imageAddress } from './image-assets';
import { asArray } from './lottie';
import { gradientNumbers, linesOf } from './theme';

/** The type of a slot. The app can't set slots of type `path`. */
export type SlotKind =
  | 'color'
  | 'number'
  | 'vector'
  | 'number or vector'
  | 'gradient'
  | 'text'
  | 'image'
  | 'path';

/**
 * Converts a value from the app to the notation of the Lottie format.
 * @param pageUrl the URL that relative image URLs are resolved against
 * @returns `null` if the value has the wrong type
 */
export function valueForSlot(kind: SlotKind, value: PlayerSlot, pageUrl: string): object | null {
  switch (kind) {
    case 'color':
      return still(channelsOf(value));
    case 'number':
      return still(numberOf(value));
    case 'vector':
      return still(vectorOf(value));
    case 'number or vector':
      return still(numberOf(value) ?? vectorOf(value));
    case 'gradient':
      return gradientOf(value);
    case 'text':
      return typeof value === 'string' ? { k: [{ s: { t: linesOf(value) } }] } : null;
    case 'image':
      return imageOf(value, pageUrl);
    case 'path':
      return null;
  }
}

const still = (k: number | readonly number[] | null) => (k === null ? null : { a: 0, k });

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function vectorOf(value: unknown): number[] | null {
  const numbers = asArray(value);
  return (numbers.length === 2 || numbers.length === 3) && numbers.every(Number.isFinite) ? numbers : null;
}

function imageOf(value: unknown, pageUrl: string) {
  const p = typeof value === 'string' ? imageAddress(value, pageUrl) : null;
  return p === null ? null : { u: '', p, e: 0 };
}

/** Matches a color that depends on an element. A worker has no elements, so a canvas would read it as black. */
const CURRENT_COLOR = /currentcolor/i;

/**
 * Converts a color to red, green, blue and opacity, each from 0 to 1. Returns `null` if the value is not a
 * color.
 */
function channelsOf(value: unknown): number[] | null {
  if (typeof value === 'string') {
    const color: (Rgb & { opacity?: number }) | null =
      parseColor(value) ?? (CURRENT_COLOR.test(value) ? null : convertCssColor(value));
    return color && [color.r / 255, color.g / 255, color.b / 255, color.opacity ?? 1];
  }
  const channels = asArray(value);
  const isColor =
    (channels.length === 3 || channels.length === 4) &&
    channels.every((channel) => channel >= 0 && channel <= 1);
  return isColor ? [...channels, 1].slice(0, 4) : null;
}

function gradientOf(value: unknown): object | null {
  const stops = (asArray(value) as (PlayerGradientStop | null)[]).map((stop) => ({
    offset: stop?.offset ?? -1,
    color: channelsOf(stop?.color),
  }));
  const areValid =
    stops.length > 1 && stops.every(({ offset, color }) => color && offset >= 0 && offset <= 1);
  if (!areValid) return null;
  const sorted = stops.sort((a, b) => a.offset - b.offset);
  return {
    p: stops.length,
    k: { a: 0, k: gradientNumbers(sorted as { offset: number; color: number[] }[]) },
  };
}
