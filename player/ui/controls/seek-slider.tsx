import { type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { PlayerView } from '../../core/select';
import type { PlayerStore } from '../../runtime/store';
import { useLabels } from './context';
import { MarkerList } from './marker-list';
import { positionText } from './position-text';
import './range.css';
import './seek-slider.css';
import { sliderMarkers } from './slider-markers';
import { sliderValue } from './slider-value';
import { useFrame } from './use-frame';
import { useMarkerPress } from './use-marker-press';
import { useScrubbing } from './use-scrubbing';
import { useSliderHint } from './use-slider-hint';
import { useSliderKeys } from './use-slider-keys';

/** Seeks, from 0 to 100 in steps of 0.1. It follows playback, except while the visitor scrubs. */
export function SeekSlider({ store, view }: { store: PlayerStore; view: PlayerView }) {
  const labels = useLabels();
  const { totalFrames } = view;
  const markers = useMemo(
    () => sliderMarkers({ markers: view.markers, totalFrames }),
    [view.markers, totalFrames],
  );
  const input = useRef<HTMLInputElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const ticks = useRef<HTMLUListElement>(null);
  const { hint, showHint } = useSliderHint(view, markers);
  const scrubbing = useScrubbing(store);
  const press = useMarkerPress(store, markers, ticks);

  useFrame(store, view, ({ frame, percent }) => {
    const slider = input.current;
    if (!slider) return;
    const isPlaying = view.state === 'playing';
    // At rest any value that means this frame stays, as it may be where the visitor let go.
    const isInStep = store.frameAt(slider.valueAsNumber) === frame;
    if (!scrubbing.isScrubbing.current && (isPlaying || !isInStep)) {
      slider.value = String(isPlaying ? percent : sliderValue(frame, totalFrames));
    }
    showProgress(slider);
    if (slider.matches(':active, :focus-visible')) showHint(slider.valueAsNumber, frame);
    if (store.getView().state !== 'playing') tellPosition();
  });

  /** Said while the slider has the focus; while it plays, a screen reader would talk without end. */
  function tellPosition() {
    const slider = input.current;
    const text = positionText(store.handle.frame, view, labels);
    if (totalFrames > 0 && slider && slider.ariaValueText !== text) slider.ariaValueText = text;
  }

  /** Scaled, as another width would be laid out. */
  function showProgress(slider: HTMLInputElement) {
    if (progress.current) progress.current.style.scale = `${slider.valueAsNumber / 100} 1`;
  }

  const keys = useSliderKeys(store, tellPosition);

  // The slider may have been moved in the static HTML, before there was anybody to hear of it. Suspense runs effects again later.
  const isHeard = useRef(false);
  useLayoutEffect(() => {
    const percent = input.current?.valueAsNumber;
    if (percent && !isHeard.current) store.handle.seek(`${percent}%`);
    isHeard.current = true;
  }, [store]);

  function onChange(slider: HTMLInputElement) {
    if (scrubbing.isScrubbing.current && press.isOnTick())
      slider.value = String(sliderValue(store.handle.frame, totalFrames));
    else store.handle.seek(`${slider.valueAsNumber}%`);
    showProgress(slider);
  }

  function onPointerMove(event: PointerEvent<HTMLInputElement>) {
    press.onPointerMove(event);
    if (scrubbing.isScrubbing.current) return;
    const { percent, frame, marker } = press.pointedAt(event);
    press.showPointed(marker);
    showHint(percent, frame);
  }

  return (
    <div className="player-slider">
      <div className="player-track">
        <div ref={progress} className="player-progress" />
        <MarkerList ref={ticks} markers={markers} />
      </div>
      <input
        ref={input}
        className="player-range player-seek"
        type="range"
        min={0}
        max={100}
        step={0.1}
        defaultValue={0}
        autoComplete="off"
        aria-label={labels.seek}
        aria-keyshortcuts="ArrowLeft ArrowRight Home End"
        onChange={({ currentTarget }) => onChange(currentTarget)}
        onFocus={({ currentTarget }) => {
          showHint(currentTarget.valueAsNumber, store.handle.frame);
          tellPosition();
        }}
        {...keys}
        onPointerDown={(event) => {
          if (scrubbing.onPointerDown(event)) press.onPointerDown(event);
        }}
        onPointerMove={onPointerMove}
        onPointerLeave={() => press.showPointed(null)}
      />
      <div ref={hint} className="player-hint" aria-hidden="true" />
    </div>
  );
}
