import { checkDefinition } from './check-definition';
import { createMachine, type MachineStep } from './model';
import { reduceMachine } from './reduce-machine';

const guards = [{ type: 'Boolean', inputName: 'on', conditionType: 'Equal', compareTo: true }];

/** Tweens to b while `on` is set. */
const DEFINITION = {
  initial: 'a',
  inputs: [
    { type: 'Boolean', name: 'on', value: false },
    { type: 'Numeric', name: 'n', value: 0 },
  ],
  states: [
    {
      ...{ type: 'PlaybackState', name: 'a', animation: '' },
      transitions: [{ type: 'Tweened', toState: 'b', duration: 1, easing: [0, 0, 1, 1], guards }],
    },
    { type: 'PlaybackState', name: 'b', animation: '', transitions: [] },
  ],
};

test('a tween goes on while the guards of its transition hold', () => {
  let model = createMachine(checkDefinition(DEFINITION));
  const take = (step: MachineStep) => {
    const next = reduceMachine(model, step, new Set());
    model = next.model;
    return next.effects.map(({ type }) => type);
  };
  take({ type: 'start', seed: 1 });
  expect(take({ type: 'set', name: 'on', value: true })).toEqual(
    expect.arrayContaining(['transition', 'hold', 'tween']),
  );
  expect(take({ type: 'tick', milliseconds: 600 })).toEqual([]);
  expect(take({ type: 'set', name: 'n', value: 1 })).toEqual(['event']);
  expect([model.state, model.tween?.left]).toEqual(['a', 400]);
  expect(take({ type: 'tick', milliseconds: 400 })).toContain('play');
  expect([model.state, model.status]).toEqual(['b', 'running']);
});
