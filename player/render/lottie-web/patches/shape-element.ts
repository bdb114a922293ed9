import SVGShapeElement from 'lottie-web/player/js/elements/svgElements/SVGShapeElement.js';
import shapePool from 'lottie-web/player/js/utils/pooling/shape_pool.js';
import shapeCollections from 'lottie-web/player/js/utils/pooling/shapeCollection_pool.js';
import { asArray, type Shape } from '../../../document/lottie';
import { type Merge, mergeIn } from '../../../document/normalize/merged-paths';
import type { BuiltPath, BuiltShape, ShapeCollection, ShapeElementClass } from '../internals';
import type { Outline } from '../merging/curves';
import { mergeOutlines } from '../merging/merge-outlines';

type Path = { outline: Outline; isClosed: boolean };

/** `x, y` become `a * x + c * y + e, b * x + d * y + f`. */
type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Transform = [1, 0, 0, 1, 0, 0];

/** The patched methods, and the lists of shapes whose paths are merged. */
const patched = new WeakSet<object>();

mergePaths(SVGShapeElement);

/** Makes shape layers draw merged paths. The rule `merged-paths` prepares their data. */
export function mergePaths({ prototype }: ShapeElementClass) {
  const { searchShapes } = prototype;
  if (patched.has(searchShapes)) return;
  prototype.searchShapes = function (list, items, ...others) {
    const merge = mergeIn(list);
    if (!merge) return searchShapes.call(this, list, items, ...others);
    // What follows in the file applies only to the merged path, which lottie-web has just built.
    const following = [...this.stylesList, ...this.shapeModifiers].filter(({ closed }) => !closed);
    for (const each of following) each.closed = true;
    const target = this.shapes.at(-1);
    if (target && !patched.has(list))
      this.shapeModifiers.push(createMergeModifier(merge, list, items, target));
    patched.add(list);
    searchShapes.call(this, list, items, ...others);
    for (const each of following) each.closed = false;
  };
  patched.add(prototype.searchShapes);
}

/** Creates a modifier that merges the paths of a list of shapes, and replaces the paths of `target` with the result. */
function createMergeModifier(
  merge: Merge,
  list: readonly Shape[],
  items: readonly (BuiltShape | undefined)[],
  target: BuiltPath,
) {
  const collection = shapeCollections.newShapeCollection();
  let previous: Path[][] = [];
  target.setAsAnimated();
  return {
    addShape() {},

    processShapes(isFirstFrame: boolean) {
      const { sh } = target;
      sh.paths = collection;
      if (!isShown(merge)) return;
      const paths = pathsIn(list, items, IDENTITY);
      const isChanged = !areEqual(paths, previous);
      sh._mdf = isFirstFrame || isChanged;
      if (!isChanged) return;
      previous = paths;
      collection.releaseShapes();
      for (const path of mergeAll(paths, merge)) addPath(collection, path);
    },
  };
}

/**
 * Returns the visible paths in a list of shapes and in its groups, in the order of the file. A shape can consist of several
 * paths.
 */
function pathsIn(
  list: readonly Shape[],
  items: readonly (BuiltShape | undefined)[],
  outer: Transform,
): Path[][] {
  const transform = list.reduceRight(
    (sum, { ty }, index) => (ty === 'tr' ? compose(sum, items[index]) : sum),
    outer,
  );
  return list.flatMap((shape, index) => {
    const { sh, it } = items[index] ?? {};
    if (!isShown(shape)) return [];
    if (sh) return [pathsOf(sh.paths, transform)];
    const inner: Shape[] = asArray(shape.it);
    // What is inside another merge is part of its merged path.
    return it && !mergeIn(inner) ? pathsIn(inner, it, transform) : [];
  });
}

/** Returns the transform that applies the transform of a group, and then an outer transform. */
function compose([a, b, c, d, e, f]: Transform, group: BuiltShape | undefined): Transform {
  if (!group?.transform) return [a, b, c, d, e, f];
  const { 0: k, 1: l, 4: m, 5: n, 12: x, 13: y } = group.transform.mProps.v.props;
  return [a * k + c * l, b * k + d * l, a * m + c * n, b * m + d * n, a * x + c * y + e, b * x + d * y + f];
}

function pathsOf({ shapes, _length }: ShapeCollection, [a, b, c, d, e, f]: Transform): Path[] {
  return shapes.slice(0, _length).map((path) => {
    const outline: Outline = [];
    const add = ([x, y]: readonly [number, number] = [0, 0]) =>
      outline.push(a * x + c * y + e, b * x + d * y + f);
    const length = path._length;
    if (length > 0) add(path.v[0]);
    for (let from = 0; from < (path.c ? length : length - 1); from += 1) {
      const to = (from + 1) % length;
      add(path.o[from]);
      add(path.i[to]);
      add(path.v[to]);
    }
    return { outline, isClosed: path.c };
  });
}

function areEqual(one: readonly Path[][], other: readonly Path[][]): boolean {
  const paths = one.flat();
  const others = other.flat();
  return (
    one.length === other.length &&
    one.every(({ length }, index) => length === other[index]?.length) &&
    paths.every(({ outline, isClosed }, index) => {
      const { outline: otherOutline, isClosed: isOtherClosed } = others[index] as Path;
      return (
        isClosed === isOtherClosed &&
        outline.length === otherOutline.length &&
        outline.every((coordinate, at) => coordinate === otherOutline[at])
      );
    })
  );
}

/** Merges paths. Returns all of them if there is only one, or if merging them would take too long. */
function mergeAll(paths: readonly Path[][], { mm: mode, maxCost = Infinity }: Merge): Path[] {
  const outlines = paths.map((path) => path.map(({ outline }) => outline));
  const merged = paths.length > 1 ? mergeOutlines(outlines, mode, maxCost) : null;
  return merged?.map((outline) => ({ outline, isClosed: true })) ?? paths.flat();
}

/** The number of coordinates that each curve adds to an outline. */
const CURVE = 6;

function addPath(collection: ShapeCollection, { outline, isClosed }: Path) {
  const path = shapePool.newElement();
  const last = outline.length - 2;
  for (let at = 0; at < last + (isClosed ? 0 : 1); at += CURVE) {
    const point = (index: number) => [outline[index], outline[index + 1]] as [number, number];
    const before = at > 0 || !isClosed ? at : last;
    const incoming = before > 0 ? point(before - 2) : point(at);
    const outgoing = at < last ? point(at + 2) : point(at);
    path.setTripleAt(...point(at), ...outgoing, ...incoming, at / CURVE);
  }
  path.c = isClosed;
  collection.addShape(path);
}

/** Returns whether a shape is visible. Repeaters hide shapes. */
const isShown = ({ _render, _shouldRender }: Shape) => _render !== false && _shouldRender !== false;
