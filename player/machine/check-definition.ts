import type { MachineGuard, PlayerStateMachine } from './definition';

/** What is wrong in a definition: the path of a field, its value, and what it must be. */
export type MachineFault = { path: string; value: unknown; requirement: string };

/** The maximum number of items in a list. More would make a step slow. */
const MAX_ITEMS = 10_000;

/** @throws MachineFault */
type Check = (value: unknown, path: string) => void;
type Fields = Record<string, Check>;

function fail(path: string, value: unknown, requirement: string): never {
  throw { path, value, requirement } satisfies MachineFault;
}

const rule =
  (requirement: string, passes: (value: unknown) => unknown): Check =>
  (value, path) => {
    if (!passes(value)) fail(path, value, requirement);
  };

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isObject = (value: unknown) => typeof value === 'object' && value && !Array.isArray(value);

const text = rule('a string', isText);
const number = rule('a number', Number.isFinite);
const flag = rule('true or false', isFlag);
const count = rule('a whole number of 0 or more', (value) => Number.isInteger(value) && Number(value) >= 0);
const numberOrName = rule('a number or a string', (value) => Number.isFinite(value) || isText(value));
const flagOrName = rule('true, false or a string', (value) => isFlag(value) || isText(value));
const anyValue = rule(
  'a number, a string, true or false',
  (value) => Number.isFinite(value) || isFlag(value) || isText(value),
);
const easing = rule(
  'a list of 4 numbers',
  (value) => Array.isArray(value) && value.length === 4 && value.every(Number.isFinite),
);
const oneOf = (...words: string[]) =>
  rule(`one of ${words.join(', ')}`, (value) => words.includes(value as string));

const optional =
  (check: Check): Check =>
  (value, path) => {
    if (value !== undefined && value !== null) check(value, path);
  };

const list =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > MAX_ITEMS)
      fail(path, value, `a list with ${MAX_ITEMS} items or fewer`);
    for (const [index, item] of value.entries()) check(item, `${path}[${index}]`);
  };

const object =
  (fields: Fields): Check =>
  (value, path) => {
    if (!isObject(value)) fail(path || 'The machine', value, 'an object');
    for (const [name, check] of Object.entries(fields))
      check((value as Record<string, unknown>)[name], path ? `${path}.${name}` : name);
  };

/** Checks an object whose fields depend on its field `type`. */
const typed = (types: Record<string, Fields>): Check => {
  const hasType = object({ type: oneOf(...Object.keys(types)) });
  return (value, path) => {
    hasType(value, path);
    object(types[(value as { type: string }).type] as Fields)(value, path);
  };
};

const comparison = {
  inputName: text,
  conditionType: oneOf(
    ...['Equal', 'NotEqual', 'GreaterThan', 'GreaterThanOrEqual', 'LessThan', 'LessThanOrEqual'],
  ),
  compareTo: anyValue,
};
const guard = typed({
  Numeric: comparison,
  String: comparison,
  Boolean: comparison,
  Event: { inputName: text },
});

const named = { inputName: text };
const step = { ...named, value: optional(numberOrName) };
const setNumber = { ...named, value: numberOrName };
const position = { value: numberOrName };
const actions = list(
  typed({
    Increment: step,
    Decrement: step,
    SetNumeric: setNumber,
    Multiply: setNumber,
    Floor: named,
    Clamp: { ...named, min: optional(numberOrName), max: optional(numberOrName) },
    SetRandom: { ...named, min: optional(number), max: optional(number), integer: optional(flag) },
    SetBoolean: { ...named, value: flagOrName },
    Toggle: named,
    SetString: { ...named, value: text },
    Fire: named,
    Reset: named,
    SetFrame: position,
    SetProgress: position,
    SetTheme: { value: text },
    FireCustomEvent: { value: text },
    OpenUrl: { url: text, target: text },
  }),
);

const transition = { toState: text, guards: optional(list(guard)) };
const state = {
  name: text,
  transitions: list(typed({ Transition: transition, Tweened: { ...transition, duration: number, easing } })),
  entryActions: optional(actions),
  exitActions: optional(actions),
};
const pointer = { actions, layerName: optional(text) };
const playback = { actions, stateName: text };

const definition = object({
  initial: text,
  states: list(
    typed({
      GlobalState: state,
      PlaybackState: {
        ...state,
        animation: text,
        autoplay: optional(flag),
        loop: optional(flag),
        final: optional(flag),
        loopCount: optional(count),
        mode: optional(oneOf('Forward', 'Reverse', 'Bounce', 'ReverseBounce')),
        speed: optional(number),
        segment: optional(text),
        backgroundColor: optional(count),
      },
    }),
  ),
  interactions: optional(
    list(
      typed({
        PointerDown: pointer,
        PointerUp: pointer,
        PointerMove: pointer,
        PointerEnter: pointer,
        PointerExit: pointer,
        Click: pointer,
        OnComplete: playback,
        OnLoopComplete: playback,
      }),
    ),
  ),
  inputs: optional(
    list(
      typed({
        Numeric: { name: text, value: number },
        String: { name: text, value: text },
        Boolean: { name: text, value: flag },
        Event: { name: text },
      }),
    ),
  ),
});

/**
 * Checks the fields of a state machine, and the names of inputs in its guards. Other names aren't checked: an unknown
 * name has no effect.
 * @throws MachineFault
 */
export function checkDefinition(value: unknown): PlayerStateMachine {
  definition(value, '');
  const machine = value as PlayerStateMachine;
  const names = new Set<string>();
  let hasGlobal = false;
  for (const [index, { type, name, transitions }] of machine.states.entries()) {
    const path = `states[${index}]`;
    if (type === 'GlobalState' && hasGlobal)
      fail(`${path}.type`, type, 'PlaybackState, because there is another global state');
    if (names.has(name)) fail(`${path}.name`, name, 'a name that no other state has');
    hasGlobal ||= type === 'GlobalState';
    names.add(name);
    checkTransitions(machine, transitions, `${path}.transitions`);
  }
  return machine;
}

function checkTransitions(
  { inputs }: PlayerStateMachine,
  transitions: PlayerStateMachine['states'][number]['transitions'],
  path: string,
) {
  const known = new Set(inputs?.map(({ type, name }) => `${type} ${name}`));
  let hasGuardless = false;
  for (const [index, { guards }] of transitions.entries()) {
    if (!guards && hasGuardless)
      fail(`${path}[${index}].guards`, guards, 'set, because another transition of the state has no guards');
    hasGuardless ||= !guards;
    for (const [number, guard] of (guards ?? []).entries()) {
      const name = referenceOf(guard);
      if (name === undefined || known.has(`${guard.type} ${name}`)) continue;
      const field = guard.type === 'Event' ? 'inputName' : 'compareTo';
      fail(
        `${path}[${index}].guards[${number}].${field}`,
        name,
        `the name of an input of type ${guard.type}`,
      );
    }
  }
}

/** Returns the name of the input that must exist for a guard. Only strings can also be literals. */
function referenceOf(guard: MachineGuard): string | undefined {
  if (guard.type === 'Event') return guard.inputName;
  const { type, compareTo } = guard;
  if (typeof compareTo !== 'string' || (type === 'String' && !compareTo.startsWith('$'))) return undefined;
  return type === 'Numeric' && compareTo.startsWith('@') ? undefined : compareTo.replace(/^\$/, '');
}
