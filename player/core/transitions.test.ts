import type { PlayerEvent, PlayerState } from '../types';
import { TRANSITIONS, type Trigger, transition } from './transitions';

const STATES: PlayerState[] = ['loading', 'playing', 'paused', 'stopped', 'frozen', 'error'];

// The contract's table: trigger, from, to, events in order. Whatever is not listed changes nothing.
const ROWS: [Trigger, PlayerState[], PlayerState, PlayerEvent[]][] = [
  ['load', ['loading'], 'loading', ['load']],
  ['ready', ['loading'], 'stopped', ['ready']],
  ['autoplay', ['loading'], 'playing', ['ready', 'play']],
  ['error', STATES, 'error', ['error']],
  ['loading', STATES, 'loading', []],
  ['play', ['stopped', 'paused', 'frozen'], 'playing', ['play']],
  ['pause', ['playing', 'frozen'], 'paused', ['pause']],
  ['stop', ['playing', 'paused', 'stopped', 'frozen'], 'stopped', ['stop']],
  ['freeze', ['playing'], 'frozen', ['freeze']],
  ['thaw', ['frozen'], 'playing', ['play']],
  ['seek', ['playing'], 'playing', ['frame']],
  ['seek', ['paused'], 'paused', ['frame']],
  ['seek', ['stopped', 'frozen'], 'paused', ['frame', 'pause']],
  ['iteration', ['playing'], 'playing', ['loop']],
  ['complete', ['playing'], 'paused', ['complete']],
  ['enter', ['stopped', 'paused', 'frozen'], 'playing', ['play']],
  ['leave', ['playing'], 'stopped', ['stop']],
  ['reverse', ['playing'], 'playing', []],
  ['inView', ['stopped'], 'playing', ['play']],
  ['playSegment', ['stopped', 'paused', 'frozen'], 'playing', ['play', 'frame']],
  ['playSegment', ['playing'], 'playing', ['frame']],
  ['scrub', ['playing'], 'playing', ['frame']],
  ['scrub', ['paused'], 'paused', ['frame']],
  ['scrub', ['stopped'], 'stopped', ['frame']],
  ['still', ['playing', 'frozen'], 'paused', ['frame', 'pause']],
  ['still', ['paused'], 'paused', ['frame']],
  ['still', ['stopped'], 'stopped', ['frame']],
];

const cases = ROWS.flatMap(([trigger, from, to, events]) =>
  from.map((state) => ({ trigger, state, to, events })),
);

test.each(cases)('$trigger in $state leads to $to and says $events', ({ trigger, state, to, events }) => {
  expect(transition(state, trigger)).toEqual({ from: expect.arrayContaining([state]), to, events });
});

const triggers = Object.keys(TRANSITIONS) as Trigger[];
const unlisted = triggers.flatMap((trigger) =>
  STATES.filter((state) => !cases.some((row) => row.trigger === trigger && row.state === state)).map(
    (state) => ({ trigger, state }),
  ),
);

test.each(unlisted)('$trigger in $state changes nothing and says nothing', ({ trigger, state }) => {
  expect(transition(state, trigger)).toBeUndefined();
});
