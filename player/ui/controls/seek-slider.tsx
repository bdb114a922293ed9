import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { PlayerView } from '../../core/select';
import { sliderCommand } from '../../core/slider-keys';
import { frameOfPercent } from '../../core/timeline';
import type { PlayerStore } from '../../runtime/store';
import { useFrame } from '../use-frame';
import { useLabels } from './context';
import { callHandle } from './control-commands';
import type { ControlledSettings } from './controlled-player';
import { readKeyPress } from './shortcuts';
import {
  frameText,
  positionText,
  type SliderMarker,
  sliderMarkers,
  sliderStep,
  sliderValue,
  timeText,
} from './slider-position';
import { useSliderPointer } from './use-slider-pointer';

type SeekSliderProps = { store: PlayerStore; view: PlayerView; settings: ControlledSettings };

/**
 * A slider that shows the current position and seeks. Its value is a percentage in steps of 0.1. While the
 * user is scrubbing, playback doesn't move the slider.
 */
export function SeekSlider({ store, view, settings }: SeekSliderProps) {
  const labels = useLabels();
  const { formatTime, initialPercent } = settings;
  const { media } = view;
  const markers = useMemo(() => sliderMarkers(media), [media]);
  const input = useRef<HTMLInputElement>(null);
  const ticks = useRef<HTMLUListElement>(null);
  const { tooltip, showTooltip } = useSliderTooltip(view, markers, formatTime);
  const pointer = useSliderPointer(store, markers, ticks);
  const display = useSliderDisplay(store, view, formatTime, input, pointer.isScrubbing, showTooltip);
  const keys = useSliderKeys(store, display.updateValueText);
  useEarlyInput(store, input);

  function onChange(slider: HTMLInputElement) {
    if (pointer.isOnTick()) slider.value = String(sliderValue(store.handle.frame, media.totalFrames));
    else store.handle.seek(`${slider.valueAsNumber}%`);
    display.showProgress(slider);
    display.updateValueText();
  }

  /** Moves the slider to a touch. Safari on iOS does this only for touches that begin on the thumb. */
  function followTouch(event: PointerEvent<HTMLInputElement>) {
    const percent = pointer.touchedPercent(event);
    if (percent === null) return;
    event.currentTarget.value = String(percent);
    onChange(event.currentTarget);
  }

  return (
    <div className="player-slider">
      <div className="player-track">
        <div ref={display.progress} className="player-progress" data-percent={initialPercent} />
        <MarkerTicks list={ticks} markers={markers} />
      </div>
      <input
        ref={input}
        className="player-range player-seek"
        type="range"
        form=""
        min={0}
        max={100}
        step={0.1}
        defaultValue={sliderStep(initialPercent)}
        autoComplete="off"
        aria-label={labels.seek}
        aria-keyshortcuts="ArrowLeft ArrowRight Home End"
        onChange={({ currentTarget }) => onChange(currentTarget)}
        onFocus={({ currentTarget }) => {
          showTooltip(currentTarget.valueAsNumber, store.handle.frame);
          display.updateValueText();
        }}
        {...keys}
        onPointerDown={(event) => {
          pointer.onPointerDown(event);
          followTouch(event);
        }}
        onPointerMove={(event) => {
          const pointed = pointer.onPointerMove(event);
          if (pointed) showTooltip(pointed.percent, pointed.frame);
          else followTouch(event);
        }}
        onPointerLeave={pointer.onPointerLeave}
      />
      <div ref={tooltip} className="player-seek-tooltip" aria-hidden="true" />
    </div>
  );
}

/**
 * The markers of the file as ticks on the seek slider. They are hidden from screen readers, because the value
 * text of the slider includes the names of the markers.
 */
function MarkerTicks({ list, markers }: { list: Ref<HTMLUListElement>; markers: readonly SliderMarker[] }) {
  if (markers.length === 0) return null;
  return (
    <ul ref={list} className="player-markers" aria-hidden="true">
      {markers.map(({ percent }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two markers can have the same name and frame
          key={index}
          className="player-marker"
          // Set by script, because a strict Content Security Policy blocks style attributes in the static
          // HTML.
          ref={(marker) => marker?.style.setProperty('--at', `${percent}%`)}
        />
      ))}
    </ul>
  );
}

/**
 * The tooltip of the seek slider. It shows the time, the frame, and the names of the markers that contain the
 * frame. It is updated without a React render.
 */
function useSliderTooltip(
  view: PlayerView,
  markers: SliderMarker[],
  formatTime: ControlledSettings['formatTime'],
) {
  const labels = useLabels();
  const tooltip = useRef<HTMLDivElement>(null);

  /** @param percent the position of the tooltip on the slider */
  function showTooltip(percent: number, frame: number) {
    if (!tooltip.current || view.media.totalFrames === 0) return;
    const { ownerDocument } = tooltip.current;
    const [time, place] = [ownerDocument.createElement('span'), ownerDocument.createElement('span')];
    time.textContent = timeText(frame, view.media, { labels, formatTime });
    place.textContent = frameText(frame, markers, time.textContent);
    tooltip.current.replaceChildren(time, place);
    tooltip.current.style.setProperty('--at', `${percent}%`);
  }

  return { tooltip, showTooltip };
}

/** Shows the current position by the slider, its progress bar and its value text. */
function useSliderDisplay(
  store: PlayerStore,
  view: PlayerView,
  formatTime: ControlledSettings['formatTime'],
  input: RefObject<HTMLInputElement | null>,
  isScrubbing: () => boolean,
  showTooltip: (percent: number, frame: number) => void,
) {
  const labels = useLabels();
  const progress = useRef<HTMLDivElement>(null);
  const { totalFrames } = view.media;

  useFrame(store, view, ({ frame, percent }) => {
    const slider = input.current;
    if (!slider) return;
    const isPlaying = view.state === 'playing';
    // If playback is not running and the value already corresponds to the frame, keep the value. The user
    // might have chosen exactly this value.
    const isInStep = frameOfPercent(slider.valueAsNumber, totalFrames) === frame;
    if (!isScrubbing() && (isPlaying || !isInStep)) {
      slider.value = String(isPlaying ? percent : sliderValue(frame, totalFrames));
    }
    showProgress(slider);
    if (slider.matches(':active, :focus-visible')) showTooltip(slider.valueAsNumber, frame);
    if (store.getView().state !== 'playing') updateValueText();
  });

  /**
   * Updates the text that screen readers announce while the slider has the focus. Not called for each frame
   * of playback, because screen readers would announce each of them.
   */
  function updateValueText() {
    const slider = input.current;
    const text = positionText(store.handle.frame, view.media, { labels, formatTime });
    if (totalFrames > 0 && slider && slider.ariaValueText !== text) slider.ariaValueText = text;
  }

  /** Updates the progress bar. Sets `scale`, because setting the width would cause a layout. */
  function showProgress(slider: HTMLInputElement) {
    if (progress.current) progress.current.style.scale = `${slider.valueAsNumber / 100} 1`;
  }

  return { progress, showProgress, updateValueText };
}

/** Seeks to the value of the slider if the user has moved it before hydration. */
function useEarlyInput(store: PlayerStore, input: RefObject<HTMLInputElement | null>) {
  // Read the value only once, even if Suspense runs the effect several times.
  const hasReadInput = useRef(false);
  useLayoutEffect(() => {
    const { value, defaultValue } = input.current as HTMLInputElement;
    if (value !== defaultValue && !hasReadInput.current) store.handle.seek(`${value}%`);
    hasReadInput.current = true;
  }, [store, input]);
}

/**
 * Moves the seek slider by whole frames with the keyboard.
 * @param onMoved called after a key press has moved the slider, but not for the repeated keydown events of a
 *   key that is held down; called again when that key is released
 */
function useSliderKeys(store: PlayerStore, onMoved: () => void) {
  const isHeldDown = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const command = sliderCommand(readKeyPress(event, event.currentTarget));
    if (!command) return;
    event.preventDefault();
    callHandle(command, store, false);
    isHeldDown.current = event.repeat;
    if (!event.repeat) onMoved();
  }

  function onKeyUp() {
    if (isHeldDown.current) onMoved();
    isHeldDown.current = false;
  }

  return { onKeyDown, onKeyUp };
}
