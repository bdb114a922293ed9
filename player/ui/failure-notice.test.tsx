import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayerStore } from '../runtime/store';
import type { PlayerErrorCode } from '../types';
import { FailureNotice, userMessage } from './failure-notice';
import type { PlayerProps } from './player-props';

/** Renders the notice inside the elements that surround it in a player. Returns mocks of methods of the handle. */
function show(code: PlayerErrorCode, label: string, labels?: PlayerProps['labels']) {
  const retry = jest.fn();
  const play = jest.fn();
  const store = { handle: { retry, play } } as unknown as PlayerStore;
  render(
    <div className="player">
      <div className="player-stage" data-testid="stage" />
      <FailureNotice label={label} labels={labels} code={code} store={store} />
    </div>,
  );
  return { retry, play };
}

test('the retry button calls retry() and moves the focus to the stage', async () => {
  const { retry } = show('network', 'A day: 24 hours');
  expect(screen.getByRole('alert')).toHaveTextContent(
    '“A day” could not be loaded. Check the connection and try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('stage')).toHaveFocus();
});

test('after a timeout, a play button over the poster tries again and plays', async () => {
  const { retry, play } = show('timeout', 'A day');
  expect(screen.getByRole('alert')).toHaveTextContent('“A day” could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect([retry, play].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(screen.getByTestId('stage')).toHaveFocus();
  expect(document.querySelector('.player-notice')).toBeNull();
});

test('after a timeout, a decorative animation shows only its poster', () => {
  show('timeout', '');
  expect(document.querySelector('.player-failure')).toBeNull();
});

test.each(['parse', 'invalid'] as const)(
  'the failure notice has no retry button for the code "%s", because a retry can’t succeed',
  (code) => {
    show(code, 'A day');
    expect(screen.getByRole('alert')).toHaveTextContent('“A day” can’t be shown.');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('the failure notice uses the app’s labels, and English labels in place of those that the app omits', () => {
  show('http', 'Ein Tag', { quoted: '„{name}“', lostServer: '{name} fehlt.' });
  expect(screen.getByRole('alert')).toHaveTextContent('„Ein Tag“ fehlt.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('the retry button uses the app’s label', () => {
  show('http', 'Ein Tag', { retry: 'Nochmals' });
  expect(screen.getByRole('button', { name: 'Nochmals' })).toBeEnabled();
});

test('the failure notice of a decorative animation contains only an icon', () => {
  show('network', '');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  expect(document.querySelector('svg')).toBeInTheDocument();
});

test('userMessage names the animation by the first phrase of its label or, without a label, “This picture”', () => {
  expect(userMessage('A day: 24 hours', 'network')).toBe(
    '“A day” could not be loaded. Check the connection and try again.',
  );
  expect(userMessage('', 'invalid')).toBe('This picture can’t be shown.');
});
