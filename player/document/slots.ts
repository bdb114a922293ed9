import type { PlayerOptions, PlayerSlot } from '../types';
import type { Failure } from './errors/failure';
import { type Budget, copy, createBudget } from './limits/budget';
import { type Animation, asArray, asRecord } from './lottie';
import { fade } from './paints';
import { type SlotKind, valueForSlot } from './slot-values';
import { themeValues } from './theme';

/** The props that set the slots of a file. */
export type SlotSettings = Pick<PlayerOptions, 'slots' | 'themeId'>;

type Json = Record<string, unknown>;

/**
 * A reference to a slot: the object in the file that contains the id of the slot (`target`), the object that
 * contains the target (`owner`), and the key of the target in its owner.
 */
type Reference = { target: Json; key: string; owner: Json; kind: SlotKind };

/** The references to each slot, keyed by slot id. */
type References = Map<string, Reference[]>;

/** Types of shapes that have a color. */
const PAINTS: readonly unknown[] = ['fl', 'st'];

/** The type of color values in effects. */
const EFFECT_COLOR = 2;

/**
 * Assigns the values of slots to the properties that refer to the slots. Values from a theme override those
 * of the file, and values from the app override both. Without this function, lottie-web would apply only the
 * values of the file, and would support neither gradients nor values that need normalizing.
 * @param pageUrl the URL that the app's relative image URLs are resolved against
 * @param hasSlots `false` if no property refers to a slot; the search is then skipped
 * @returns a failure for each value or theme from the app that was not applied
 */
export function fillSlots(
  animation: Animation,
  { slots, themeId }: SlotSettings,
  pageUrl: string,
  hasSlots = true,
  budget = createBudget(),
): Failure[] {
  const { values, problem } = themeOf(animation, themeId);
  const references: References = hasSlots ? referencesIn(animation) : new Map();
  const own = asRecord(animation.slots);
  for (const [id, used] of references) {
    for (const { target } of used) delete target.sid;
    for (const value of [asRecord(own[id]).p, values.get(id)]) if (value) assignCopies(used, value, budget);
  }
  delete animation.slots;
  const problems = Object.entries(slots ?? {}).flatMap(([id, value]) =>
    // If the value is missing, the app sets no value for this slot.
    value === undefined || value === null ? [] : assignAppValue(references, id, value, pageUrl, budget),
  );
  return problem ? [problem, ...problems] : problems;
}

/** Assigns a value from the app to the properties that refer to a slot. Returns the failures. */
function assignAppValue(
  references: References,
  slot: string,
  value: PlayerSlot,
  pageUrl: string,
  budget: Budget,
): Failure[] {
  const used = references.get(slot);
  if (!used) return [{ code: 'invalid', reason: 'slot', slot, slots: [...references.keys()].sort() }];
  return used.flatMap((reference): Failure[] => {
    const kind = kindOf(reference);
    const filled = valueForSlot(kind, value, pageUrl);
    if (!filled) return [{ code: 'invalid', reason: 'slot value', slot, value, kind }];
    assignCopies([reference], filled, budget);
    if (PAINTS.includes(reference.owner.ty)) fade(reference.owner, asArray(asRecord(filled).k)[3]);
    return [];
  });
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

function referencesIn(animation: Animation): References {
  const found = new Map<string, Reference[]>();
  const assets: unknown = animation.assets;
  // Avoid recursion: a file can be nested more deeply than the call stack allows.
  const owners: Json[] = [animation];
  for (let owner = owners.pop(); owner; owner = owners.pop()) {
    // A list can be so long that a copy of it takes too much memory.
    for (const [key, value] of Array.isArray(owner) ? owner.entries() : Object.entries(owner)) {
      const isSearched = value !== animation.slots && value !== animation.archive;
      if (typeof value !== 'object' || value === null || !isSearched) continue;
      const target = value as Json;
      owners.push(target);
      if (typeof target.sid !== 'string') continue;
      const kind = owner === assets ? 'image' : kindBy(String(key), owner);
      const used = found.get(target.sid) ?? [];
      used.push({ target, key: String(key), owner, kind });
      found.set(target.sid, used);
    }
  }
  return found;
}

/**
 * Returns the type of a slot, based on the property that refers to it. `number` also stands for a vector:
 * `kindOf` distinguishes the two by the value.
 */
function kindBy(key: string, owner: Json): SlotKind {
  if (key === 'd' && !('ty' in owner)) return 'text';
  if (key === 'ks' || key === 'pt') return 'path';
  if (key === 'g' || (key === 'k' && typeof owner.p === 'number')) return 'gradient';
  if (key === 'c' && PAINTS.includes(owner.ty)) return 'color';
  if (key === 'fc' || key === 'sc' || (key === 'v' && owner.ty === EFFECT_COLOR)) return 'color';
  return 'number';
}

/**
 * Returns the type of a slot, based on its value in the file. Call this only after the file's values have
 * been assigned.
 */
function kindOf({ target, kind }: Reference): SlotKind {
  if (kind !== 'number') return kind;
  const { k } = target;
  if (k === undefined) return 'number or vector';
  const value = typeof asArray(k)[0] === 'object' ? asRecord(asArray(k)[0]).s : k;
  return asArray(value).length > 1 ? 'vector' : 'number';
}

/**
 * Assigns a copy of a value to each reference, because lottie-web modifies values. Converting the value to JSON and back
 * removes `undefined` fields.
 * @throws Failure `invalid` if the budget is too small
 */
function assignCopies(references: readonly Reference[], value: object, budget: Budget) {
  const json = JSON.parse(JSON.stringify(value));
  for (const reference of references) assign(reference, copy(json, budget), budget);
}

function assign({ target, owner, kind, key }: Reference, value: Json, budget: Budget) {
  if (kind === 'gradient') return assignGradient({ target, owner, key }, value);
  if (kind === 'text') return assignText(target, value, budget);
  // Remove the separate dimensions of a position, because the new value replaces them.
  if (target.s === true) for (const name of ['s', 'x', 'y', 'z']) delete target[name];
  Object.assign(target, value);
}

/**
 * Assigns a gradient. The property that refers to the slot can be a complete gradient or only the colors of a
 * gradient, and so can the value.
 */
function assignGradient({ target, owner, key }: Pick<Reference, 'target' | 'owner' | 'key'>, value: Json) {
  const gradient = key === 'g' ? target : owner;
  const isWhole = !Array.isArray(value.k) && Array.isArray(asRecord(value.k).k);
  if (isWhole) Object.assign(gradient, value);
  else gradient.k = value;
}

/**
 * Assigns a value to a text property. Keeps the fields that the value does not set. If the value has a single
 * keyframe, its fields apply to all keyframes of the property.
 */
function assignText(target: Json, { k }: Json, budget: Budget) {
  const before = asArray(target.k);
  const after = asArray(k);
  const documentBefore = (index: number) => asRecord((before[index] ?? before[0])?.s);
  const repeated = [after[0], after[0]?.s, before[0]?.s].flatMap((value) => Object.keys(asRecord(value)));
  budget.spend('values', Math.max(before.length, after.length) * repeated.length);
  const keyframes =
    after.length === 1 && before.length > 1 ? before.map(({ t }) => ({ ...after[0], t })) : after;
  target.k = keyframes.map((keyframe, index) => ({
    t: 0,
    ...keyframe,
    s: { ...documentBefore(index), ...asRecord(keyframe?.s) },
  }));
}
