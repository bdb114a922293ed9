import { IconAlertTriangle } from '@tabler/icons-react';
import type { PlayerErrorCode } from '../types';
import styles from './failure-notice.module.css';
import { mayPass, visitorSentence } from './visitor-sentence';

type FailureNoticeProps = {
  label: string;
  code: PlayerErrorCode;
  /** Whether the controls bar stands below the picture. */
  hasBar: boolean;
  onRetry: () => void;
};

/** Shows the warning symbol and a sentence for the visitor in place of the animation, over the poster. */
export function FailureNotice({ label, code, hasBar, onRetry }: FailureNoticeProps) {
  return (
    <div className={hasBar ? `${styles.failure} ${styles.aboveBar}` : styles.failure} data-code={code}>
      <div className={styles.plate}>
        <IconAlertTriangle size={40} stroke={1.5} aria-hidden="true" />
        <p role="alert">{visitorSentence(label, code)}</p>
        {mayPass(code) ? (
          <button type="button" className={styles.retry} onClick={onRetry}>
            Try again
          </button>
        ) : null}
      </div>
    </div>
  );
}
