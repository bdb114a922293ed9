import { IconCopy, IconDownload } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PlayerView } from '../playback/playback';
import type { PlayerStore } from '../playback/store';
import { readKeyPress } from './key-event';
import { arrowKeyFrames } from './keyboard';
import popover from './popover.module.css';
import { copySnapshot, downloadSnapshot } from './save-snapshot';
import styles from './snapshot-panel.module.css';
import { useFrame } from './use-frame';
import { useWheelSteps } from './use-wheel-steps';

/** Lets the visitor step to a frame, by wheel or arrow keys, and save it. */
export function SnapshotPanel({ store, view }: { store: PlayerStore; view: PlayerView }) {
  const frameNumber = useRef<HTMLSpanElement>(null);
  const [status, setStatus] = useState('');
  const panel = useWheelSteps(step);

  useFrame(store, view, ({ frame }) => {
    if (frameNumber.current) frameNumber.current.textContent = String(frame);
  });

  /** Pauses first: while the picture plays, it would leave the frame at once. */
  function step(frames: number) {
    store.handle.pause();
    store.handle.seek(store.handle.frame + frames);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const press = readKeyPress(event, event.currentTarget);
    const frames = press.modified ? 0 : arrowKeyFrames(press, true);
    if (!frames) return;
    event.preventDefault();
    step(frames);
  }

  async function save(run: () => Promise<string>) {
    setStatus('Saving…');
    try {
      setStatus(await run());
    } catch (error) {
      setStatus(`That did not work: ${error instanceof Error ? error.message : error}`);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble from the buttons inside
    <div ref={panel} className={styles.panel} onKeyDown={onKeyDown}>
      <p className={styles.frame}>
        Frame <span ref={frameNumber} />
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
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  );
}
