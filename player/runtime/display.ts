import type { Effect, PlayerModel } from '../core/model';
import { isRunning, positionNow, renderedPosition, timelineOf } from '../core/motion';
import { isDrawDue, positionDetail } from '../core/timeline';
import type { PlaybackSync, Renderer } from '../render/renderer';
import type { PlayerPosition } from '../types';
import { createTicker } from './ticker';

type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

/** Interval in milliseconds at which the controls update the position if a worker renders the animation. */
const DISPLAY_INTERVAL = 150;

type DisplayOptions = {
  getModel(): PlayerModel;
  /** Called when the owner of the model must advance it to the current time. */
  onTime(): void;
  /** Called with the position of each frame if the app listens to `frame` events. */
  onFrame(position: PlayerPosition): void;
  /** Called after each frame. */
  onShown(): void;
  /** Called when a frame has been requested. The promise resolves when the frame is on screen. */
  onRendering(rendered: Promise<void>): void;
};

/**
 * Displays the position of the model: requests frames from the renderer, and reports them to the app and the
 * controls.
 */
export function createDisplay({ getModel, onTime, onFrame, onShown, onRendering }: DisplayOptions) {
  let renderer: Renderer | null = null;
  /** The last position, in frames, that was rendered or reported. */
  let shownPosition = Number.NaN;
  const listeners = new Set<(position: PlayerPosition) => void>();
  const ticker = createTicker(onTick, isDue);

  const now = () => ticker.now(getModel().clock.source);
  const currentPosition = () => positionNow(getModel(), now());
  const observesFrames = () => getModel().settings.onFrame ?? getModel().settings.onEvent;

  function detailOf(position: number): PlayerPosition {
    const { totalFrames, frameRate } = getModel().media;
    return positionDetail(position, totalFrames, frameRate);
  }

  function isDue(sinceTick: number, sinceAnimationFrame: number): boolean {
    const { motion, settings } = getModel();
    const framesPerMs = Math.abs(motion?.framesPerMs ?? 0);
    return isDrawDue(settings.subframes, framesPerMs, sinceTick, sinceAnimationFrame);
  }

  /** Renders the next frame. Before `motion.until`, no event occurs, so `reduce` isn't called. */
  function onTick() {
    const { motion } = getModel();
    const time = now();
    if (!motion || time >= motion.until) return onTime();
    advance(motion.frame + (time - motion.at) * motion.framesPerMs, false);
    schedule();
    onShown();
  }

  /**
   * Schedules the next tick. If the renderer is autonomous, the page needs its own animation frames only if
   * the app listens to `frame` events.
   */
  function schedule() {
    const { motion, clock } = getModel();
    if (!motion) return ticker.schedule(Number.POSITIVE_INFINITY);
    if (clock.source === 'frames' || observesFrames()) return ticker.schedule(0);
    const untilDisplay = listeners.size > 0 ? DISPLAY_INTERVAL : Number.POSITIVE_INFINITY;
    ticker.schedule(Math.max(Math.min(motion.nextEvent - now(), untilDisplay), 1));
  }

  /** Renders a position, or sends the timeline to an autonomous renderer. */
  function sync({ position, timeline }: Pick<EffectOf<'sync'>, 'position' | 'timeline'>) {
    const model = getModel();
    shownPosition = renderedPosition(model, position);
    return timeline ? renderer?.play?.(timeline, model.settings.subframes) : renderer?.render(shownPosition);
  }

  /**
   * Renders and reports the position that playback has reached. If the renderer is autonomous, only reports
   * the position, because the renderer has already rendered it.
   */
  function advance(position: number, isLast: boolean) {
    const isAutonomous = Boolean(renderer?.play);
    const shown = renderedPosition(getModel(), position);
    if (shown === shownPosition && (isAutonomous || !isLast)) return;
    shownPosition = shown;
    if (!isAutonomous) renderer?.render(shown);
    report(position);
  }

  function report(position: number) {
    if (observesFrames()) onFrame(detailOf(position));
    for (const listener of listeners) listener(detailOf(position));
  }

  return {
    now,
    nowBy: ticker.now,
    schedule,
    sync,
    advance,

    render(effect: EffectOf<'render'>) {
      const rendered = sync(effect);
      if (rendered) onRendering(rendered);
      report(effect.position);
    },

    getPosition: () => detailOf(currentPosition()),

    /** Returns the position or timeline that the renderer should show. */
    getSync(): PlaybackSync {
      const model = getModel();
      return isRunning(model) && model.clock.source === 'shared'
        ? { timeline: timelineOf(model), subframes: model.settings.subframes }
        : { position: renderedPosition(model, currentPosition()) };
    },

    get renderer() {
      return renderer;
    },

    /** Sets the renderer and destroys the previous one. */
    setRenderer(next: Renderer | null) {
      renderer?.destroy();
      renderer = next;
      if (next) next.container.style.visibility = '';
    },

    /** Calls the listener immediately and after each frame, with the current position. */
    subscribe(listener: (position: PlayerPosition) => void): () => void {
      listeners.add(listener);
      schedule();
      listener(detailOf(currentPosition()));
      return () => {
        listeners.delete(listener);
        schedule();
      };
    },
  };
}
