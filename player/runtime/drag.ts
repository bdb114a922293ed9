import { pageFrames, sliderCommand } from '../core/slider-keys';
import { transformFor } from '../render/fit';
import { watchSize } from '../render/watch-size';
import type { PlayerScrubArea } from '../types';
import { getPosition } from './display';
import type { Runtime } from './runtime';

const WHOLE: Required<PlayerScrubArea> = { left: 0, top: 0, right: 100, bottom: 100 };

type DragOptions = {
  /** The element that contains the animation. */
  stage: HTMLElement;
  runtime: Runtime;
  /** Removes the area when aborted. */
  signal: AbortSignal;
};

/**
 * Adds an area over the picture in which a pressed pointer seeks: its left edge is the first frame, and its right edge
 * is the last one. Playback is suspended while the pointer is pressed, as by the seek slider. Vertical touches scroll
 * the page. If the player has a seek slider, a press focuses it. Otherwise, the area is a slider for the keyboard.
 */
export function scrubByDrag({ stage, runtime, signal }: DragOptions) {
  const area = createArea(stage);
  const seekSlider = () => stage.closest('.player')?.querySelector<HTMLElement>('.player-seek') ?? null;

  /** Makes the area a slider, unless the player has one, or is a decoration, whose label is empty. */
  function update() {
    const { label } = runtime.model.settings;
    const isSlider = label !== '' && !seekSlider();
    area.role = isSlider ? 'slider' : null;
    area.ariaLabel = isSlider ? label : null;
    if (isSlider) area.tabIndex = 0;
    else area.removeAttribute('tabindex');
    if (isSlider && runtime.model.status !== 'playing')
      area.ariaValueNow = `${Math.round(getPosition(runtime).percent)}`;
  }

  const place = () => Object.assign(area.style, areaIn(stage, area, runtime));
  // The focus ring would cover the curve under the pointer. It appears with the first key.
  const focus = () => (seekSlider() ?? area).focus({ preventScroll: true, focusVisible: false });
  handlePointer(area, runtime, focus, signal);
  area.addEventListener('keydown', (event) => handleKey(event, runtime), { signal });
  watchSize(stage, signal, place);
  // The options `fit` and `align` move the picture without a change of size.
  area.addEventListener('pointerenter', place, { signal });
  runtime.viewListeners.add(update);
  // Not for each frame, because this would cost CPU time during playback.
  for (const type of ['focus', 'keydown', 'pointerup', 'pointerenter'])
    area.addEventListener(type, update, { signal });
  signal.addEventListener('abort', () => {
    runtime.viewListeners.delete(update);
    area.remove();
  });
  update();
  // A slider can't be in the stage, because the stage is an image for assistive technology.
  if (seekSlider()) stage.append(area);
  else stage.after(area);
}

/** Creates the area. Its styles are set by script, because a strict Content Security Policy allows this. */
function createArea({ ownerDocument }: Element): HTMLElement {
  const area = ownerDocument.createElement('div');
  area.className = 'player-scrub';
  Object.assign(area.style, {
    position: 'absolute',
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    userSelect: 'none',
    webkitTapHighlightColor: 'transparent',
  });
  return area;
}

/**
 * Returns the styles that place the area in the picture, in pixels. Assumes that the file has the aspect ratio that the
 * options `width` and `height` state.
 */
function areaIn(
  stage: HTMLElement,
  area: HTMLElement,
  { model: { settings } }: Runtime,
): Partial<CSSStyleDeclaration> {
  const { offsetWidth: width, offsetHeight: height } = stage;
  const { offsetLeft, offsetTop } = stage.contains(area) ? { offsetLeft: 0, offsetTop: 0 } : stage;
  const { left, top, right, bottom } = { ...WHOLE, ...settings.scrubArea };
  const picture = { width: Number(settings.width) || width, height: Number(settings.height) || height };
  const placement = { fit: settings.fit ?? 'contain', align: settings.align };
  const transform = transformFor(placement, picture, { width, height });
  if (!transform) return {};
  const across = (picture.width * transform.scaleX) / 100;
  const down = (picture.height * transform.scaleY) / 100;
  return {
    left: `${offsetLeft + transform.x + left * across}px`,
    top: `${offsetTop + transform.y + top * down}px`,
    width: `${(right - left) * across}px`,
    height: `${(bottom - top) * down}px`,
  };
}

/** Seeks to the pressed pointer. A touch seeks only once it moves horizontally or ends, because it might scroll. */
function handlePointer(area: HTMLElement, { dispatch }: Runtime, focus: () => void, signal: AbortSignal) {
  let press: { id: number; x: number; y: number; isScrubbing: boolean } | null = null;

  function seekTo({ clientX }: PointerEvent) {
    const { left, width } = area.getBoundingClientRect();
    if (press && !press.isScrubbing) {
      press.isScrubbing = true;
      area.setPointerCapture(press.id);
      dispatch({ type: 'setScrubbing', isScrubbing: true });
      focus();
    }
    dispatch({ type: 'seek', to: `${Math.min(Math.max((clientX - left) / width, 0), 1) * 100}%` });
  }

  function end() {
    if (press?.isScrubbing) dispatch({ type: 'setScrubbing', isScrubbing: false });
    press = null;
  }

  const on = (type: string, listener: (event: PointerEvent) => void) =>
    area.addEventListener(type, (event) => listener(event as PointerEvent), { signal });
  on('pointerdown', (event) => {
    const { pointerId: id, clientX: x, clientY: y } = event;
    if (event.button !== 0 || press) return;
    press = { id, x, y, isScrubbing: false };
    if (event.pointerType !== 'touch') seekTo(event);
  });
  on('pointermove', (event) => {
    if (event.pointerId !== press?.id) return;
    const isAcross = Math.abs(event.clientX - press.x) > Math.abs(event.clientY - press.y);
    if (press.isScrubbing || isAcross) seekTo(event);
  });
  on('pointerup', (event) => {
    if (event.pointerId !== press?.id) return;
    seekTo(event);
    end();
  });
  // Otherwise, the browser would move the focus away from the slider, or select text.
  area.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  // The controls would play or pause.
  on('click', (event) => event.preventDefault());
  on('pointercancel', end);
  on('lostpointercapture', end);
  signal.addEventListener('abort', end);
}

/** Moves as the seek slider does, but always from left to right. */
function handleKey(event: KeyboardEvent, { model, dispatch }: Runtime) {
  const { key, shiftKey: shift, ctrlKey, altKey, metaKey } = event;
  const command = sliderCommand({ key, shift, modified: ctrlKey || altKey || metaKey, rtl: false });
  if (!command) return;
  event.preventDefault();
  const { totalFrames } = model.media;
  dispatch(
    command.type === 'page' ? { type: 'step', frames: pageFrames(command.pages, totalFrames) } : command,
  );
}
