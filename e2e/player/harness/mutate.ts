import fc from 'fast-check';

// biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
type Json = any;

/** What takes the place of a value: of other types, too large, too small, and what reaches out of a picture. */
const VALUES: readonly Json[] = [
  null,
  true,
  '',
  'constructor',
  '__proto__',
  'javascript:globalThis.pwned=1',
  'url(http://127.0.0.1:9/x)',
  '<img src=x onerror=globalThis.pwned=1>',
  'var $bm_rt = 1; while (true) {}',
  [],
  {},
  [[]],
  { k: [] },
  { a: 1, k: [{ t: 0 }] },
  { length: 1e9 },
  -1,
  0,
  0.5,
  1e9,
  -1e9,
  1e300,
  5e-324,
  255,
];

/** One change of a file. */
export type Edit = { seed: number; kind: (typeof KINDS)[number]; value: Json };

const KINDS = ['replace', 'remove', 'repeat', 'nest', 'copy', 'retype'] as const;

/** Where in a file a change is made, by a walk from its root, and what it is. */
export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    seed: fc.nat(),
    kind: fc.constantFrom(...KINDS),
    value: fc.constantFrom(...VALUES),
  }),
  { minLength: 1, maxLength: 6 },
);

/** How often a part is repeated, and how deep it is nested in itself. */
const TIMES = 200;

/** Types of layers and shapes, some of which are none. */
const TYPES = [0, 1, 2, 3, 4, 5, 6, 13, 99, 'gr', 'sh', 'sr', 'tm', 'rp', 'gf', 'gs', 'mm', 'rd', 'zz', 'op'];

/** A file with changes, as text. */
export function mutate(text: string, changes: readonly Edit[]): string {
  const file: Json = JSON.parse(text);
  for (const change of changes) apply(file, change);
  return JSON.stringify(file);
}

function apply(file: Json, { seed, kind, value }: Edit) {
  const next = randomFrom(seed);
  const [parent, key] = walk(file, next);
  if (key === undefined) return;
  const part = parent[key];
  if (kind === 'replace') parent[key] = structuredClone(value);
  else if (kind === 'remove') delete parent[key];
  else if (kind === 'repeat' && Array.isArray(parent))
    parent.splice(Number(key), 0, ...Array.from({ length: next(TIMES) }, () => structuredClone(part)));
  else if (kind === 'nest')
    for (let depth = next(TIMES); depth > 0; depth -= 1) parent[key] = nest(parent[key]);
  else if (kind === 'copy') {
    const [otherParent, otherKey] = walk(file, next);
    if (otherKey !== undefined) parent[key] = structuredClone(otherParent[otherKey]);
  } else if (kind === 'retype' && part?.ty !== undefined) part.ty = TYPES[next(TYPES.length)];
}

const nest = (part: Json) => ({ ty: 'gr', it: [part] });

/** A part of a file, by what holds it: each turn of the way is as likely as the others, and so is its end. */
function walk(file: Json, next: (below: number) => number): [parent: Json, key: string | undefined] {
  let parent: Record<string, Json> = file;
  for (;;) {
    const keys = Object.keys(parent);
    const key = keys[next(keys.length)];
    const part = key === undefined ? null : parent[key];
    const isLeaf = typeof part !== 'object' || part === null || Object.keys(part).length === 0;
    if (isLeaf || next(6) === 0) return [parent, key];
    parent = part;
  }
}

/** Numbers that look random, always the same ones for a seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * Math.max(below, 1));
  };
}
