import type { PlayerState } from '../types';
import { TRANSITIONS, type Trigger, transition } from './transitions';

const STATES: PlayerState[] = ['loading', 'playing', 'paused', 'stopped', 'frozen', 'error'];

/** Columns: trigger, states before the transition, state after it, position, events in order. */
const TABLE = `
load         loading                                      loading  stay     load
ready        loading                                      stopped  stay     ready
autoplay     loading                                      playing  restart  ready play
error        loading error playing stopped paused frozen  error    stay     error
loading      loading error playing stopped paused frozen  loading  stay
release      loading error playing stopped paused frozen  loading  stay
play         stopped paused frozen                        playing  restart  play
playSegment  stopped paused frozen                        playing  target   play frame
playSegment  playing                                      playing  target   frame
pause        playing frozen                               paused   stay     pause
stop         playing stopped paused frozen                stopped  first    stop
freeze       playing                                      frozen   stay     freeze
thaw         frozen                                       playing  stay     play
seek         playing                                      playing  target   frame
seek         paused                                       paused   target   frame
seek         stopped frozen                               paused   target   frame pause
scrub        playing                                      playing  target   frame
scrub        paused                                       paused   target   frame
scrub        stopped                                      stopped  target   frame
still        playing frozen                               paused   target   frame pause
still        paused                                       paused   target   frame
still        stopped                                      stopped  target   frame
iteration    playing                                      playing  stay     loop
complete     playing                                      paused   stay     complete
`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [trigger = '', from = '', to, position, events = ''] = line.split(/\s{2,}/);
    const words = (text: string) => text.split(' ').filter(Boolean);
    return { trigger, from: words(from), to, position, events: words(events) };
  });

test('TRANSITIONS contains the expected transitions and no others', () => {
  const actual = Object.entries(TRANSITIONS).flatMap(([trigger, transitions]) =>
    transitions.map((row) => ({ trigger, ...row })),
  );
  expect(actual).toEqual(rows);
});

test('transition returns undefined if the trigger has no row for the state', () => {
  for (const trigger of Object.keys(TRANSITIONS) as Trigger[]) {
    for (const state of STATES) {
      const row = rows.find((row) => row.trigger === trigger && row.from.includes(state));
      expect([trigger, state, transition(state, trigger)?.to]).toEqual([trigger, state, row?.to]);
    }
  }
});
