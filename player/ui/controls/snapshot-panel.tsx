import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { PlayerView } from '../../core/select';
import { arrowKeyFrames } from '../../core/slider-keys';
import { windowOf } from '../../runtime/dom-context';
import { fill } from '../../runtime/labels/labels';
import type { PlayerStore } from '../../runtime/store';
import type { PlayerLabels } from '../../types';
import { CopyIcon, DownloadIcon, NextIcon, PreviousIcon } from '../icons';
import { useFrame } from '../use-frame';
import { useLabels } from './context';
import type { ControlCommand } from './control-commands';
import { readKeyPress } from './shortcuts';
import { useWheelSteps } from './wheel';

type SnapshotPanelProps = {
  store: PlayerStore;
  view: PlayerView;
  runCommand: (command: ControlCommand) => void;
};

/** A panel in which the user selects a frame with the wheel or the arrow keys, and downloads or copies it. */
export function SnapshotPanel({ store, view, runCommand }: SnapshotPanelProps) {
  const labels = useLabels();
  const frameNow = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const panel = useWheelSteps(step);

  useFrame(store, view, ({ frame, totalFrames }) => {
    if (frameNow.current)
      frameNow.current.textContent = totalFrames > 0 ? fill(labels.frameNow, { frame }) : '';
  });

  /** Moves by a number of frames. Pauses, because playback would otherwise continue from the new frame. */
  function step(frames: number) {
    store.handle.pause();
    runCommand({ type: 'step', frames });
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
      setStatus(fill(labels.notSaved, { reason: errorReason(error, labels) }));
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble from the buttons inside
    <div ref={panel} className="player-snapshot" onKeyDown={onKeyDown}>
      <div className="player-snapshot-steps">
        <StepButton label={labels.previousFrame} icon={<PreviousIcon />} onClick={() => step(-1)} />
        <div ref={frameNow} className="player-snapshot-frame" />
        <StepButton label={labels.nextFrame} icon={<NextIcon />} onClick={() => step(1)} />
      </div>
      <button
        type="button"
        className="player-action"
        onClick={({ currentTarget }) => save(() => downloadSnapshot(store, 'svg', labels, currentTarget))}
      >
        <DownloadIcon />
        {labels.downloadSvg}
      </button>
      <button
        type="button"
        className="player-action"
        onClick={({ currentTarget }) => save(() => downloadSnapshot(store, 'png', labels, currentTarget))}
      >
        <DownloadIcon />
        {labels.downloadPng}
      </button>
      <button
        type="button"
        className="player-action"
        onClick={({ currentTarget }) => save(() => copySnapshot(store, labels, windowOf(currentTarget)))}
      >
        <CopyIcon />
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

type StepButtonProps = { label: string; icon: ReactNode; onClick: () => void };

/** A button that moves by one frame. Only touchscreens show it, because they have no wheel and no arrow keys. */
function StepButton({ label, icon, onClick }: StepButtonProps) {
  return (
    <button type="button" className="player-action player-step" aria-label={label} onClick={onClick}>
      {icon}
    </button>
  );
}

/**
 * Downloads the current frame as `snapshot.svg` or `snapshot.png`.
 * @param button the pressed button, whose document starts the download
 * @returns a message for the user
 * @throws the errors of `handle.snapshot()`
 */
async function downloadSnapshot(
  store: PlayerStore,
  format: 'svg' | 'png',
  labels: PlayerLabels,
  button: Element,
): Promise<string> {
  const url = URL.createObjectURL(await store.handle.snapshot({ format }));
  const link = button.ownerDocument.createElement('a');
  link.href = url;
  link.download = `snapshot.${format}`;
  link.click();
  // Don't revoke the URL immediately, because the download starts only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return fill(labels.saved, { file: link.download });
}

/**
 * Copies the current frame to the clipboard as a PNG, the only image type that every clipboard supports.
 * Browsers allow this only to the window that has the focus.
 * @returns a message for the user
 * @throws `NotAllowedError` if the browser doesn't support images in the clipboard or denies access
 */
async function copySnapshot(
  store: PlayerStore,
  labels: PlayerLabels,
  { ClipboardItem, navigator }: ReturnType<typeof windowOf>,
): Promise<string> {
  if (!ClipboardItem || !navigator.clipboard?.write)
    throw new DOMException('The browser has no clipboard for images', 'NotAllowedError');
  // Pass a promise. If this function awaited the image, the user activation of the click could expire.
  await navigator.clipboard.write([
    new ClipboardItem({ 'image/png': store.handle.snapshot({ format: 'png' }) }),
  ]);
  return labels.copied;
}

/** Returns a message for the user that explains why an image was not saved. */
function errorReason(error: unknown, labels: PlayerLabels): string {
  if (error instanceof RangeError) return labels.tooLarge;
  return (error as Error).name === 'NotAllowedError' ? labels.noClipboard : labels.noPicture;
}
