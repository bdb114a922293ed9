import { screen } from '@testing-library/react';
import { withDefaults } from '../core/settings';
import type { PlayerErrorCode, PlayerOptions } from '../types';
import { failureNotice, userMessage } from './failure-notice';
import { toHtml } from './markup';

/** Shows the notice of a player with this label. */
function show(code: PlayerErrorCode, label: string, labels?: PlayerOptions['labels']) {
  document.body.innerHTML = toHtml(failureNotice(withDefaults({ src: '', label, labels }), code));
}

test('the failure notice contains an icon, a message and a retry button', () => {
  show('network', 'A day: 24 hours');
  expect(document.querySelector('svg[aria-hidden]')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    '“A day” could not be loaded. Check the connection and try again.',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('after a timeout, the notice contains only a play button and an invisible message', () => {
  show('timeout', 'A day');
  expect(screen.getByRole('alert')).toHaveTextContent('“A day” could not be loaded.');
  expect(screen.getByRole('alert')).toHaveClass('player-unseen');
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Play' })]);
  expect(document.querySelector('.player-notice')).toBeNull();
});

test('after a timeout, a decorative animation shows only its poster', () => {
  show('timeout', '');
  expect(document.body).toBeEmptyDOMElement();
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
