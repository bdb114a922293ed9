import type { Marker } from '../animation/markers';
import type { Engine } from '../engine/types';
import { iterationsOf, positionDetail, type Step, wholeFrame } from '../timeline/timeline';
import type { PlayerError, PlayerEvent, PlayerLoop, PlayerPosition, PlayerState } from '../types';
import type { Motion } from '../worker/protocol';
import { createEventQueue } from './event-queue';
import { queueEvent } from './host-events';
import type { PageReason } from './page-reason';
import { createPlayhead } from './playhead';
import type { PlayerSettings } from './settings';
import { type Trigger, transition } from './state-machine';

/** What React renders of a player. It never changes because a frame was drawn. */
export type PlayerView = {
  readonly state: PlayerState;
  readonly error: PlayerError | null;
  readonly background: string;
  readonly loop: PlayerLoop;
  readonly totalFrames: number;
  /** Frames a second. */
  readonly frameRate: number;
  /** Those within what is played, in its frames. */
  readonly markers: readonly Marker[];
  /** The file of lottie-web that drew the picture on screen; empty while there is none and the poster stays. */
  readonly build: string;
  /** Why the page draws it; null when a worker does. */
  readonly pageReason: PageReason | null;
};

/** Milliseconds between two positions that the controls show of a picture that is drawn elsewhere. */
const DISPLAY_INTERVAL = 100;

/** Iterations of one step of which the host hears. More, at a speed past all measure, would hold the page. */
const MAX_TOLD = 100;

/** What React renders of a player without a picture. */
export const NO_PICTURE = {
  error: null,
  totalFrames: 0,
  frameRate: 0,
  markers: [],
  build: '',
  pageReason: null,
};

/**
 * The state, the position and the picture of one player, and what its host hears of them. Every change of state but an
 * unmounted player's goes through `dispatch`, which asks the table in state-machine.ts.
 * @param getSettings asked whenever they count, as the host may change them
 */
export function createPlayback(getSettings: () => PlayerSettings) {
  const initial = getSettings();
  let view: PlayerView = {
    ...NO_PICTURE,
    background: initial.background,
    loop: initial.loop,
    state: 'loading',
  };
  let engine: Engine | null = null;
  /** Whether somebody can see the picture: it is in view, in a page that is not hidden. */
  let isSeen = true;
  /** Frozen because nobody could see it, not by the host. */
  let isFrozenUnseen = false;
  let isPausedForReducedMotion = false;
  /** Whether the engine draws by the timeline that it was handed. */
  let isFollowing = false;
  const viewListeners = new Set<() => void>();
  const frameListeners = new Set<(position: PlayerPosition) => void>();
  const events = createEventQueue();
  const playhead = createPlayhead({ getPlayable: () => view, getReportInterval, onStep });
  playhead.setSpeed(initial.speed);
  playhead.setDirection(initial.direction);

  const getPosition = () => positionDetail(playhead.position, view.totalFrames, view.frameRate);

  /** Where the engine draws a position: without subframes at its whole frame. */
  const drawnAt = (position: number) =>
    getSettings().subframes ? position : wholeFrame(position, view.totalFrames);

  function changeView(change: Partial<PlayerView>) {
    view = { ...view, ...change };
    for (const listener of viewListeners) listener();
  }

  /**
   * What a trigger changes, if anything.
   * @param follow what belongs to it and comes after its events
   * @param position what it sets the playhead to, before all of that
   */
  function dispatch(trigger: Trigger, follow?: () => void, position?: number) {
    playhead.catchUp();
    const step = transition(view.state, trigger);
    if (!step) return;
    const { to } = step;
    if (position !== undefined) playhead.moveTo(position);
    events.batch(() => {
      isFrozenUnseen = isPausedForReducedMotion = false;
      playhead.setPlaying(to === 'playing');
      if (to !== view.state) {
        changeView({ state: to });
        events.push(() => getSettings().onStateChange?.(to));
      }
      for (const event of step.events) {
        if (event === 'frame') drawFrame();
        else emit(event);
      }
      follow?.();
      syncEngine();
      freezeOrThaw();
    });
  }

  function emit(event: PlayerEvent) {
    const { frameRate, error } = view;
    const source = { position: getPosition(), frameRate, error, iterations: playhead.iterations };
    queueEvent(event, source, events, getSettings);
  }

  /** The host hears of each frame. What the player shows itself goes on in steps, as each costs the page its layout. */
  function getReportInterval() {
    const { onFrame, onEvent } = getSettings();
    if (onFrame || onEvent) return 0;
    return frameListeners.size > 0 ? DISPLAY_INTERVAL : Number.POSITIVE_INFINITY;
  }

  /** An engine that follows the timeline is handed it while it moves; any other, and any position at rest, is drawn. */
  function draw() {
    const { timeline } = playhead;
    isFollowing = Boolean(timeline && engine?.follow);
    return timeline && engine?.follow
      ? engine.follow(timeline, getSettings().subframes)
      : engine?.draw(drawnAt(playhead.position));
  }

  /** Tells an engine that follows the timeline how it moves now, and where it rests. */
  function syncEngine() {
    playhead.updateTicking();
    if (engine?.follow && (isFollowing || playhead.timeline)) draw();
  }

  function drawFrame() {
    const drawn = draw();
    if (drawn) events.wait(drawn);
    tellFrame();
  }

  function tellFrame() {
    // At each frame, mostly with nobody who listens.
    const { onFrame, onEvent } = getSettings();
    if (onFrame || onEvent) emit('frame');
    for (const listener of frameListeners) listener(getPosition());
  }

  function onStep({ iterationsEnded, completed }: Step, from: number) {
    events.batch(() => {
      const isOtherFrame = drawnAt(playhead.position) !== drawnAt(from);
      if (isFollowing && isOtherFrame) tellFrame();
      else if (completed || isOtherFrame) drawFrame();
      const told = Math.min(iterationsEnded, MAX_TOLD);
      playhead.countIterations(iterationsEnded - told);
      for (let ended = 0; ended < told; ended += 1) {
        playhead.countIterations(1);
        dispatch('iteration');
      }
      if (completed) complete();
    });
  }

  function complete() {
    const staysAtEnd = getSettings().keepLastFrame && iterationsOf(view.loop) === 1;
    playhead.resetIterations();
    dispatch('complete', () => {
      if (staysAtEnd) return;
      playhead.moveTo(0);
      drawFrame();
    });
  }

  function startPlaying(trigger: 'play' | 'enter' | 'autoplay') {
    const isAtEnd = playhead.isAtEnd();
    const from = isAtEnd ? playhead.startFrame() : playhead.position;
    dispatch(trigger, () => isAtEnd && drawFrame(), from);
  }

  function returnToStart(trigger: 'stop' | 'leave') {
    const follow = () => {
      playhead.resetIterations();
      drawFrame();
    };
    dispatch(trigger, follow, 0);
  }

  /** Playback that nobody can see is suspended, and goes on when somebody can. */
  function freezeOrThaw() {
    if (getSettings().freezeWhenUnseen && !isSeen) {
      dispatch('freeze', () => {
        isFrozenUnseen = true;
      });
    } else if (isFrozenUnseen) dispatch('thaw');
  }

  return {
    getView: () => view,
    changeView,

    subscribe(listener: () => void): () => void {
      viewListeners.add(listener);
      return () => viewListeners.delete(listener);
    },

    /** Hears every drawn frame, and the one at hand at once. */
    subscribeFrame(listener: (position: PlayerPosition) => void): () => void {
      frameListeners.add(listener);
      playhead.updateTicking();
      listener(getPosition());
      return () => {
        frameListeners.delete(listener);
        playhead.updateTicking();
      };
    },

    events,
    playhead,
    getPosition,
    /** Where the picture on screen is drawn, in frames. */
    getDrawnPosition: () => drawnAt(playhead.position),
    dispatch,
    drawFrame,
    syncEngine,
    startPlaying,
    returnToStart,
    freezeOrThaw,

    setSeen(seen: boolean) {
      isSeen = seen;
      freezeOrThaw();
    },

    /** Pauses what plays while the visitor asks for less motion, and goes on when that ends. */
    setReducedMotion(reduced: boolean) {
      // What the host froze is still already, and stays the host's.
      if (reduced && (isFrozenUnseen || view.state === 'playing')) {
        dispatch('pause', () => {
          isPausedForReducedMotion = true;
        });
      } else if (isPausedForReducedMotion) startPlaying('play');
    },

    /** Draws with another engine from now on; the one before goes. */
    setEngine(next: Engine | null) {
      engine?.destroy();
      engine = next;
      isFollowing = false;
      playhead.setClock(engine?.follow ? 'shared' : 'frames');
    },

    hasPicture: () => engine !== null,
    /** Where the picture is from now on. */
    getMotion: (): Motion =>
      playhead.timeline
        ? { timeline: playhead.timeline, subframes: getSettings().subframes }
        : { position: drawnAt(playhead.position) },
    /** Places the picture as the host says by now. @returns false where it has to be drawn anew for that */
    place(): boolean {
      engine?.place?.();
      return Boolean(engine?.place);
    },
  };
}
