import type { Animation, Layer } from './animation';
import type { Fail } from './failure';
import { layersOf, listOf } from './layers';

/** Layers on show at once, those of each composition as often as it is shown. */
const MOST_LAYERS = 20_000;

/** Copies that a repeater may make, and by how many steps they may be shifted. */
const MOST_COPIES = 1000;
const MOST_SHIFT = 1_000_000;

/** Types of layers. */
const NEVER_BUILT = 99;
const EMPTY = 3;

/** Letters of a font that the page has are narrower, in sizes of the font. */
const WIDEST_LETTER = 1.5;

type Shape = { ty?: string; it?: unknown; s?: unknown; e?: unknown; o?: unknown; c?: unknown };

type Keyframe = { t?: unknown; s?: unknown; e?: unknown; i?: Easing; o?: Easing };

type Easing = { x?: unknown; y?: unknown };

/**
 * Takes out of an animation what lottie-web would never finish with, or not while anybody waits: a trim of a path by
 * what is no number, and a repeater of too many copies. Makes a text's box as wide as a letter, and a layer that is never
 * built an empty one.
 * @throws Failure `invalid` when compositions show each other so often that there are too many layers
 */
export function removeEndless(animation: Animation, fail: Fail) {
  const count = layersShown(animation);
  if (count > MOST_LAYERS) throw fail('invalid', { reason: 'too many layers', count, most: MOST_LAYERS });
  const layers = layersOf(animation);
  for (const layer of layers) {
    // Never built, it would be waited for by every layer that follows it.
    if (layer.ty === NEVER_BUILT) layer.ty = EMPTY;
    widenBoxes(layer, animation.chars);
  }
  for (const shape of shapesOf(layers)) {
    if (!isEndless(shape)) continue;
    console.warn(`A shape (${shape.ty}) was left out: lottie-web would not finish with it`);
    delete shape.ty;
  }
}

function isEndless({ ty, s, e, o, c }: Shape) {
  if (ty === 'tm') return ![s, e, o].every((part) => isNumeric(part));
  return ty === 'rp' && !(isNumeric(c, MOST_COPIES) && isNumeric(o, MOST_SHIFT));
}

/** A letter that does not fit into a line of its own, lottie-web puts on the next one, for ever. */
function widenBoxes({ t }: Layer, chars: unknown) {
  for (const keyframe of listOf(Object(t).d?.k)) {
    const { t: text, s: size, sz: box } = Object(keyframe?.s);
    if (!Array.isArray(box)) continue;
    const widths = Array.isArray(chars)
      ? chars.filter((letter) => letter && String(text).includes(letter.ch)).map(({ w }) => (w * size) / 100)
      : [WIDEST_LETTER * size];
    box[0] = Math.max(box[0], ...widths.filter(Number.isFinite));
  }
}

function layersShown({ layers, assets }: Animation): number {
  const compositions = new Map(listOf(assets).map((asset) => [asset?.id, asset?.layers]));
  const counts = new Map<unknown, number>();
  const countIn = (list: unknown): number =>
    listOf(list).reduce((sum, layer) => sum + 1 + countShownBy(layer), 0);
  const countShownBy = (layer: Layer | null): number => {
    if (layer?.ty !== 0) return 0;
    const { refId } = layer;
    // A ring counts once: lottie-web comes to its end by itself.
    if (!counts.has(refId)) counts.set(refId, 0).set(refId, countIn(compositions.get(refId)));
    return counts.get(refId) ?? 0;
  };
  return countIn(layers);
}

/** Every shape of the layers, those in groups included. */
function shapesOf(layers: readonly Layer[]): Shape[] {
  const found: Shape[] = [];
  // Not by recursion: a file may be nested deeper than the stack is.
  const lists = layers.map((layer) => layer.shapes);
  while (lists.length > 0) {
    for (const shape of listOf(lists.pop()).filter(Boolean)) {
      found.push(shape);
      lists.push(shape.it);
    }
  }
  return found;
}

/**
 * Whether lottie-web makes numbers of an animatable property (`k`), up to `most`, at every frame. What it lacks,
 * lottie-web says itself.
 */
function isNumeric(property: unknown, most = Number.MAX_VALUE): boolean {
  const { k, sid } = Object(property);
  if (!property || sid) return true;
  const isIn = (value: number) => Math.abs(value) <= most;
  if (!Array.isArray(k) || typeof k[0] !== 'object') return isIn(Number(k));
  return k.every((keyframe: Keyframe | null) => {
    const { t, s, e, i, o } = keyframe ?? {};
    return (
      Number.isFinite(Number(t)) &&
      given(s, e).every(isIn) &&
      given(i?.x, i?.y, o?.x, o?.y).every((value) => Number.isFinite(value))
    );
  });
}

/** Of each value that is given the numbers; an empty list is none, as lottie-web reads its first. */
function given(...values: unknown[]): number[] {
  return values
    .filter((value) => value !== undefined)
    .flatMap((value) => {
      if (!Array.isArray(value)) return Number(value);
      return value.length > 0 ? value.map(Number) : Number.NaN;
    });
}
