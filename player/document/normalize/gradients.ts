import { type Animation, asArray, asRecord } from '../lottie';
import { layersOf, shapesOf } from '../traverse';

/**
 * The number of values in a color stop (offset, red, green, blue), and in an opacity stop (offset, opacity).
 */
export const COLOR = 4;
export const OPACITY = 2;

/** The largest difference between two offsets that lottie-web treats as equal. */
const TOLERANCE = 0.01;

/** The length in pixels that replaces the length 0 of a gradient whose start and end are the same point. */
const MIN_LENGTH = 0.01;

type Property = { k?: unknown };

/** An offset from 0 to 1, and the values at this offset. */
type Stop = [offset: number, ...values: number[]];

/**
 * Gives the color stops and the opacity stops of a gradient the same offsets. Otherwise, lottie-web's canvas
 * renderer ignores the opacity (airbnb/lottie-web#3152). Also lengthens gradients of length 0. Runs only for
 * a canvas, because the SVG renderer uses separate gradients for colors and opacities. Changes 2 sample
 * files.
 */
export function alignGradients(animation: Animation) {
  for (const shape of layersOf(animation).flatMap(shapesOf)) {
    if (shape.ty !== 'gf' && shape.ty !== 'gs') continue;
    extendEmpty(asRecord(shape.s), asRecord(shape.e));
    const gradient = asRecord(shape.g);
    const property = asRecord(gradient.k);
    const numbers = asArray(property.k);
    const lists = typeof numbers[0] === 'number' ? [property] : numbers;
    const colorLength = Number(gradient.p) * COLOR;
    if (lists.every((list) => isAligned(numbersOf(list), colorLength))) continue;
    let stopCount = 0;
    for (const list of lists) {
      for (const key of ['k', 's', 'e']) {
        if (typeof asArray(list?.[key])[0] !== 'number') continue;
        list[key] = align(list[key], colorLength);
        stopCount = list[key].length / (COLOR + OPACITY);
      }
    }
    gradient.p = stopCount;
  }
}

/**
 * Moves the end of a gradient of length 0. Otherwise, nothing would be drawn on a canvas, whereas the SVG
 * renderer draws the last color.
 */
function extendEmpty({ k: start }: Property, end: Property) {
  const [x, ...others] = asArray(end.k);
  if (typeof x === 'number' && String(start) === String(end.k)) end.k = [x + MIN_LENGTH, ...others];
}

const numbersOf = (list: Record<string, unknown> | null): number[] => asArray(list?.k ?? list?.s);

/**
 * Returns whether lottie-web's canvas renderer draws the gradient correctly: it must be opaque, or its
 * opacity stops must have the same offsets as its color stops.
 */
function isAligned(numbers: number[], colorLength: number): boolean {
  if (numbers.length <= colorLength) return true;
  const colors = stopsOf(numbers.slice(0, colorLength), COLOR);
  const opacities = stopsOf(numbers.slice(colorLength), OPACITY);
  return (
    colors.length === opacities.length &&
    colors.every(([offset], index) => Math.abs(offset - (opacities[index]?.[0] ?? 0)) <= TOLERANCE)
  );
}

/** Returns a color stop and an opacity stop for each offset of the given stops. */
function align(numbers: number[], colorLength: number): number[] {
  const colors = stopsOf(numbers.slice(0, colorLength), COLOR);
  const opacities = stopsOf(numbers.slice(colorLength), OPACITY);
  const offsets = [...colors, ...opacities].map(([offset]) => offset).sort((a, b) => a - b);
  return [...valuesAt(offsets, colors), ...valuesAt(offsets, opacities)].flat();
}

function stopsOf(numbers: number[], size: number): Stop[] {
  const starts = [...numbers.keys()].filter((index) => index % size === 0);
  return starts.map((start) => numbers.slice(start, start + size) as Stop);
}

/** Returns the offsets in ascending order, each with the interpolated values of the stops at this offset. */
function valuesAt(offsets: readonly number[], stops: readonly Stop[]): Stop[] {
  let next = 0;
  return offsets.map((offset, index) => {
    // If two stops have this offset, use the first one, and then the second one.
    const isSecond = offsets[index - 1] === offset;
    const isBefore = ([other]: Stop) => (isSecond ? other <= offset : other < offset);
    for (let stop = stops[next]; stop && isBefore(stop); stop = stops[next]) next += 1;
    const [before, after] = [stops[next - 1], stops[next]];
    const [from, ...first] = before ?? after ?? [0];
    const [to, ...last] = after ?? before ?? [0];
    const progress = to > from ? (offset - from) / (to - from) : 0;
    return [offset, ...first.map((value, part) => value + ((last[part] ?? value) - value) * progress)];
  });
}
