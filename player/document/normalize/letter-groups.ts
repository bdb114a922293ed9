import { type Animation, asArray, asRecord, type Shape } from '../lottie';
import { LETTER_COMPOSITION } from '../traverse';

/** A 2D affine matrix, as in CSS `matrix()`. */
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Merges all paths of each letter in the file into one group. lottie-web reads only the paths of the first
 * group of a letter, ignores the transform of this group, and throws if a letter has no data. Closes the paths of
 * files before version 4.4.18, which don't say whether a path is closed. Changes 3
 * sample files.
 */
export function mergeLetterGroups({ chars, assets }: Animation) {
  const ids = new Set(asArray(assets).map((asset) => asset?.id));
  for (const letter of asArray(chars)) {
    if (typeof letter !== 'object' || letter === null) continue;
    if (letter.t === LETTER_COMPOSITION && ids.has(asRecord(letter.data).refId)) continue;
    delete letter.t;
    const data = asRecord(letter.data);
    if (isSingleGroup(data.shapes)) continue;
    const paths = pathsOf(asArray(data.shapes), IDENTITY);
    letter.data = { ...data, shapes: [{ ty: 'gr', it: paths }] };
  }
}

/** Returns whether a letter has a single group that contains only paths, which are marked as closed or open. */
function isSingleGroup(shapes: unknown): boolean {
  const [group, ...others] = asArray(shapes);
  return (
    others.length === 0 &&
    Array.isArray(group?.it) &&
    group.it.every((shape: Shape) => shape?.ty === 'sh' && 'c' in asRecord(asRecord(shape.ks).k))
  );
}

/** Returns the paths of shapes and nested groups, with the transforms of the groups applied. */
function pathsOf(shapes: readonly Shape[], outer: Matrix, depth = 0): Shape[] {
  if (depth > 20) return [];
  const transform = shapes.find((shape) => shape?.ty === 'tr');
  const matrix = transform ? multiply(outer, matrixOf(transform)) : outer;
  return shapes.flatMap((shape) => {
    if (shape?.ty === 'gr') return pathsOf(asArray(shape.it), matrix, depth + 1);
    return shape?.ty === 'sh' ? [transformPath(shape, matrix)] : [];
  });
}

/** Returns the matrix of a group's transform. Transforms in letters are not animated. */
function matrixOf({ p, a, s, r }: Shape): Matrix {
  const [x = 0, y = 0] = asArray(asRecord(p).k);
  const [anchorX = 0, anchorY = 0] = asArray(asRecord(a).k);
  const [scaleX = 100, scaleY = 100] = asArray(asRecord(s).k);
  const angle = ((Number(asRecord(r).k) || 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const linear: Matrix = [
    (cos * scaleX) / 100,
    (sin * scaleX) / 100,
    (-sin * scaleY) / 100,
    (cos * scaleY) / 100,
    x,
    y,
  ];
  return multiply(linear, [1, 0, 0, 1, -anchorX, -anchorY]);
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function transformPath(shape: Shape, [a, b, c, d, e, f]: Matrix): Shape {
  const { k } = asRecord(shape.ks);
  // Use only the first keyframe of a path, because letters are not animated.
  const path = asRecord(Array.isArray(k) ? [k[0]?.s].flat()[0] : k);
  const transformPoints = (points: unknown, [x, y]: [number, number]) =>
    asArray(points).map(([px, py]) => [a * px + c * py + x, b * px + d * py + y]);
  return {
    ...shape,
    ks: {
      a: 0,
      k: {
        c: true,
        ...path,
        v: transformPoints(path.v, [e, f]),
        i: transformPoints(path.i, [0, 0]),
        o: transformPoints(path.o, [0, 0]),
      },
    },
  };
}
