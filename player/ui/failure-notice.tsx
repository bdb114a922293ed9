import type { PlayerStore } from '../runtime/store';
import type { PlayerErrorCode, PlayerLabels } from '../types';
import { PlayIcon, WarningIcon } from './icons';
import { english, resolveLabels } from './labels/english';
import { fill, shortLabel } from './labels/labels';
import type { PlayerProps } from './player-props';

type FailureNoticeProps = Pick<PlayerProps, 'label' | 'labels'> & {
  code: PlayerErrorCode;
  store: PlayerStore;
};

/**
 * Shows a warning icon and an error message over the poster. If the animation is decorative (its label is
 * empty), only the icon is shown, and nothing is announced. If the box is too small for the message, screen
 * readers announce the message, but it is not visible. If the device was too busy for the animation, only a play button
 * is visible over the poster.
 */
export function FailureNotice({ label, labels: given, code, store }: FailureNoticeProps) {
  const labels = resolveLabels(given);
  const isDecorative = label === '';

  /** Loads the source again. Moves the focus to the stage, because the button disappears. */
  function retry(button: HTMLElement) {
    const stage = button.closest('.player')?.querySelector<HTMLElement>('.player-stage');
    store.handle.retry();
    if (!stage) return;
    stage.tabIndex = -1;
    stage.focus({ preventScroll: true });
  }

  if (code === 'timeout')
    return isDecorative ? null : (
      <div className="player-failure" data-code={code}>
        <p className="player-unseen" role="alert">
          {userMessage(label, code, labels)}
        </p>
        <button
          type="button"
          className="player-again"
          aria-label={labels.play}
          onClick={({ currentTarget }) => {
            retry(currentTarget);
            store.handle.play();
          }}
        >
          <PlayIcon />
        </button>
      </div>
    );
  return (
    <div className="player-failure" data-code={code}>
      <div className="player-notice" aria-hidden={isDecorative || undefined}>
        <WarningIcon />
        {isDecorative ? null : <p role="alert">{userMessage(label, code, labels)}</p>}
        {isRetryable(code) && !isDecorative ? (
          <button
            type="button"
            className="player-retry"
            onClick={({ currentTarget }) => retry(currentTarget)}
          >
            <span>{labels.retry}</span>
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** Returns whether loading the same source again could succeed. */
function isRetryable(code: PlayerErrorCode): boolean {
  return code !== 'parse' && code !== 'invalid';
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
