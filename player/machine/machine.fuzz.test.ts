import fc from 'fast-check';
import { fuzz, fuzzSeconds } from '@/testing/fuzz';
import machines from '../runtime/machine/conformance/machines.json';
import { checkDefinition } from './check-definition';
import { createMachine, type MachineModel, type MachineStep } from './model';
import { reduceMachine } from './reduce-machine';

const SECONDS = fuzzSeconds(5);

/** The maximum time of a step, in milliseconds. */
const LIMIT = 10;

const SEGMENTS = new Set(['intro', 'loop']);

const names = (...list: string[]) => fc.constantFrom(...list);
const state = names('a', 'b', 'c', 'd', 'none', '__proto__');
const input = names('n', 'm', 's', 'f', 'e', '@elapsedTime', 'constructor');
const layer = names('pad1', 'pad2', 'toString');
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
const reference = names('$n', '$m', '@elapsedTime', '$none', 'n');
const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const typed = (types: Record<string, Record<string, fc.Arbitrary<unknown>>>) =>
  fc.oneof(
    ...Object.entries(types).map(([type, fields]) => fc.record({ type: fc.constant(type), ...fields })),
  );

const conditionType = names('Equal', 'NotEqual', 'GreaterThan', 'LessThanOrEqual');
const guard = typed({
  Numeric: { inputName: input, conditionType, compareTo: fc.oneof(number, names('$n', '@elapsedTime')) },
  Boolean: { inputName: input, conditionType, compareTo: fc.oneof(fc.boolean(), fc.constant('f')) },
  String: { inputName: input, conditionType, compareTo: names('x', '$s') },
  Event: { inputName: fc.constant('e') },
});
const transition = typed({
  Transition: { toState: state, guards: fc.array(guard, { maxLength: 3 }) },
  Tweened: {
    toState: state,
    guards: fc.array(guard, { maxLength: 2 }),
    duration: number,
    easing: fc.tuple(number, number, number, number),
  },
});
const value = fc.oneof(number, reference);
const action = typed({
  Increment: { inputName: input, value: optional(value) },
  Multiply: { inputName: input, value },
  Clamp: { inputName: input, min: optional(value), max: optional(value) },
  SetRandom: { inputName: input, min: optional(number), max: optional(number), integer: fc.boolean() },
  Toggle: { inputName: input },
  SetString: { inputName: input, value: names('$s', 'x', 's') },
  Fire: { inputName: input },
  Reset: { inputName: input },
  SetProgress: { value },
  OpenUrl: { url: names('$s', 'a.test'), target: fc.constant('') },
});

/** Repeats a list, so that some definitions are large. */
const listOf = <Value>(item: fc.Arbitrary<Value>, maxLength: number) =>
  fc
    .tuple(fc.array(item, { maxLength }), fc.constantFrom(1, 1, 1, 500))
    .map(([items, times]) => Array.from({ length: times }, () => items).flat());

const common = {
  entryActions: listOf(action, 3),
  exitActions: listOf(action, 3),
  transitions: listOf(transition, 4),
};
const playback = {
  ...common,
  type: fc.constant('PlaybackState'),
  animation: names('', 'other'),
  segment: optional(names('intro', 'gone')),
  final: optional(fc.boolean()),
};
const definition = fc.record({
  initial: state,
  states: fc
    .tuple(
      optional(fc.record({ ...common, type: fc.constant('GlobalState'), name: fc.constant('all') })),
      ...['a', 'b', 'c', 'd', '__proto__'].map((name) => fc.record({ ...playback, name: fc.constant(name) })),
    )
    .map((states) => states.filter(Boolean)),
  interactions: listOf(
    typed({
      PointerDown: { actions: listOf(action, 2), layerName: optional(layer) },
      PointerEnter: { actions: listOf(action, 2), layerName: optional(layer) },
      PointerExit: { actions: listOf(action, 2), layerName: optional(layer) },
      OnComplete: { actions: listOf(action, 2), stateName: state },
    }),
    3,
  ),
  inputs: fc.constant([
    { type: 'Numeric', name: 'n', value: 0 },
    { type: 'Numeric', name: 'm', value: 1 },
    { type: 'String', name: 's', value: '' },
    { type: 'Boolean', name: 'f', value: false },
    { type: 'Event', name: 'e' },
  ]),
});

const layers = fc.subarray(['pad1', 'pad2']).map((list) => new Set(list));
const step: fc.Arbitrary<MachineStep> = fc.oneof(
  fc.record({ type: fc.constant('start' as const), seed: fc.integer() }),
  fc.record({ type: names('stop', 'complete', 'loopComplete', 'cancelTween') as fc.Arbitrary<'stop'> }),
  fc.record({
    type: fc.constant('set' as const),
    name: input,
    value: fc.oneof(number, fc.boolean(), fc.string()),
  }),
  fc.record({ type: fc.constant('fire' as const), name: input }),
  fc.record({ type: fc.constant('enter' as const), state, evaluates: fc.boolean() }),
  fc.record({
    type: fc.constant('pointer' as const),
    interaction: names(
      'PointerDown',
      'PointerUp',
      'PointerMove',
      'PointerEnter',
      'PointerExit',
      'Click',
    ) as fc.Arbitrary<'Click'>,
    layers,
  }),
  fc.record({ type: fc.constant('tick' as const), milliseconds: fc.integer({ min: 0, max: 2000 }) }),
);

/** Replaces parts of a definition with values of other types. */
const broken = fc
  .tuple(fc.constantFrom<object>(...Object.values(machines)), fc.jsonValue(), fc.nat())
  .map(([machine, replacement, position]) => {
    let left = position % JSON.stringify(machine).split('":').length;
    return JSON.parse(JSON.stringify(machine), (key, value) => (key && left-- === 0 ? replacement : value));
  });

/** Returns the shortest of several runs, because garbage collection and other programs can interrupt a run. */
function timeOf(run: () => void): number {
  let shortest = Infinity;
  for (let runs = 0; runs < 20 && shortest >= LIMIT; runs += 1) {
    const before = performance.now();
    run();
    shortest = Math.min(shortest, performance.now() - before);
  }
  return shortest;
}

function load(given: unknown): MachineModel | null {
  try {
    return createMachine(checkDefinition(given));
  } catch (fault) {
    expect(fault).toMatchObject({
      path: expect.any(String),
      requirement: expect.any(String),
    });
    return null;
  }
}

test(
  'random state machines throw nothing, end each step within 10 ms, and leave the previous model as it was',
  async () => {
    const values = fc.tuple(
      fc.oneof({ weight: 3, arbitrary: definition }, broken),
      fc.array(step, { maxLength: 12 }),
    );
    await fuzz(
      values,
      async ([given, steps]) => {
        let model = load(given);
        for (const one of [{ type: 'start' as const, seed: 1 }, ...steps]) {
          if (!model) return;
          const before: MachineModel = model;
          const inputs = [...before.values];
          expect(timeOf(() => reduceMachine(before, one, SEGMENTS))).toBeLessThan(LIMIT);
          expect([...before.values]).toEqual(inputs);
          model = reduceMachine(before, one, SEGMENTS).model;
        }
      },
      SECONDS,
    );
  },
  (SECONDS + 60) * 1000,
);
