import { shapeListsOf } from './layers';
import type { Layer, Shape } from './lottie';
import { asArray } from './unknown-json';

/** Each value of a transform that changes nothing. Without skew its axis is of no account. */
const NEUTRAL: Record<string, number> = { o: 100, r: 0, s: 100, p: 0, a: 0, sk: 0 };

/** How many groups of a layer lie within each other. */
export function depthOf({ shapes }: Layer): number {
  let depth = -1;
  for (let lists = [asArray(shapes)]; lists.length > 0; depth += 1)
    lists = lists.flatMap((list) => list.filter((shape) => shape?.it).map(({ it }) => asArray(it)));
  return depth;
}

/** Takes out each group that is all that another holds, where that moves and blends nothing: the outer one holds its shapes. */
export function flattenGroups(layer: Layer) {
  // From within, where each has one other to take out.
  for (const group of shapeListsOf(layer).flat().reverse()) {
    const inner = onlyGroup(group);
    if (inner) group.it = inner.it;
  }
}

function onlyGroup(group: Shape | null): Shape | undefined {
  const [inner, ...others] = asArray(group?.it).filter((shape) => shape && !changesNothing(shape));
  const isAlone = others.length === 0 && inner?.ty === 'gr' && Array.isArray(inner.it);
  return isAlone && !inner.hd && !inner.bm ? inner : undefined;
}

function changesNothing(shape: Shape): boolean {
  if (shape.ty !== 'tr') return false;
  return Object.entries(NEUTRAL).every(([name, neutral]) => {
    const { k = neutral, x } = (shape[name] ?? {}) as { k?: unknown; x?: unknown };
    return [k].flat().every((value) => value === neutral) && x === undefined;
  });
}
