import type { PlayerSettings } from '../core/settings';
import type { PlayerErrorCode, PlayerLabels } from '../types';
import { english, resolveLabels } from './labels/english';
import { fill, shortLabel } from './labels/labels';
import type { Attributes, Markup } from './markup';
import type { Runtime } from './runtime';

/**
 * Describes the notice over the poster: a warning icon, an error message and, if a retry could succeed, a button. If
 * the animation is decorative (its label is empty), the notice contains only the icon, and nothing is announced. If
 * the box is too small for the message, screen readers announce the message, but it is not visible. If the device was
 * too busy for the animation, only a play button is visible over the poster.
 */
export function failureNotice({ label, labels: given }: PlayerSettings, code: PlayerErrorCode): Markup {
  const labels = resolveLabels(given);
  const isTimeout = code === 'timeout';
  const isRetryable = label && code !== 'parse' && code !== 'invalid';
  const alert = label ? { role: 'alert' } : null;
  const text = userMessage(label, code, labels);
  const again = { type: 'button', 'aria-label': labels.play };
  const retry: Markup = ['span', {}, [], labels.retry];
  return [
    'div.player-failure',
    isTimeout && !label ? null : { 'data-code': code },
    [
      [
        'div.player-notice',
        isTimeout ? null : { 'aria-hidden': label ? undefined : true },
        [
          icon({}, 'M12 3.5 2 20.5h20zM12 10v5m0 1.5v1.5'),
          ['p', alert, [], text],
          ['button.player-retry', isRetryable ? { type: 'button' } : null, [retry]],
        ],
      ],
      ['p.player-unseen', isTimeout ? alert : null, [], text],
      ['button.player-again', isTimeout ? again : null, [icon(FILLED, 'M7 4.5v15L19.5 12z')]],
    ],
  ];
}

const FILLED = { class: 'player-icon player-icon-filled' };

const icon = (attributes: Attributes, d: string): Markup => [
  'svg.player-icon',
  { viewBox: '0 0 24 24', 'aria-hidden': true, ...attributes },
  [['path', { d }]],
];

/**
 * Handles the buttons of the notice. They load the animation again, and the play button also plays it.
 * @param view the element that contains the notice
 * @param signal removes the listener when aborted
 */
export function startAddition(view: HTMLElement, { stage, dispatch }: Runtime, signal: AbortSignal) {
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('.player-retry, .player-again');
    if (!stage || !button) return;
    // Move the focus, because the button disappears.
    stage.tabIndex = -1;
    stage.focus({ preventScroll: true });
    const isPlay = button.matches('.player-again');
    dispatch({ type: 'retry' });
    if (isPlay) dispatch({ type: 'play' });
  };
  view.addEventListener('click', onClick, { signal });
  return () => {};
}

/**
 * Returns the message for the user. The message names the animation, and suggests a retry if one could
 * succeed.
 */
export function userMessage(label: string, code: PlayerErrorCode, labels: PlayerLabels = english): string {
  const short = shortLabel(label);
  const name = short ? fill(labels.quoted, { name: short }) : labels.thisPicture;
  if (code === 'network') return fill(labels.lostConnection, { name });
  if (code === 'timeout') return fill(labels.lost, { name });
  if (code === 'http') return fill(labels.lostServer, { name });
  return fill(labels.cannotShow, { name });
}
