import { IconAlertTriangle } from '@tabler/icons-react';
import { english } from '../labels/english';
import type { PlayerErrorCode, PlayerProps } from '../types';
import styles from './failure-notice.module.css';
import { mayPass, visitorSentence } from './visitor-sentence';

type FailureNoticeProps = Pick<PlayerProps, 'label' | 'labels'> & {
  code: PlayerErrorCode;
  /** Whether the controls bar stands below the picture. */
  hasBar: boolean;
  onRetry: () => void;
};

/**
 * Shows the warning symbol and a sentence for the visitor in place of the animation, over the poster. Of what only decorates nobody
 * misses anything: the symbol alone is seen, and nothing is said.
 */
export function FailureNotice({ label, labels, code, hasBar, onRetry }: FailureNoticeProps) {
  const words = { ...english, ...labels };
  const isDecorative = label === '';
  return (
    <div className={hasBar ? `${styles.failure} ${styles.aboveBar}` : styles.failure} data-code={code}>
      <div className={`${styles.plate} player-failure`} aria-hidden={isDecorative || undefined}>
        <IconAlertTriangle size={40} stroke={1.5} aria-hidden="true" />
        {isDecorative ? null : <p role="alert">{visitorSentence(label, code, words)}</p>}
        {mayPass(code) && !isDecorative ? (
          <button type="button" className={`${styles.retry} player-retry`} onClick={onRetry}>
            {words.retry}
          </button>
        ) : null}
      </div>
    </div>
  );
}
