import { fire, type MachineChange, numberFrom, report, spendWork, stringFrom, write } from './change';
import type { MachineAction } from './definition';
import { inputKey } from './model';

type ActionOf<T extends MachineAction['type']> = Extract<MachineAction, { type: T }>;

/** Writes a number that is computed from the current one. Has no effect if the result is `undefined`. */
function update(change: MachineChange, name: string, compute: (current: number) => number | undefined) {
  const current = change.values.get(inputKey('number', name));
  const next = current === undefined ? undefined : compute(current as number);
  if (next !== undefined) write(change, name, next);
}

const setOrIgnore = (change: MachineChange, name: string, value: number | boolean | undefined) =>
  value === undefined || write(change, name, value);

const seek = (change: MachineChange, value: number | string, unit: 'frame' | 'percent') => {
  const to = numberFrom(change, value);
  if (Number.isFinite(to)) change.effects.push({ type: 'seek', to: to as number, unit });
};

const ACTIONS: { [T in MachineAction['type']]: (change: MachineChange, action: ActionOf<T>) => void } = {
  Increment: (change, { inputName, value }) =>
    update(change, inputName, (current) => current + (numberFrom(change, value) ?? 1)),
  Decrement: (change, { inputName, value }) =>
    update(change, inputName, (current) => current - (numberFrom(change, value) ?? 1)),
  SetNumeric: (change, { inputName, value }) => setOrIgnore(change, inputName, numberFrom(change, value)),
  Multiply: (change, { inputName, value }) =>
    update(change, inputName, (current) => {
      const factor = numberFrom(change, value);
      return factor === undefined ? undefined : current * factor;
    }),
  Floor: (change, { inputName }) => update(change, inputName, Math.floor),
  Clamp(change, { inputName, min, max }) {
    const low = numberFrom(change, min ?? -Infinity);
    const high = numberFrom(change, max ?? Infinity);
    if (low !== undefined && high !== undefined && low <= high)
      update(change, inputName, (current) => Math.min(Math.max(current, low), high));
  },
  SetRandom(change, { inputName, min, max, integer }) {
    const low = integer ? Math.ceil(min ?? 0) : (min ?? 0);
    const high = integer ? Math.floor(max ?? 1) : (max ?? 1);
    if (low > high) return;
    const drawn = nextRandom(change) * (high - low + (integer ? 1 : 0));
    write(change, inputName, low + (integer ? Math.floor(drawn) : drawn));
  },
  SetBoolean: (change, { inputName, value }) =>
    setOrIgnore(
      change,
      inputName,
      typeof value === 'boolean'
        ? value
        : (change.values.get(inputKey('boolean', value.replace(/^\$/, ''))) as boolean | undefined),
    ),
  Toggle(change, { inputName }) {
    const current = change.values.get(inputKey('boolean', inputName));
    if (current !== undefined) write(change, inputName, !current);
  },
  SetString: (change, { inputName, value }) =>
    write(change, inputName, stringFrom(change, value.replace(/^\$/, '')) ?? value),
  Fire: (change, { inputName }) => fire(change, inputName),
  Reset(change, { inputName }) {
    for (const type of ['number', 'string', 'boolean'] as const) {
      const declared = change.machine.declared.get(inputKey(type, inputName));
      if (declared !== undefined) write(change, inputName, declared);
    }
  },
  SetFrame: (change, { value }) => seek(change, value, 'frame'),
  SetProgress: (change, { value }) => seek(change, value, 'percent'),
  SetTheme: (change, { value }) => change.effects.push({ type: 'setTheme', id: textFrom(change, value) }),
  FireCustomEvent: (change, { value }) => report(change, { type: 'custom', name: value }),
  OpenUrl(change, { url, target }) {
    if (change.isPressed) change.effects.push({ type: 'openUrl', url: textFrom(change, url), target });
  },
};

/** Returns a text, or the value of the string input that it names after `$`. */
const textFrom = (change: MachineChange, text: string) =>
  (text.startsWith('$') ? stringFrom(change, text.slice(1)) : undefined) ?? text;

/** Returns a number from 0 (included) to 1 (excluded): mulberry32. */
function nextRandom(change: MachineChange): number {
  change.seed = (change.seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(change.seed ^ (change.seed >>> 15), 1 | change.seed);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
}

/** Runs the action. Has no effect if an input that the action names doesn't exist. */
export function runAction(change: MachineChange, action: MachineAction) {
  spendWork(change);
  (ACTIONS[action.type] as (change: MachineChange, action: MachineAction) => void)(change, action);
}
