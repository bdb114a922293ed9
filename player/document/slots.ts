import type { PlayerProps } from '../types';
import type { Failure } from './errors/failure';
import { type SlotKind, valueForSlot } from './host-slots';
import type { Animation } from './lottie';
import { themeValues } from './theme';
import { asArray, asRecord } from './unknown-json';

/** What the host puts into a file's slots. */
export type SlotSettings = Pick<PlayerProps, 'slots' | 'themeId'>;

type Part = Record<string, unknown>;

/** A part of the file whose value stands in a slot, by what it is of which other part. */
type Reference = { part: Part; key: string; owner: Part; kind: SlotKind };

/** Shapes with a colour. */
const PAINTS: readonly unknown[] = ['fl', 'st'];

/** The type of an effect's value that is a colour. */
const EFFECT_COLOUR = 2;

/**
 * Writes the values of slots to where they are used: the file's own, over them those of a theme, and over these the host's.
 * lottie-web knows the file's alone, and of those neither gradients nor anything that is to be mended.
 * @param pageUrl what the host's addresses of images start from
 * @returns what of the host's is not as it must be, and left out
 */
export function fillSlots(
  animation: Animation,
  { slots, themeId }: SlotSettings,
  pageUrl: string,
): Failure[] {
  const { values, problem } = themeOf(animation, themeId);
  const problems: Failure[] = problem ? [problem] : [];
  const references = referencesIn(animation);
  const own = asRecord(animation.slots);
  for (const [id, used] of references) {
    for (const reference of used) {
      delete reference.part.sid;
      for (const value of [asRecord(own[id]).p, values.get(id)]) if (value) assign(reference, value);
    }
  }
  delete animation.slots;
  for (const [id, value] of Object.entries(slots ?? {})) {
    // Left out after all.
    if (value === undefined || value === null) continue;
    const used = references.get(id);
    if (!used)
      problems.push({ code: 'invalid', reason: 'slot', slot: id, slots: [...references.keys()].sort() });
    for (const reference of used ?? []) {
      const kind = kindOf(reference);
      const filled = valueForSlot(kind, value, pageUrl);
      if (filled) assign(reference, filled);
      else problems.push({ code: 'invalid', reason: 'slot value', slot: id, value, kind });
    }
  }
  return problems;
}

function themeOf({ archive }: Animation, themeId: string | undefined) {
  const { themes, initialTheme, animationId } = archive ?? {};
  const all = asRecord(themes);
  const id = themeId ?? initialTheme;
  if (!id) return { values: new Map<string, object>() };
  const problem: Failure | undefined =
    themeId && !Object.hasOwn(all, id)
      ? { code: 'invalid', reason: 'theme', theme: id, themes: Object.keys(all) }
      : undefined;
  return { values: themeValues(problem ? null : all[id], animationId), problem };
}

function referencesIn(animation: Animation): Map<string, Reference[]> {
  const found = new Map<string, Reference[]>();
  const assets: unknown = animation.assets;
  // Not by recursion: a file may be nested deeper than the stack is.
  const owners: Part[] = [animation];
  for (let owner = owners.pop(); owner; owner = owners.pop()) {
    for (const [key, part] of Object.entries(owner)) {
      if (typeof part !== 'object' || part === null || part === animation.slots || part === animation.archive)
        continue;
      owners.push(part as Part);
      const { sid } = part as Part;
      if (typeof sid !== 'string') continue;
      const isImage = (owner as unknown) === assets;
      const reference = {
        part: part as Part,
        key,
        owner,
        kind: isImage ? 'image' : kindBy(key, owner),
      } as const;
      found.set(sid, [...(found.get(sid) ?? []), reference]);
    }
  }
  return found;
}

/** By where it is used. `number` stands for vectors too: what of the two it is, its value tells. */
function kindBy(key: string, owner: Part): SlotKind {
  if (key === 'd' && !('ty' in owner)) return 'text';
  if (key === 'ks' || key === 'pt') return 'path';
  if (key === 'g' || (key === 'k' && typeof owner.p === 'number')) return 'gradient';
  if (key === 'c' && PAINTS.includes(owner.ty)) return 'colour';
  if (key === 'fc' || key === 'sc' || (key === 'v' && owner.ty === EFFECT_COLOUR)) return 'colour';
  return 'number';
}

/** Once the file's own values are in their places. */
function kindOf({ part, kind }: Reference): SlotKind {
  if (kind !== 'number') return kind;
  const { k } = part;
  if (k === undefined) return 'number or vector';
  const value = typeof asArray(k)[0] === 'object' ? asRecord(asArray(k)[0]).s : k;
  return asArray(value).length > 1 ? 'vector' : 'number';
}

function assign({ part, owner, kind, key }: Reference, value: object) {
  // Each part has its own, as lottie-web writes into them; what is undefined goes.
  const copy = JSON.parse(JSON.stringify(value));
  if (kind === 'gradient') return assignGradient({ part, owner, key }, copy);
  if (kind === 'text') return assignText(part, copy);
  // A position in parts is one no longer.
  if (part.s === true) for (const name of ['s', 'x', 'y', 'z']) delete part[name];
  Object.assign(part, copy);
}

/** The slot may be that of a gradient, or of its numbers alone; so may the value. */
function assignGradient({ part, owner, key }: Pick<Reference, 'part' | 'owner' | 'key'>, value: Part) {
  const gradient = key === 'g' ? part : owner;
  const isWhole = !Array.isArray(value.k) && Array.isArray(asRecord(value.k).k);
  if (isWhole) Object.assign(gradient, value);
  else gradient.k = value;
}

/** What a value leaves out of a text's documents stays as it was; one document is for all times. */
function assignText(part: Part, { k }: Part) {
  const before = asArray(part.k);
  const after = asArray(k);
  const documentBefore = (index: number) => asRecord((before[index] ?? before[0])?.s);
  const keyframes =
    after.length === 1 && before.length > 1 ? before.map(({ t }) => ({ ...after[0], t })) : after;
  part.k = keyframes.map((keyframe, index) => ({
    t: 0,
    ...keyframe,
    s: { ...documentBefore(index), ...asRecord(keyframe?.s) },
  }));
}
