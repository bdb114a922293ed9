import { parseColor, type Rgb } from '../color/color';
import { paintedColor } from '../color/css-color';
import type { PlayerGradientStop, PlayerSlot } from '../types';
import { imageAddress } from './assets';
import { gradientNumbers, linesOf } from './theme';
import { asArray } from './unknown-json';

/** What a slot is for. `path`: an outline, for which a host has no value. */
export type SlotKind =
  | 'colour'
  | 'number'
  | 'vector'
  | 'number or vector'
  | 'gradient'
  | 'text'
  | 'image'
  | 'path';

/**
 * A host's value as the format has it.
 * @param pageUrl what an image's address starts from
 * @returns null where it is none of that kind
 */
export function valueForSlot(kind: SlotKind, value: PlayerSlot, pageUrl: string): object | null {
  switch (kind) {
    case 'colour':
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

/** As computed styles have colours. What else CSS has for one may depend on an element, which a worker does not see. */
const COMPUTED_NOTATION = /^(rgba?|(ok)?(lab|lch)|color)\([^()]*\)$/;

/** Red, green, blue and opacity, 0 to 1 each. */
function channelsOf(value: unknown): number[] | null {
  if (typeof value === 'string') {
    const colour: (Rgb & { opacity?: number }) | null =
      parseColor(value) ?? (COMPUTED_NOTATION.test(value) ? paintedColor(value) : null);
    return colour && [colour.r / 255, colour.g / 255, colour.b / 255, colour.opacity ?? 1];
  }
  const channels = asArray(value);
  const isColour =
    (channels.length === 3 || channels.length === 4) &&
    channels.every((channel) => channel >= 0 && channel <= 1);
  return isColour ? [...channels, 1].slice(0, 4) : null;
}

function gradientOf(value: unknown): object | null {
  const stops = (asArray(value) as (PlayerGradientStop | null)[]).map((stop) => ({
    offset: stop?.offset ?? -1,
    color: channelsOf(stop?.color),
  }));
  const areStops =
    stops.length > 1 && stops.every(({ offset, color }) => color && offset >= 0 && offset <= 1);
  if (!areStops) return null;
  const sorted = stops.sort((one, other) => one.offset - other.offset);
  return {
    p: stops.length,
    k: { a: 0, k: gradientNumbers(sorted as { offset: number; color: number[] }[]) },
  };
}
