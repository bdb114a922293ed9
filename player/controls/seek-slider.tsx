import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { frameOfPercent } from '../playhead';
import type { PlayerStore, PlayerView } from '../store';
import { perform } from './commands';
import { keyOf } from './key-event';
import { sliderKey } from './keyboard';
import { MarkerTicks } from './marker-ticks';
import styles from './seek-slider.module.css';
import { sliderValue } from './slider-value';
import { useFrame } from './use-frame';

/** 0 to 100 in steps of 0.1. It follows the picture, but never out of the visitor's hand. */
export function SeekSlider({ store, view }: { store: PlayerStore; view: PlayerView }) {
  const input = useRef<HTMLInputElement>(null);
  const { held, onPointerDown } = useHold(store);

  useFrame(store, view, ({ frame, percent, totalFrames }) => {
    const slider = input.current;
    if (!slider) return;
    const isPlaying = view.state === 'playing';
    const isThere = frameOfPercent(slider.valueAsNumber, totalFrames) === frame;
    if (!held.current && (isPlaying || !isThere)) {
      slider.value = String(isPlaying ? percent : sliderValue(frame, totalFrames));
    }
    showProgress(slider);
    const text = `frame ${frame} of ${totalFrames}`;
    if (totalFrames > 0 && slider.ariaValueText !== text) slider.ariaValueText = text;
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const command = sliderKey(keyOf(event, event.currentTarget), view.totalFrames);
    if (!command) return;
    event.preventDefault();
    perform(command, store, false);
  }

  return (
    <div className={styles.slider}>
      <div className={styles.track}>
        <div className={styles.progress} />
        <MarkerTicks markers={view.markers} totalFrames={view.totalFrames} />
      </div>
      <input
        ref={input}
        className={styles.range}
        type="range"
        min={0}
        max={100}
        step={0.1}
        defaultValue={0}
        aria-label="Seek"
        aria-keyshortcuts="ArrowLeft ArrowRight Home End"
        onChange={(event) => {
          showProgress(event.currentTarget);
          store.seek(`${event.currentTarget.valueAsNumber}%`);
        }}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      />
    </div>
  );
}

function showProgress(slider: HTMLInputElement) {
  slider.parentElement?.style.setProperty('--progress', `${slider.value}%`);
}

/** While a pointer holds the slider, time stands still under it; playback goes on from where it lets go. */
function useHold(store: PlayerStore) {
  const held = useRef(false);
  useEffect(() => () => store.hold(false), [store]);

  function hold(on: boolean) {
    held.current = on;
    store.hold(on);
  }

  function onPointerDown({ button }: PointerEvent) {
    if (button !== 0) return;
    hold(true);
    const letGo = new AbortController();
    for (const end of ['pointerup', 'pointercancel', 'blur']) {
      const onEnd = () => {
        letGo.abort();
        hold(false);
      };
      // A pointer lets go wherever it is.
      window.addEventListener(end, onEnd, { signal: letGo.signal });
    }
  }

  return { held, onPointerDown };
}
