import type { PlayerProps } from '../types';
import type { Failure } from './errors/failure';
import { type SlotKind, valueForSlot } from './host-slots';
import { type Animation, asArray, asRecord } from './lottie';
import { themeValues } from './theme';

/** The host's settings for a file's slots. */
export type SlotSettings = Pick<PlayerProps, 'slots' | 'themeId'>;

type Json = Record<string, unknown>;

/** A part of the file that refers to a slot (`sid`), with its key in the object that holds it. */
type Reference = { target: Json; key: string; owner: Json; kind: SlotKind };

/** Types of shapes with a color. */
const PAINTS: readonly unknown[] = ['fl', 'st'];

/** The type of an effect's value that is a color. */
const EFFECT_COLOR = 2;

/**
 * Writes the values of slots into the properties that refer to them. A theme's value replaces the file's own,
 * and the host's value replaces both. lottie-web only supports the file's own values, and of those neither
 * gradients nor values that need normalizing.
 * @param pageUrl the URL that the host's addresses of images are resolved against
 * @param hasSlots false if no part of the file refers to a slot, so that the file need not be searched
 * @returns the host's invalid values, which are not applied
 */
export function fillSlots(
  animation: Animation,
  { slots, themeId }: SlotSettings,
  pageUrl: string,
  hasSlots = true,
): Failure[] {
  const { values, problem } = themeOf(animation, themeId);
  const problems: Failure[] = problem ? [problem] : [];
  const references: Map<string, Reference[]> = hasSlots ? referencesIn(animation) : new Map();
  const own = asRecord(animation.slots);
  for (const [id, used] of references) {
    for (const reference of used) {
      delete reference.target.sid;
      for (const value of [asRecord(own[id]).p, values.get(id)]) if (value) assign(reference, value);
    }
  }
  delete animation.slots;
  for (const [id, value] of Object.entries(slots ?? {})) {
    // A value that the host removed again.
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
  // Without recursion: a file may be nested deeper than the call stack allows.
  const owners: Json[] = [animation];
  for (let owner = owners.pop(); owner; owner = owners.pop()) {
    for (const [key, value] of Object.entries(owner)) {
      const isSearched = value !== animation.slots && value !== animation.archive;
      if (typeof value !== 'object' || value === null || !isSearched) continue;
      const target = value as Json;
      owners.push(target);
      if (typeof target.sid !== 'string') continue;
      const kind = owner === assets ? 'image' : kindBy(key, owner);
      found.set(target.sid, [...(found.get(target.sid) ?? []), { target, key, owner, kind }]);
    }
  }
  return found;
}

/**
 * Returns the type of a slot by where it is used. `number` includes vectors: `kindOf` distinguishes them by
 * the value.
 */
function kindBy(key: string, owner: Json): SlotKind {
  if (key === 'd' && !('ty' in owner)) return 'text';
  if (key === 'ks' || key === 'pt') return 'path';
  if (key === 'g' || (key === 'k' && typeof owner.p === 'number')) return 'gradient';
  if (key === 'c' && PAINTS.includes(owner.ty)) return 'color';
  if (key === 'fc' || key === 'sc' || (key === 'v' && owner.ty === EFFECT_COLOR)) return 'color';
  return 'number';
}

/** Returns the type of a slot by its value. The file's own values must be assigned first. */
function kindOf({ target, kind }: Reference): SlotKind {
  if (kind !== 'number') return kind;
  const { k } = target;
  if (k === undefined) return 'number or vector';
  const value = typeof asArray(k)[0] === 'object' ? asRecord(asArray(k)[0]).s : k;
  return asArray(value).length > 1 ? 'vector' : 'number';
}

function assign({ target, owner, kind, key }: Reference, value: object) {
  // A copy for each target, because lottie-web modifies it. The copy has no undefined fields.
  const copy = JSON.parse(JSON.stringify(value));
  if (kind === 'gradient') return assignGradient({ target, owner, key }, copy);
  if (kind === 'text') return assignText(target, copy);
  // The new value replaces a position with separate dimensions.
  if (target.s === true) for (const name of ['s', 'x', 'y', 'z']) delete target[name];
  Object.assign(target, copy);
}

/** Both the slot and the value may be for a whole gradient or for its numbers alone. */
function assignGradient({ target, owner, key }: Pick<Reference, 'target' | 'owner' | 'key'>, value: Json) {
  const gradient = key === 'g' ? target : owner;
  const isWhole = !Array.isArray(value.k) && Array.isArray(asRecord(value.k).k);
  if (isWhole) Object.assign(gradient, value);
  else gradient.k = value;
}

/** Keeps the text properties that the value leaves out. A single document applies to all keyframes. */
function assignText(target: Json, { k }: Json) {
  const before = asArray(target.k);
  const after = asArray(k);
  const documentBefore = (index: number) => asRecord((before[index] ?? before[0])?.s);
  const keyframes =
    after.length === 1 && before.length > 1 ? before.map(({ t }) => ({ ...after[0], t })) : after;
  target.k = keyframes.map((keyframe, index) => ({
    t: 0,
    ...keyframe,
    s: { ...documentBefore(index), ...asRecord(keyframe?.s) },
  }));
}
