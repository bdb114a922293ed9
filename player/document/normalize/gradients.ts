import { layersOf, shapesOf } from '../layers';
import type { Animation } from '../lottie';
import { asArray, asRecord } from '../unknown-json';

/** How many of a gradient's numbers one of its colours takes (place, red, green, blue), and one of its opacities. */
const COLOUR = 4;
const OPACITY = 2;

/** How far apart lottie-web takes two places to be one. */
const NEAR = 0.01;

/** A place from 0 to 1, and what is there. */
type Stop = [place: number, ...values: number[]];

/**
 * Gives gradients a colour and an opacity at the same places: lottie-web's canvas draws them opaque otherwise
 * (airbnb/lottie-web#3152). For a canvas alone, since an SVG has both by two gradients. Changes 2 sample
 * files.
 */
export function alignGradients(animation: Animation) {
  for (const shape of layersOf(animation).flatMap(shapesOf)) {
    if (shape.ty !== 'gf' && shape.ty !== 'gs') continue;
    const gradient = asRecord(shape.g);
    const property = asRecord(gradient.k);
    const numbers = asArray(property.k);
    const lists = typeof numbers[0] === 'number' ? [property] : numbers;
    const count = Number(gradient.p) * COLOUR;
    if (lists.every((list) => isAligned(numbersOf(list), count))) continue;
    let points = 0;
    for (const list of lists) {
      for (const key of ['k', 's', 'e']) {
        if (typeof asArray(list?.[key])[0] !== 'number') continue;
        list[key] = align(list[key], count);
        points = list[key].length / (COLOUR + OPACITY);
      }
    }
    gradient.p = points;
  }
}

const numbersOf = (list: Record<string, unknown> | null): number[] => asArray(list?.k ?? list?.s);

/** Whether lottie-web's canvas draws it: it is opaque, or has its opacities where its colours are. */
function isAligned(numbers: number[], count: number): boolean {
  if (numbers.length <= count) return true;
  const colours = stopsOf(numbers.slice(0, count), COLOUR);
  const opacities = stopsOf(numbers.slice(count), OPACITY);
  return (
    colours.length === opacities.length &&
    colours.every(([place], index) => Math.abs(place - (opacities[index]?.[0] ?? 0)) <= NEAR)
  );
}

/** @returns as many colours and as many opacities as the two have together, at the same places */
function align(numbers: number[], count: number): number[] {
  const colours = stopsOf(numbers.slice(0, count), COLOUR);
  const opacities = stopsOf(numbers.slice(count), OPACITY);
  const places = [...colours, ...opacities].map(([place]) => place).sort((a, b) => a - b);
  const at = (stops: Stop[]) =>
    places.map((place, index) => [place, ...valuesAt(stops, place, places[index - 1] === place)]);
  return [...at(colours), ...at(opacities)].flat();
}

function stopsOf(numbers: number[], size: number): Stop[] {
  const starts = [...numbers.keys()].filter((index) => index % size === 0);
  return starts.map((start) => numbers.slice(start, start + size) as Stop);
}

/** @param isAfter which of two stops at one place counts */
function valuesAt(stops: Stop[], place: number, isAfter: boolean): number[] {
  const before = stops.filter((stop) => (isAfter ? stop[0] <= place : stop[0] < place)).at(-1);
  const after = stops.find((stop) => (isAfter ? stop[0] > place : stop[0] >= place));
  const [from, ...first] = before ?? after ?? [0];
  const [to, ...last] = after ?? before ?? [0];
  const share = to > from ? (place - from) / (to - from) : 0;
  return first.map((value, index) => value + ((last[index] ?? value) - value) * share);
}
