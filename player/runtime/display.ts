import { isRunning, positionNow, renderedPosition, timelineOf } from '../core/clock';
import type { Effect, PlayerModel } from '../core/model';
import { positionDetail } from '../core/timeline';
import type { PlaybackSync, Renderer } from '../render/renderer';
import type { PlayerPosition } from '../types';
import { createTicker } from './ticker';

type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

/** Milliseconds between the positions that the controls show of an animation that a worker renders. */
const DISPLAY_INTERVAL = 150;

type DisplayOptions = {
  getModel(): PlayerModel;
  /** Called when time has passed that the model must know of. */
  onTime(): void;
  /** Called with each frame, for a host that listens to frames. */
  onFrame(position: PlayerPosition): void;
  /** Called after each frame. */
  onShown(): void;
  /** A frame is on screen once this promise resolves. */
  onRendering(rendered: Promise<void>): void;
};

/** Shows the model's position: has frames rendered, reports them, and lets time pass. */
export function createDisplay({ getModel, onTime, onFrame, onShown, onRendering }: DisplayOptions) {
  let renderer: Renderer | null = null;
  /** The position that was rendered or reported last, in frames. */
  let shownPosition = Number.NaN;
  const listeners = new Set<(position: PlayerPosition) => void>();
  const ticker = createTicker(onTick);

  const now = () => ticker.now(getModel().clock.source);
  const currentPosition = () => positionNow(getModel(), now());
  const hearsFrames = () => getModel().settings.onFrame ?? getModel().settings.onEvent;

  function detailOf(position: number): PlayerPosition {
    const { totalFrames, frameRate } = getModel().media;
    return positionDetail(position, totalFrames, frameRate);
  }

  /** A frame on which nothing happens goes from the timeline to the renderer. */
  function onTick() {
    const { quiet } = getModel();
    const time = now();
    if (!quiet || time >= quiet.until) return onTime();
    advance(quiet.frame + (time - quiet.at) * quiet.framesPerMs, false);
    schedule();
    onShown();
  }

  /** An autonomous renderer needs the page's animation frames only for a host that listens to frames. */
  function schedule() {
    const { quiet, clock } = getModel();
    if (!quiet) return ticker.schedule(Number.POSITIVE_INFINITY);
    if (clock.source === 'frames' || hearsFrames()) return ticker.schedule(0);
    const untilDisplay = listeners.size > 0 ? DISPLAY_INTERVAL : Number.POSITIVE_INFINITY;
    ticker.schedule(Math.max(Math.min(quiet.nextEvent - now(), untilDisplay), 1));
  }

  /** Moves the animation on screen, along a timeline if the renderer follows one. */
  function sync({ position, timeline }: Pick<EffectOf<'sync'>, 'position' | 'timeline'>) {
    const model = getModel();
    shownPosition = renderedPosition(model, position);
    return timeline ? renderer?.play?.(timeline, model.settings.subframes) : renderer?.render(shownPosition);
  }

  /** Shows a position that playback has reached. An autonomous renderer shows it already. */
  function advance(position: number, isLast: boolean) {
    const isAutonomous = Boolean(renderer?.play);
    const shown = renderedPosition(getModel(), position);
    if (shown === shownPosition && (isAutonomous || !isLast)) return;
    shownPosition = shown;
    if (!isAutonomous) renderer?.render(shown);
    report(position);
  }

  function report(position: number) {
    if (hearsFrames()) onFrame(detailOf(position));
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

    /** The frame on screen, and the position in other units. */
    getPosition: () => detailOf(currentPosition()),

    /** How the animation on screen moves. */
    getSync(): PlaybackSync {
      const model = getModel();
      return isRunning(model) && model.clock.source === 'shared'
        ? { timeline: timelineOf(model), subframes: model.settings.subframes }
        : { position: renderedPosition(model, currentPosition()) };
    },

    get renderer() {
      return renderer;
    },

    /** Replaces the renderer, and destroys the previous one. */
    setRenderer(next: Renderer | null) {
      renderer?.destroy();
      renderer = next;
      if (next) next.container.style.visibility = '';
    },

    /** Calls the listener with the current position at once, and after each frame. */
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
