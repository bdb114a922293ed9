import type { Rgba } from '../color/probe';
import { asArray, asRecord } from './lottie';

/**
 * Returns the new colors for a color of the file, or `undefined` if it stays.
 * @param color the color in the file as `#rrggbb`
 */
export type Replace = (color: string) => readonly Rgba[] | undefined;

type Json = Record<string, unknown>;

/** Returns a color in hexadecimal notation with six digits. */
export const longHex = (color: string) => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** Formats red, green and blue from 0 to `unit` as `#rrggbb`. */
function hexOf(channels: unknown, unit = 1): string {
  const hex = ([0, 1, 2] as const).map((index) => {
    const value = Math.round((Number(asArray(channels)[index]) / unit) * 255) || 0;
    return Math.min(Math.max(value, 0), 255).toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

const channelsOf = ({ r, g, b }: Rgba, unit = 1) => [r, g, b].map((channel) => (channel / 255) * unit);

/** Calls `visit` with each value of a property: its constant value, or the values of its keyframes. */
function visitValues(property: Json, visit: (values: unknown, set: (values: number[]) => void) => void) {
  const { k } = property;
  if (typeof asArray(k)[0] !== 'object') {
    visit(k, (values) => {
      property.k = values;
    });
    return;
  }
  for (const keyframe of asArray(k).map(asRecord))
    for (const name of ['s', 'e'])
      if (Array.isArray(keyframe[name]))
        visit(keyframe[name], (values) => {
          keyframe[name] = values;
        });
}

/**
 * Replaces a color: a list of numbers, or a property with such lists.
 * @param unit the value of a full channel
 * @returns the opacity of the new color; 1 if the color stays in a keyframe
 */
export function recolorProperty(owner: Json, key: string, replace: Replace, unit = 1): number {
  const property = Array.isArray(owner[key]) ? { k: owner[key] } : asRecord(owner[key]);
  const opacities: number[] = [];
  visitValues(property, (values, set) => {
    const [color] = replace(hexOf(values, unit)) ?? [];
    opacities.push(color?.opacity ?? 1);
    if (!color) return;
    set([...channelsOf(color, unit), ...asArray(values).slice(3, 4)]);
    // Neither the app's value of a slot nor an expression replaces the new color.
    delete property.sid;
    delete property.x;
  });
  if (Array.isArray(owner[key])) owner[key] = property.k;
  return opacities.length > 0 ? Math.max(...opacities) : 1;
}

/** Multiplies the opacity of a paint or a layer, because lottie-web ignores the opacity of colors. */
export function fade(owner: Json, opacity: number) {
  if (!(opacity < 1)) return;
  const property: Json = { a: 0, k: 100, ...asRecord(owner.o) };
  owner.o = property;
  if (typeof property.k === 'number') property.k *= opacity;
  else visitValues(property, (values, set) => set(asArray(values).map((value: number) => value * opacity)));
}

/** Replaces the color of a solid. Returns the opacity of the new color. */
export function recolorSolid(layer: { sc?: unknown }, replace: Replace): number {
  const [found] = replace(longHex(`${layer.sc}`)) ?? [];
  if (found) layer.sc = hexOf(channelsOf(found));
  return found?.opacity ?? 1;
}

/** Replaces the colors of a gradient. A list of several colors also sets the number of stops. */
export function recolorGradient(gradient: Json, replace: Replace) {
  const count = Number(gradient.p);
  const property = asRecord(gradient.k);
  visitValues(property, (given, set) => {
    const values: number[] = asArray(given);
    const stops = Array.from({ length: count || 0 }, (_, index) => values.slice(index * 4, index * 4 + 4));
    const found = stops.map((stop) => replace(hexOf(stop.slice(1))));
    const [list = []] = found;
    const isWhole = list.length > 1 && found.every((one) => one === list);
    const colors = isWhole ? list : found.map((one) => one?.[0]);
    if (!colors.some(Boolean)) return;
    for (const owner of [gradient, property]) delete owner.sid;
    delete property.x;
    gradient.p = colors.length;
    const offsetOf = (index: number) =>
      (colors.length === count ? stops[index]?.[0] : index / (colors.length - 1)) ?? 0;
    const hasOpacity = isWhole && list.some(({ opacity }) => opacity < 1);
    set([
      ...colors.flatMap((color, index) => [
        offsetOf(index),
        ...(color ? channelsOf(color) : (stops[index]?.slice(1) ?? [])),
      ]),
      ...(hasOpacity
        ? list.flatMap(({ opacity }, index) => [offsetOf(index), opacity])
        : values.slice(count * 4)),
    ]);
  });
}
