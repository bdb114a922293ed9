import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import type { PlayerView } from '../playback/playback';
import type { PlayerStore } from '../playback/store';
import { perform } from './commands';
import { keyOf } from './key-event';
import { sliderKey } from './keyboard';
import { MarkerTicks } from './marker-ticks';
import range from './range.module.css';
import styles from './seek-slider.module.css';
import { sliderValue } from './slider-value';
import { hintOf, ticksOf } from './ticks';
import { useFrame } from './use-frame';
import { useScrubbing } from './use-scrubbing';

/** 0 to 100 in steps of 0.1. It follows the picture, but never out of the visitor's hand. */
export function SeekSlider({ store, view }: { store: PlayerStore; view: PlayerView }) {
  const { markers, totalFrames } = view;
  const ticks = useMemo(() => ticksOf({ markers, totalFrames }), [markers, totalFrames]);
  const input = useRef<HTMLInputElement>(null);
  const hint = useRef<HTMLDivElement>(null);
  const { isScrubbing, onPointerDown } = useScrubbing(store);

  useFrame(store, view, ({ frame, percent }) => {
    const slider = input.current;
    if (!slider) return;
    const isPlaying = view.state === 'playing';
    const isThere = store.frameAt(slider.valueAsNumber) === frame;
    if (!isScrubbing.current && (isPlaying || !isThere)) {
      slider.value = String(isPlaying ? percent : sliderValue(frame, totalFrames));
    }
    showProgress(slider);
    if (slider.matches(':active, :focus-visible')) showHint(slider.valueAsNumber, frame);
    const text = `frame ${frame} of ${totalFrames}`;
    if (totalFrames > 0 && slider.ariaValueText !== text) slider.ariaValueText = text;
  });

  function showHint(percent: number, frame: number) {
    if (!hint.current) return;
    hint.current.textContent = hintOf(frame, ticks);
    hint.current.style.setProperty('--at', `${percent}%`);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const command = sliderKey(keyOf(event, event.currentTarget), totalFrames);
    if (!command) return;
    event.preventDefault();
    perform(command, store, false);
  }

  function onPointerMove(event: PointerEvent<HTMLInputElement>) {
    if (isScrubbing.current) return;
    const percent = percentUnder(event);
    showHint(percent, store.frameAt(percent));
  }

  return (
    <div className={styles.slider}>
      <div className={styles.track}>
        <div className={styles.progress} />
        <MarkerTicks ticks={ticks} />
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

/** What a press here would seek to. The middle of the thumb travels half its width (8 px) short of both ends. */
function percentUnder({ clientX, currentTarget }: PointerEvent<HTMLInputElement>): number {
  const { left, right } = currentTarget.getBoundingClientRect();
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const travelled = isRtl ? right - 8 - clientX : clientX - left - 8;
  return Math.min(Math.max((travelled / (right - left - 16)) * 100, 0), 100);
}
