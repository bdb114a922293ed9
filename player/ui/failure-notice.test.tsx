import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayerStore } from '../runtime/store';
import type { PlayerErrorCode } from '../types';
import { FailureNotice } from './failure-notice';
import { english } from './labels/english';

/** The notice as it stands in the player; `retried` counts presses of its button. */
function show(code: PlayerErrorCode, label: string, labels = english) {
  const retried = jest.fn();
  const store = { handle: { retry: retried } } as unknown as PlayerStore;
  render(
    <div className="player">
      <div className="player-stage" data-testid="stage" />
      <FailureNotice label={label} labels={labels} code={code} store={store} />
    </div>,
  );
  return retried;
}

test('the button tries again, and the focus stays in the player', async () => {
  const retried = show('network', 'A day: 24 hours');
  expect(screen.getByRole('alert')).toHaveTextContent(
    '“A day” could not be loaded. Check the connection and try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('stage')).toHaveFocus();
});

test.each(['parse', 'invalid'] as const)('%s does not pass, so nothing is offered', (code) => {
  show(code, 'A day');
  expect(screen.getByRole('alert')).toHaveTextContent('“A day” can’t be shown.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('its words are those of the labels', () => {
  show('http', 'Ein Tag', { ...english, quoted: '„{name}“', lostServer: '{name} fehlt.', retry: 'Nochmals' });
  expect(screen.getByRole('alert')).toHaveTextContent('„Ein Tag“ fehlt.');
  expect(screen.getByRole('button', { name: 'Nochmals' })).toBeEnabled();
});

test('of what decorates the symbol alone is shown', () => {
  show('network', '');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  expect(document.querySelector('svg')).toBeInTheDocument();
});
