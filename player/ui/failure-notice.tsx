import { IconAlertTriangle } from '@tabler/icons-react';
import type { PlayerStore } from '../runtime/store';
import type { PlayerErrorCode, PlayerProps } from '../types';
import { english } from './labels/english';
import './failure-notice.css';
import { mayPass, visitorSentence } from './user-message';

type FailureNoticeProps = Pick<PlayerProps, 'label' | 'labels'> & {
  code: PlayerErrorCode;
  store: PlayerStore;
};

/**
 * Shows the warning symbol and a sentence for the visitor in place of the animation, over the poster. Of what only decorates nobody
 * misses anything: the symbol alone is seen, and nothing is said. In a box without room for the sentence it is only heard.
 */
export function FailureNotice({ label, labels: given, code, store }: FailureNoticeProps) {
  const labels = { ...english, ...given };
  const isDecorative = label === '';

  /** The button that was pressed goes; the focus stays in the player. */
  function retry(button: HTMLElement) {
    const stage = button.closest('.player')?.querySelector<HTMLElement>('.player-stage');
    store.handle.retry();
    if (!stage) return;
    stage.tabIndex = -1;
    stage.focus({ preventScroll: true });
  }

  return (
    <div className="player-failure" data-code={code}>
      <div className="player-notice" aria-hidden={isDecorative || undefined}>
        <IconAlertTriangle size={40} stroke={1.5} aria-hidden="true" />
        {isDecorative ? null : <p role="alert">{visitorSentence(label, code, labels)}</p>}
        {mayPass(code) && !isDecorative ? (
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
