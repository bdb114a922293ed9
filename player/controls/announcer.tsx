import { useState } from 'react';
import type { PlayerState } from '../types';
import styles from './controls.module.css';

const ANNOUNCEMENTS: Record<PlayerState, string> = {
  loading: '',
  playing: 'Playing',
  paused: 'Paused',
  stopped: 'Stopped',
  frozen: 'Suspended',
  error: 'Failed',
};

/** Announces changes of state to screen readers. The end of loading is left out, as no visitor caused it. */
export function Announcer({ state }: { state: PlayerState }) {
  const [last, setLast] = useState({ state, announcement: '' });
  if (state !== last.state) {
    const isLoaded = last.state === 'loading' && state !== 'error';
    setLast({ state, announcement: isLoaded ? '' : ANNOUNCEMENTS[state] });
  }
  return (
    <p className={styles.hidden} role="status">
      {last.announcement}
    </p>
  );
}
