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
