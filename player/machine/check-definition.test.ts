import { checkDefinition } from './check-definition';

const guard = { type: 'Numeric', inputName: 'n', conditionType: 'Equal', compareTo: 1 };
const state = (name: string, guards?: unknown) => ({
  ...{ type: 'PlaybackState', name, animation: '' },
  transitions: [{ type: 'Transition', toState: 'a', guards }],
});
const machine = (...states: unknown[]) => ({ initial: 'a', states });

test.each<[unknown, string, string]>([
  [null, 'The machine', 'an object'],
  [{ states: [] }, 'initial', 'a string'],
  [machine(state('a'), null), 'states[1]', 'an object'],
  [machine({ ...state('a'), speed: '2' }), 'states[0].speed', 'a number'],
  [machine({ ...state('a'), loopCount: -1 }), 'states[0].loopCount', 'a whole number of 0 or more'],
  [machine(state('a'), state('a')), 'states[1].name', 'a name that no other state has'],
  [
    machine(state('a', [guard, { ...guard, conditionType: 'Is' }])),
    'states[0].transitions[0].guards[1].conditionType',
    'one of Equal, NotEqual, GreaterThan, GreaterThanOrEqual, LessThan, LessThanOrEqual',
  ],
  [
    machine(state('a', [{ ...guard, compareTo: '$m' }])),
    'states[0].transitions[0].guards[0].compareTo',
    'the name of an input of type Numeric',
  ],
  [
    { ...machine(state('a')), interactions: [{ type: 'Click', actions: [{ type: 'Fire' }] }] },
    'interactions[0].actions[0].inputName',
    'a string',
  ],
])('checkDefinition throws the path of the first fault (%#)', (given, path, requirement) => {
  expect(() => checkDefinition(given)).toThrow(expect.objectContaining({ path, requirement }));
});

test('checkDefinition ignores unknown fields, and takes null for a missing field', () => {
  const given = { ...machine({ ...state('a', null), speed: null, extra: 1 }), inputs: null, more: [] };
  expect(checkDefinition(given)).toBe(given);
});
