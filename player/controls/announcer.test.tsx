import { render, screen } from '@testing-library/react';
import type { PlayerState } from '../types';
import { Announcer } from './announcer';

/** What is said after a row of states. */
function saidAfter(...states: PlayerState[]) {
  const [first = 'loading', ...rest] = states;
  const { rerender } = render(<Announcer state={first} />);
  for (const state of rest) rerender(<Announcer state={state} />);
  return screen.getByRole('status').textContent;
}

test.each<[string, PlayerState[]]>([
  ['Playing', ['stopped', 'playing']],
  ['Paused', ['playing', 'paused']],
  ['Stopped', ['paused', 'stopped']],
  ['Suspended', ['playing', 'frozen']],
  ['Failed', ['loading', 'error']],
])('says %s', (said, states) => {
  expect(saidAfter(...states)).toBe(said);
});

test.each<PlayerState[][]>([[['loading', 'stopped']], [['loading', 'playing']], [['playing', 'loading']]])(
  'says nothing of what nobody did: %j',
  (states) => {
    expect(saidAfter(...states)).toBe('');
  },
);
