import { isRunning, positionNow, renderedFrame, timelineOf } from '../core/motion';
import { isDrawDue, positionDetail } from '../core/timeline';
import type { PlaybackSync, Renderer } from '../render/renderer';
import type { PlayerPosition } from '../types';
import { runAppCallback } from './app-callbacks';
import { type EffectOf, emit, type Runtime } from './runtime';

/*
 * Displays the position of the model: requests frames from the renderer, and reports them to the app and the
 * controls.
 */

/** Interval in milliseconds at which the controls update the position if a worker renders the animation. */
const DISPLAY_INTERVAL = 150;

/** Returns the current time of the model's clock, in milliseconds. */
export const now = ({ ticker, model }: Runtime) => ticker.now(model.rendering?.isAutonomous);

const currentPosition = (runtime: Runtime) => positionNow(runtime.model, now(runtime));

const observesFrames = ({ model: { settings } }: Runtime) => settings.onFrame ?? settings.onEvent;

function detailOf({ model: { media } }: Runtime, position: number): PlayerPosition {
  return positionDetail(position, media.totalFrames, media.frameRate);
}

/** Returns the current position. */
export const getPosition = (runtime: Runtime) => detailOf(runtime, currentPosition(runtime));

/** Returns whether the next position must be rendered in the current animation frame. */
export function isTickDue(
  { model: { motion, settings } }: Runtime,
  sinceTick: number,
  sinceAnimationFrame: number,
): boolean {
  return isDrawDue(settings.subframes, Math.abs(motion?.framesPerMs ?? 0), sinceTick, sinceAnimationFrame);
}

/** Renders the next frame. Before `motion.until`, no event occurs, so `reduce` isn't called. */
export function onTick(runtime: Runtime) {
  const { motion } = runtime.model;
  const time = now(runtime);
  if (!motion || time >= motion.until) return runtime.dispatch({ type: 'tick' });
  renderProgress(runtime, {
    position: motion.frame + (time - motion.at) * motion.framesPerMs,
    isLast: false,
  });
  schedule(runtime);
  runtime.callbacks.flush();
}

/**
 * Schedules the next tick. If the renderer is autonomous, the page needs its own animation frames only if the
 * app listens to `frame` events, or if hotspots move.
 */
export function schedule(runtime: Runtime) {
  const { ticker, model, frameListeners, needsFrames } = runtime;
  const { motion, rendering } = model;
  if (!motion) return ticker.schedule(Infinity);
  if (!rendering?.isAutonomous || needsFrames || observesFrames(runtime)) return ticker.schedule(0);
  const untilDisplay = frameListeners.size > 0 ? DISPLAY_INTERVAL : Infinity;
  ticker.schedule(Math.max(Math.min(motion.nextEvent - now(runtime), untilDisplay), 1));
}

/** Renders a position, or sends the timeline to an autonomous renderer. */
export function sync(
  runtime: Runtime,
  { position, timeline }: Pick<EffectOf<'sync'>, 'position' | 'timeline'>,
) {
  const { model, renderer } = runtime;
  runtime.shownFrame = renderedFrame(model, position);
  return renderer?.show(
    timeline ? { timeline, subframes: model.settings.subframes } : { frame: runtime.shownFrame },
  );
}

/** Renders and reports a position. The callbacks that follow wait until it is on screen. */
export function render(runtime: Runtime, effect: EffectOf<'render'>) {
  const rendered = sync(runtime, effect);
  if (rendered) runtime.callbacks.wait(rendered);
  report(runtime, effect.position);
}

/**
 * Renders and reports the position that playback has reached. If the renderer is autonomous, only reports the
 * position, because the renderer has already rendered it.
 */
export function renderProgress(
  runtime: Runtime,
  { position, isLast }: Pick<EffectOf<'advance'>, 'position' | 'isLast'>,
) {
  const { model, renderer, shownFrame } = runtime;
  const isAutonomous = renderer?.isAutonomous;
  const shown = renderedFrame(model, position);
  if (shown === shownFrame && (isAutonomous || !isLast)) return;
  runtime.shownFrame = shown;
  if (!isAutonomous) renderer?.show({ frame: shown });
  report(runtime, position);
}

function report(runtime: Runtime, position: number) {
  if (observesFrames(runtime)) emit(runtime, 'frame', detailOf(runtime, position));
  for (const listener of runtime.frameListeners) runAppCallback(() => listener(detailOf(runtime, position)));
}

/** Returns the frame or timeline that the renderer should show. */
export function getSync(runtime: Runtime): PlaybackSync {
  const { model } = runtime;
  return isRunning(model) && model.rendering?.isAutonomous
    ? { timeline: timelineOf(model), subframes: model.settings.subframes }
    : { frame: renderedFrame(model, currentPosition(runtime)) };
}

/** Sets the renderer and destroys the previous one. */
export function setRenderer(runtime: Runtime, next: Renderer | null) {
  runtime.renderer?.destroy();
  runtime.renderer = next;
  // The new renderer must also show and report a position that the previous one has shown.
  runtime.shownFrame = Number.NaN;
  if (next) next.container.style.visibility = '';
}
