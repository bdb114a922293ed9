import { IconCopy, IconDownload } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PlayerView } from '../playback/playback';
import type { PlayerStore } from '../playback/store';
import { keyOf } from './key-event';
import { arrowFrames } from './keyboard';
import popover from './popover.module.css';
import { copySnapshot, downloadSnapshot } from './save';
import styles from './snapshot-panel.module.css';
import { useFrame } from './use-frame';
import { useWheelSteps } from './use-wheel-steps';

/** Finds the exact frame, by wheel or arrow keys, and saves it. */
export function SnapshotPanel({ store, view }: { store: PlayerStore; view: PlayerView }) {
  const number = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState('');
  const panel = useWheelSteps(step);

  useFrame(store, view, ({ frame }) => {
    if (number.current) number.current.textContent = String(frame);
  });

  /** Only a picture at rest has a next frame. */
  function step(frames: number) {
    store.handle.pause();
    store.handle.seek(store.handle.frame + frames);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = keyOf(event, event.currentTarget);
    const frames = key.modified ? 0 : arrowFrames(key, true);
    if (!frames) return;
    event.preventDefault();
    step(frames);
  }

  async function save(run: () => Promise<string>) {
    setOutcome('Saving…');
    try {
      setOutcome(await run());
    } catch (error) {
      setOutcome(`That did not work: ${error instanceof Error ? error.message : error}`);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come up from the buttons inside.
    <div ref={panel} className={styles.panel} onKeyDown={onKeyDown}>
      <p className={styles.frame}>
        Frame <span ref={number} />
      </p>
      <button
        type="button"
        className={popover.action}
        onClick={() => save(() => downloadSnapshot(store, 'svg'))}
      >
        <IconDownload aria-hidden="true" />
        Download SVG
      </button>
      <button
        type="button"
        className={popover.action}
        onClick={() => save(() => downloadSnapshot(store, 'png'))}
      >
        <IconDownload aria-hidden="true" />
        Download PNG
      </button>
      <button type="button" className={popover.action} onClick={() => save(() => copySnapshot(store))}>
        <IconCopy aria-hidden="true" />
        Copy PNG
      </button>
      <p className={popover.note}>Scroll with mousewheel to find exact frame</p>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    </div>
  );
}
