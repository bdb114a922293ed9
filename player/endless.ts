import type { Animation, Layer } from './animation';
import type { Fail } from './failure';
import { layersOf } from './layers';

/** Layers on show at once, those of each composition as often as it is shown. */
const MOST_LAYERS = 20_000;

/** Copies that a repeater may make. */
const MOST_COPIES = 1000;

type Shape = { ty?: string; it?: unknown; s?: unknown; e?: unknown; o?: unknown; c?: unknown };

type Keyframe = { t?: unknown; s?: unknown; e?: unknown; i?: Easing; o?: Easing };

type Easing = { x?: unknown; y?: unknown };

/**
 * Takes out of an animation what lottie-web would never finish with, or not while anybody waits: a trim of a path by
 * what is no number, and a repeater of too many copies.
 * @throws Failure `invalid` when compositions show each other so often that there are too many layers
 */
export function removeEndless(animation: Animation, fail: Fail) {
  const count = layersShown(animation);
  if (count > MOST_LAYERS) throw fail('invalid', { reason: 'too many layers', count, most: MOST_LAYERS });
  for (const shape of shapesOf(animation)) {
    if (!isEndless(shape)) continue;
    console.warn('A trim path or repeater without end was left out:', JSON.stringify(shape).slice(0, 200));
    delete shape.ty;
  }
}

function isEndless({ ty, s, e, o, c }: Shape) {
  if (ty === 'tm') return ![s, e, o].every(isNumeric);
  return ty === 'rp' && !(isNumeric(c) && numbersIn(c).every((copies) => copies <= MOST_COPIES));
}

function layersShown({ layers, assets }: Animation): number {
  const compositions = new Map(
    (Array.isArray(assets) ? assets : []).map((asset) => [asset?.id, asset?.layers]),
  );
  const counts = new Map<unknown, number>();
  const countIn = (list: unknown): number =>
    Array.isArray(list)
      ? list.reduce((sum: number, layer: Layer | null) => sum + 1 + countShownBy(layer), 0)
      : 0;
  const countShownBy = (layer: Layer | null): number => {
    if (layer?.ty !== 0) return 0;
    const { refId } = layer;
    // A ring counts once: lottie-web comes to its end by itself.
    if (!counts.has(refId)) counts.set(refId, 0).set(refId, countIn(compositions.get(refId)));
    return counts.get(refId) ?? 0;
  };
  return countIn(layers);
}

/** Every shape of a file, those in groups included. */
function shapesOf(animation: Animation): Shape[] {
  const found: Shape[] = [];
  // Not by recursion: a file may be nested deeper than the stack is.
  const lists = layersOf(animation).map((layer) => layer.shapes);
  while (lists.length > 0) {
    const list = lists.pop();
    for (const shape of Array.isArray(list) ? list.filter(Boolean) : []) {
      found.push(shape);
      lists.push(shape.it);
    }
  }
  return found;
}

/** Whether lottie-web makes numbers of an animatable property (`k`), at every frame. What it lacks, lottie-web says itself. */
function isNumeric(property: unknown): boolean {
  return numbersIn(property).every(Number.isFinite);
}

function numbersIn(property: unknown): number[] {
  const { k, sid } = Object(property);
  if (!property || sid) return [];
  if (!Array.isArray(k) || typeof k[0] !== 'object') return [Number(k)];
  return k.flatMap((keyframe: Keyframe | null) => {
    const { t, s, e, i, o } = keyframe ?? {};
    const given = [s, e, i?.x, i?.y, o?.x, o?.y].filter((value) => value !== undefined);
    return [Number(t), ...given.flatMap(numbers)];
  });
}

/** An empty list is no number: lottie-web reads its first. */
function numbers(value: unknown): number[] {
  if (!Array.isArray(value)) return [typeof value === 'object' ? Number.NaN : Number(value)];
  return value.length > 0 ? value.map(Number) : [Number.NaN];
}
