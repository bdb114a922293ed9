import type { Point } from '../../geometry/isometric';
import {
  type Animation,
  GENERATOR,
  type Layer,
  type LottieShape,
  type Marker,
  type Property,
  type Value,
} from './format';
import { property } from './properties';

export type Transform = {
  position?: Value | Property;
  anchor?: Value;
  scale?: Value | Property;
  rotation?: number | Property;
  opacity?: number | Property;
};

const transform = ({
  position = [0, 0],
  anchor = [0, 0],
  scale = [100, 100],
  rotation = 0,
  opacity = 100,
}: Transform) => ({
  p: property(position),
  a: property(anchor),
  s: property(scale),
  r: property(rotation),
  o: property(opacity),
});

/**
 * Groups shapes with a common transform. Earlier items are painted on top of later ones. A fill or stroke
 * applies to the paths before it.
 */
export const group = (items: LottieShape[], how: Transform = {}): LottieShape => ({
  ty: 'gr',
  it: [...items, { ty: 'tr', ...transform(how) }],
});

/** Groups shapes with a common transform. `groups` is in order from back to front. */
export const stack = (groups: LottieShape[], how: Transform = {}): LottieShape =>
  group(groups.toReversed().flatMap(unwrapped), how);

/** Gives groups a common transform. `groups` is in order from back to front. */
export function transformGroups(groups: LottieShape[], how: Transform): LottieShape {
  const [only] = groups;
  return only && groups.length === 1 && isIdentity(only) ? group(itemsOf(only), how) : stack(groups, how);
}

const itemsOf = ({ it }: LottieShape) => (it as LottieShape[]).slice(0, -1);

const IDENTITY = JSON.stringify({ ty: 'tr', ...transform({}) });
const isIdentity = ({ it }: LottieShape) => Array.isArray(it) && JSON.stringify(it.at(-1)) === IDENTITY;

/**
 * Returns the items of a group if the group has no transform and contains only groups. Such a group would
 * only add elements to the DOM. Returns any other shape in an array.
 */
function unwrapped(shape: LottieShape): LottieShape[] {
  const isWrapper = isIdentity(shape) && itemsOf(shape).every(({ ty }) => ty === 'gr');
  return isWrapper ? itemsOf(shape) : [shape];
}

/** Returns a layer. `shapes` is in order from back to front. */
export const layer = (nm: string, shapes: LottieShape[], how: Transform = {}): Layer => ({
  ty: 4,
  nm,
  ip: 0,
  op: 0,
  st: 0,
  ks: transform(how),
  shapes: shapes.toReversed().flatMap(unwrapped),
});

/** Returns a copy of a layer that is clipped to an outline. The outline can be animated. */
export const clip = (target: Layer, outline: LottieShape): Layer => ({
  ...target,
  hasMask: true,
  masksProperties: [{ mode: 'a', inv: false, o: property(100), x: property(0), pt: outline.ks }],
});

/** Returns an animation. `layers` is in order from back to front. */
export function animation(
  nm: string,
  size: Point,
  op: number,
  layers: Layer[],
  markers: Marker[] = [],
): Animation {
  return {
    v: '5.13.0',
    nm,
    fr: 60,
    ip: 0,
    op,
    w: size[0],
    h: size[1],
    ddd: 0,
    meta: { g: GENERATOR },
    assets: [],
    layers: layers.map((each, n) => ({ ...each, ind: n + 1, op })).reverse(),
    markers,
  };
}
