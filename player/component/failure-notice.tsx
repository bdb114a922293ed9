import { IconAlertTriangle } from '@tabler/icons-react';
import type { PlayerError } from '../types';
import styles from './failure-notice.module.css';

/** Shows the warning symbol and the error's message in place of the animation. */
export function FailureNotice({ error }: { error: PlayerError }) {
  return (
    <div className={styles.failure} data-code={error.code}>
      <IconAlertTriangle size={48} stroke={1.5} aria-hidden="true" />
      <p role="alert">{error.message}</p>
    </div>
  );
}
