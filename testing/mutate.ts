import fc from 'fast-check';
import mutations from './mutations.json' with { type: 'json' };

// biome-ignore lint/suspicious/noExplicitAny: a file can contain anything
type Json = any;

/** Values of unexpected types, extreme numbers, and strings that could affect the page. */
const VALUES: readonly Json[] = mutations.values;

/** Layer and shape types, some of which don't exist. */
const TYPES: readonly Json[] = mutations.types;

const KINDS = ['replace', 'remove', 'repeat', 'nest', 'copy', 'retype'] as const;

/** A random path into a file. Each number selects a key at its level, modulo the number of keys there. */
const way = fc.array(fc.nat(999), { minLength: 1, maxLength: 12 });

/** Random changes to a file. Each is made at a random path. */
export const edits = fc.array(
  fc.record({
    way,
    kind: fc.constantFrom(...KINDS),
    value: fc.constantFrom(...VALUES),
    times: fc.nat(200),
    from: way,
    type: fc.constantFrom(...TYPES),
  }),
  { minLength: 1, maxLength: 6 },
);

type Edit = typeof edits extends fc.Arbitrary<(infer Item)[]> ? Item : never;

/** Applies changes to the text of a file. */
export function mutate(text: string, changes: readonly Edit[]): string {
  const file: Json = JSON.parse(text);
  for (const change of changes) apply(file, change);
  return JSON.stringify(file);
}

function apply(file: Json, { way, kind, value, times, from, type }: Edit) {
  const [parent, key] = walk(file, way);
  if (key === undefined) return;
  const part = parent[key];
  if (kind === 'replace') parent[key] = structuredClone(value);
  else if (kind === 'remove') delete parent[key];
  else if (kind === 'repeat' && Array.isArray(parent))
    parent.splice(Number(key), 0, ...Array.from({ length: times }, () => structuredClone(part)));
  else if (kind === 'nest')
    for (let depth = times; depth > 0; depth -= 1) parent[key] = { ty: 'gr', it: [parent[key]] };
  else if (kind === 'copy') {
    const [otherParent, otherKey] = walk(file, from);
    if (otherKey !== undefined) parent[key] = structuredClone(otherParent[otherKey]);
  } else if (kind === 'retype' && part?.ty !== undefined) part.ty = type;
}

/** Follows a path into a file. Returns the last object or array on the path, and the key in it. */
function walk(file: Json, way: number[]): [parent: Json, key: string | undefined] {
  let parent: Json = file;
  for (const [index, turn] of way.entries()) {
    const keys = Object.keys(parent);
    const key = keys[turn % keys.length];
    const part = key === undefined ? null : parent[key];
    const isLeaf = typeof part !== 'object' || part === null || Object.keys(part).length === 0;
    if (isLeaf || index === way.length - 1) return [parent, key];
    parent = part;
  }
  return [parent, undefined];
}

/** Random repeats of parts of a file. Each repeats an item of a list. */
export const repeats = fc.array(
  fc.record({
    list: fc.nat(),
    item: fc.nat(),
    /** The share of the file's size that the copies take up. */
    share: fc.constantFrom(0.01, 0.1, 0.3, 0.9),
    /** The field that the copies don't have. */
    missing: fc.constantFrom('s', 'e', 'i', 'h', 't', 'o', 'k', 'none'),
  }),
  { minLength: 1, maxLength: 3 },
);

type Repeat = typeof repeats extends fc.Arbitrary<(infer Item)[]> ? Item : never;

/** The fields whose values are different in each copy: the times of keyframes, and the numbers of layers. */
const COUNTED = ['t', 'ind', 'tm'];

/** Repeats parts of a file until its text has about `length` characters. */
export function repeatParts(text: string, changes: readonly Repeat[], length: number): string {
  const file: Json = JSON.parse(text);
  for (const { list: listIndex, item: itemIndex, share, missing } of changes) {
    const lists = listsIn(file);
    const list = lists[listIndex % lists.length] ?? [];
    const item = list[itemIndex % list.length];
    const copy = JSON.stringify(item, (key, value) =>
      key === missing && item?.[key] === value ? undefined : value,
    );
    const count = (share * length) / (copy.length + 1);
    for (let index = 1; index < count; index += 1) {
      const added = JSON.parse(copy);
      for (const field of COUNTED) if (Number.isFinite(added?.[field])) added[field] += index;
      list.push(added);
    }
  }
  return JSON.stringify(file);
}

/** Returns all lists of a file that are not empty. Ignores all but the first items of long lists. */
function listsIn(file: Json): Json[][] {
  const lists: Json[][] = [];
  const parts = [file];
  for (let part = parts.pop(); part; part = parts.pop()) {
    if (Array.isArray(part) && part.length > 0) lists.push(part);
    parts.push(
      ...Object.values(part)
        .slice(0, 20)
        .filter((value) => typeof value === 'object' && value),
    );
  }
  return lists;
}
