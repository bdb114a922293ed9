import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import type { PlayerView } from '../playback/playback';
import type { PlayerStore } from '../playback/store';
import { runCommand } from './commands';
import { readKeyPress } from './key-event';
import { sliderCommand } from './keyboard';
import { MarkerList } from './marker-list';
import range from './range.module.css';
import styles from './seek-slider.module.css';
import { sliderHint, sliderMarkers } from './slider-markers';
import { sliderValue } from './slider-value';
import { useFrame } from './use-frame';
import { useScrubbing } from './use-scrubbing';

/** Pixels: half of the thumb in range.module.css. */
const THUMB_RADIUS = 8;

/** Seeks, from 0 to 100 in steps of 0.1. It follows playback, except while the visitor scrubs. */
export function SeekSlider({ store, view }: { store: PlayerStore; view: PlayerView }) {
  const { totalFrames } = view;
  const markers = useMemo(
    () => sliderMarkers({ markers: view.markers, totalFrames }),
    [view.markers, totalFrames],
  );
  const input = useRef<HTMLInputElement>(null);
  const hint = useRef<HTMLDivElement>(null);
  const { isScrubbing, onPointerDown } = useScrubbing(store);

  useFrame(store, view, ({ frame, percent }) => {
    const slider = input.current;
    if (!slider) return;
    const isPlaying = view.state === 'playing';
    // At rest any value that means this frame stays, as it may be where the visitor let go.
    const isInStep = store.frameAt(slider.valueAsNumber) === frame;
    if (!isScrubbing.current && (isPlaying || !isInStep)) {
      slider.value = String(isPlaying ? percent : sliderValue(frame, totalFrames));
    }
    showProgress(slider);
    if (slider.matches(':active, :focus-visible')) showHint(slider.valueAsNumber, frame);
    const text = `frame ${frame} of ${totalFrames}`;
    if (totalFrames > 0 && slider.ariaValueText !== text) slider.ariaValueText = text;
  });

  function showHint(percent: number, frame: number) {
    if (!hint.current) return;
    hint.current.textContent = sliderHint(frame, markers);
    hint.current.style.setProperty('--at', `${percent}%`);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const command = sliderCommand(readKeyPress(event, event.currentTarget), totalFrames);
    if (!command) return;
    event.preventDefault();
    runCommand(command, store, false);
  }

  function onPointerMove(event: PointerEvent<HTMLInputElement>) {
    if (isScrubbing.current) return;
    const percent = percentAtPointer(event);
    showHint(percent, store.frameAt(percent));
  }

  return (
    <div className={styles.slider}>
      <div className={styles.track}>
        <div className={styles.progress} />
        <MarkerList markers={markers} />
      </div>
      <input
        ref={input}
        className={`${range.range} ${styles.range}`}
        type="range"
        min={0}
        max={100}
        step={0.1}
        defaultValue={0}
        aria-label="Seek"
        aria-keyshortcuts="ArrowLeft ArrowRight Home End"
        onChange={({ currentTarget }) => {
          showProgress(currentTarget);
          store.handle.seek(`${currentTarget.valueAsNumber}%`);
        }}
        onFocus={({ currentTarget }) => showHint(currentTarget.valueAsNumber, store.handle.frame)}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
      />
      <div ref={hint} className={styles.hint} aria-hidden="true" />
    </div>
  );
}

function showProgress(slider: HTMLInputElement) {
  slider.parentElement?.style.setProperty('--progress', `${slider.value}%`);
}

/** The percentage that a click here would seek to. The centre of the thumb stays half its width from both ends. */
function percentAtPointer({ clientX, currentTarget }: PointerEvent<HTMLInputElement>): number {
  const { left, right } = currentTarget.getBoundingClientRect();
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const distance = (isRtl ? right - clientX : clientX - left) - THUMB_RADIUS;
  return Math.min(Math.max((distance / (right - left - 2 * THUMB_RADIUS)) * 100, 0), 100);
}
