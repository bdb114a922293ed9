import { useState } from 'react';
import type { PlayerState } from '../types';
import styles from './controls.module.css';

const SAID: Record<PlayerState, string> = {
  loading: '',
  playing: 'Playing',
  paused: 'Paused',
  stopped: 'Stopped',
  frozen: 'Suspended',
  error: 'Failed',
};

/** Tells a screen reader of changes of state. How an animation starts by itself is no change that anybody made. */
export function Announcer({ state }: { state: PlayerState }) {
  const [heard, setHeard] = useState({ state, said: '' });
  if (state !== heard.state) {
    const isStart = heard.state === 'loading' && state !== 'error';
    setHeard({ state, said: isStart ? '' : SAID[state] });
  }
  return (
    <p className={styles.hidden} role="status">
      {heard.said}
    </p>
  );
}
