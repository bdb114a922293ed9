import { render, screen } from '@testing-library/react';
import type { PlayerState } from '../types';
import { Announcer } from './announcer';

/** What a screen reader hears after the last of several states. */
function announcedAfter(...states: PlayerState[]) {
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
])('announces %s', (announcement, states) => {
  expect(announcedAfter(...states)).toBe(announcement);
});

test.each<PlayerState[][]>([[['loading', 'stopped']], [['loading', 'playing']], [['playing', 'loading']]])(
  'announces nothing that no visitor caused: %j',
  (states) => {
    expect(announcedAfter(...states)).toBe('');
  },
);
