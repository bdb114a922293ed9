import type { Failure } from './errors/failure';
import { totalOnShow } from './instance-counts';
import { layersOf } from './layers';
import { type Animation, LayerType } from './lottie';
import { asArray, asRecord } from './unknown-json';

/** Layers on show at once, those of each composition as often as it is shown. */
const MAX_LAYERS = 20_000;

/** Copies that repeaters may make of a shape together, and by how many steps they may be shifted. */
const MAX_COPIES = 1000;
const MAX_OFFSET = 1_000_000;

/**
 * How many times longer lottie-web takes for a copy in a group that is repeated itself: 27 in three such groups take over
 * 20 seconds.
 */
const NESTED_GROUP_COST = 10;

/** Points of a star or a polygon in all its copies, and ridges of each part of a zig-zag line. */
const MAX_POINTS = 100_000;
const MAX_RIDGES = 1000;

type Shape = Partial<Record<'ty' | 'it' | 's' | 'e' | 'o' | 'c' | 'pt' | 'r', unknown>>;

type Keyframe = { t?: unknown; s?: unknown; e?: unknown; i?: Easing; o?: Easing };

type Easing = { x?: unknown; y?: unknown };

/** @throws Failure `invalid` when compositions show each other so often that there are too many layers */
export function checkLayerCount(animation: Animation) {
  const count = totalOnShow(animation, () => 1);
  if (count > MAX_LAYERS)
    throw { code: 'invalid', reason: 'too many layers', count, most: MAX_LAYERS } satisfies Failure;
}

/**
 * Takes out of an animation what lottie-web would never finish with, or not while anybody waits: a trim of a path by
 * what is no number, repeaters of too many copies, stars of too many points, and lines of too many ridges. Makes a layer
 * that is never built an empty one. (Of texts: texts.ts.)
 */
export function applyLimits(animation: Animation) {
  for (const layer of layersOf(animation)) {
    // Never built, it would be waited for by every layer that is parented to it.
    if (layer.ty === LayerType.unbuilt) layer.ty = LayerType.null;
    limitShapes(layer.shapes);
  }
}

function limitShapes(shapes: unknown) {
  // Not by recursion: a file may be nested deeper than the stack is.
  const lists = [{ shapes, copies: 1, ridges: 1 }];
  for (let list = lists.pop(); list; list = lists.pop()) {
    let { copies, ridges } = list;
    // From the end, as a repeater copies what stands before it.
    for (const shape of asArray(list.shapes).filter(Boolean).reverse() as Shape[]) {
      const { ty, c, r, pt, it } = shape;
      if (ty === 'tm') unwrapNumbers(shape);
      const moreCopies = ty === 'rp' ? copies * multiplierOf(c) : copies;
      const moreRidges = ty === 'zz' ? ridges * multiplierOf(r) : ridges;
      const points = moreCopies * moreRidges * (ty === 'sr' ? multiplierOf(pt) : 1);
      const isFew = moreCopies <= MAX_COPIES && moreRidges <= MAX_RIDGES && points <= MAX_POINTS;
      if (isFew && !isUnbounded(shape)) [copies, ridges] = [moreCopies, moreRidges];
      else dropShape(shape);
      if (it)
        lists.push({
          shapes: it,
          copies: copies > list.copies ? copies * NESTED_GROUP_COST : copies,
          ridges,
        });
    }
  }
}

/** How many times a property multiplies a shape at most. */
export const multiplierOf = (property: unknown) => Math.max(Math.ceil(maxAbsolute(property)), 1);

function dropShape(shape: Shape) {
  console.warn(`A shape (${shape.ty}) was left out: lottie-web would not finish with it`);
  delete shape.ty;
}

function isUnbounded({ ty, s, e, o }: Shape) {
  if (ty === 'tm') return ![s, e, o].every((property) => Number.isFinite(maxAbsolute(property)));
  return ty === 'rp' && !(maxAbsolute(o) <= MAX_OFFSET);
}

/** To a list of one number lottie-web would add the offset as to a text, and never reach the end of the path. */
function unwrapNumbers({ s, e, o }: Shape) {
  for (const property of [s, e, o].map(asRecord)) {
    const { k } = property;
    if (Array.isArray(k) && k.length === 1 && typeof k[0] === 'number') [property.k] = k;
  }
}

/**
 * The largest number, without its sign, that lottie-web makes of an animatable property (`k`) at any frame; not a number
 * where it makes none at some. What it lacks, lottie-web says itself.
 */
export function maxAbsolute(property: unknown): number {
  const { k, sid } = asRecord(property);
  if (!property || sid) return 0;
  if (!Array.isArray(k) || typeof k[0] !== 'object') return Math.abs(Number(k));
  return k.map(maxOfKeyframe).reduce((a, b) => Math.max(a, b), 0);
}

function maxOfKeyframe(keyframe: Keyframe | null): number {
  const { t, s, e, i, o } = keyframe ?? {};
  const isTimed = [Number(t), ...numbersOf(i?.x, i?.y, o?.x, o?.y)].every(Number.isFinite);
  return isTimed ? Math.max(0, ...numbersOf(s, e).map(Math.abs)) : Number.NaN;
}

/** The numbers of each value that is there; an empty list gives NaN, as lottie-web reads its first. */
function numbersOf(...values: unknown[]): number[] {
  return values
    .filter((value) => value !== undefined)
    .flatMap((value) => {
      if (!Array.isArray(value)) return Number(value);
      return value.length > 0 ? value.map(Number) : Number.NaN;
    });
}
