import { IconCopy, IconDownload } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PlayerView } from '../../core/select';
import type { PlayerStore } from '../../runtime/store';
import { fill } from '../labels/labels';
import type { Command } from './commands';
import { useLabels } from './context';
import { readKeyPress } from './key-event';
import { arrowKeyFrames } from './keyboard';
import './popover.css';
import { copySnapshot, downloadSnapshot, reasonOf } from './save-snapshot';
import './snapshot-panel.css';
import { useFrame } from './use-frame';
import { useWheelSteps } from './use-wheel-steps';

/** Lets the visitor step to a frame, by wheel or arrow keys, and save it. */
export function SnapshotPanel({
  store,
  view,
  perform,
}: {
  store: PlayerStore;
  view: PlayerView;
  perform: (command: Command) => void;
}) {
  const labels = useLabels();
  const frameNow = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const panel = useWheelSteps(step);

  useFrame(store, view, ({ frame }) => {
    if (frameNow.current) frameNow.current.textContent = fill(labels.frameNow, { frame });
  });

  /** Pauses first: while the picture plays, it would leave the frame at once. */
  function step(frames: number) {
    store.handle.pause();
    perform({ type: 'step', frames });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const press = readKeyPress(event, event.currentTarget);
    const frames = press.modified ? 0 : arrowKeyFrames(press);
    if (!frames) return;
    event.preventDefault();
    step(frames);
  }

  async function save(run: () => Promise<string>) {
    setStatus(labels.saving);
    try {
      setStatus(await run());
    } catch (error) {
      console.warn(error);
      setStatus(fill(labels.notSaved, { reason: reasonOf(error, labels) }));
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble from the buttons inside
    <div ref={panel} className="player-snapshot" onKeyDown={onKeyDown}>
      <div ref={frameNow} className="player-snapshot-frame" />
      <button
        type="button"
        className="player-action"
        onClick={() => save(() => downloadSnapshot(store, 'svg', labels))}
      >
        <IconDownload aria-hidden="true" />
        {labels.downloadSvg}
      </button>
      <button
        type="button"
        className="player-action"
        onClick={() => save(() => downloadSnapshot(store, 'png', labels))}
      >
        <IconDownload aria-hidden="true" />
        {labels.downloadPng}
      </button>
      <button type="button" className="player-action" onClick={() => save(() => copySnapshot(store, labels))}>
        <IconCopy aria-hidden="true" />
        {labels.copyPng}
      </button>
      <p className="player-note">{labels.wheelHint}</p>
      <p className="player-note">{labels.arrowsHint}</p>
      <p className="player-snapshot-status" role="status">
        {status}
      </p>
    </div>
  );
}
