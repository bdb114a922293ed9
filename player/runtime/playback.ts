import { queueEvent } from '../core/event-details';
import type { Marker } from '../core/markers';
import { NO_PICTURE, type PlayerView } from '../core/select';
import type { PlayerSettings } from '../core/settings';
import { iterationsOf, positionDetail, type Step, type Timeline, wholeFrame } from '../core/timeline';
import { type Trigger, transition } from '../core/transitions';
import type { Renderer } from '../render/renderer';
import type { PlayerEvent, PlayerPosition, PlayerReducedMotion } from '../types';
import { createEventQueue } from './host-callbacks';
import { createPlayhead, type Part } from './playhead';

/** Milliseconds between two positions that the controls show of a picture that is drawn elsewhere. */
const DISPLAY_INTERVAL = 150;

/** At most this many `loop` events per tick: more, at a speed past all measure, would hold the page. */
const MAX_LOOP_EVENTS = 1000;

/** What belongs to a change of state: a position in frames to put the playhead at, and what comes before and after its events. */
type Steps = { moveTo?: number; beforeEvents?(): void; afterEvents?(): void };

export type Playback = ReturnType<typeof createPlayback>;

/**
 * The state, the position and the picture of one player, and what its host hears of them. Every change of state but an
 * unmounted player's goes through `dispatch`, which asks the table in state-machine.ts.
 * @param getSettings asked whenever they count, as the host may change them
 */
export function createPlayback(getSettings: () => PlayerSettings) {
  const { background, loop, speed, direction, mode } = getSettings();
  let view: PlayerView = { ...NO_PICTURE, state: 'loading', background, loop, speed: 1 };
  let engine: Renderer | null = null;
  /** Whether somebody can see the picture: it is in view, in a page that is not hidden. */
  let isSeen = true;
  let isPausedForReducedMotion = false;
  /** Hears whether the part that is played came to its end; null for the way back of `hoverOut`, which nobody asked for. */
  let settlePart: ((isPlayed: boolean) => void) | null = null;
  /** Finds the markers that the playhead crosses; null until somebody listens to some. */
  let crossings: typeof import('../core/marker-crossings') | null = null;
  /** Whether the engine draws by the timeline that it was handed. */
  let isPlayingTimeline = false;
  const viewListeners = new Set<() => void>();
  const frameListeners = new Set<(position: PlayerPosition) => void>();
  const events = createEventQueue();
  const playhead = createPlayhead({
    getSource: () => view,
    getReportInterval,
    getMarkerDelay: (timeline, isJustSet) =>
      crossings?.millisecondsToMark(markersListenedTo(), timeline, isJustSet) ?? Number.POSITIVE_INFINITY,
    onStep,
  });
  playhead.setSpeed(speed);
  view = { ...view, speed: playhead.speed };
  playhead.setDirection(direction);
  playhead.setMode(mode);

  const getPosition = () => positionDetail(playhead.position, view.totalFrames, view.frameRate);

  /** Where the engine draws a position: without subframes at its whole frame. */
  const drawnAt = (position: number) =>
    getSettings().subframes ? position : wholeFrame(position, view.totalFrames);

  function changeView(change: Partial<PlayerView>) {
    view = { ...view, ...change };
    for (const listener of viewListeners) listener();
  }

  /** Changes the state as the table says for a trigger, with what belongs to it. Where there is no row nothing happens. */
  function dispatch(trigger: Trigger, { moveTo, beforeEvents, afterEvents }: Steps = {}) {
    playhead.catchUp();
    const before = view.state;
    const step = transition(before, trigger);
    if (!step) return;
    const { to } = step;
    // From a position that is set while time runs it would run on.
    if (to !== 'playing') playhead.setPlaying(false);
    beforeEvents?.();
    if (moveTo !== undefined) playhead.moveTo(moveTo);
    events.batch(() => {
      // A part is played as long as something plays, or is to go on.
      if (to !== 'playing' && to !== 'frozen') setPart(null);
      isPausedForReducedMotion = false;
      if (to === 'playing') playhead.setPlaying(true);
      if (to !== before || view.isFrozenUnseen) changeView({ state: to, isFrozenUnseen: false });
      if (to !== before) events.push(() => getSettings().onStateChange?.(to));
      for (const event of step.events) {
        if (event === 'frame') drawFrame();
        else emit(event);
      }
      afterEvents?.();
      syncEngine();
      freezeOrThaw();
    });
  }

  function emit(event: PlayerEvent, marker?: Marker) {
    const { frameRate, error } = view;
    const source = { position: getPosition(), frameRate, error, iterations: playhead.iterations, marker };
    events.batch(() => queueEvent(event, source, events, getSettings));
  }

  const isHeard = (callback: 'onFrame' | 'onMarker') => getSettings()[callback] || getSettings().onEvent;

  const markersListenedTo = () => (isHeard('onMarker') ? view.markers : []);

  /** The host hears of each frame. What the player shows itself goes on in steps, as each costs the page its layout. */
  function getReportInterval() {
    if (isHeard('onFrame')) return 0;
    return frameListeners.size > 0 ? DISPLAY_INTERVAL : Number.POSITIVE_INFINITY;
  }

  /** Hands an engine that plays timelines the one that moves. Has any other, and any position at rest, drawn. */
  function draw() {
    const { timeline } = playhead;
    const drawn = timeline && engine?.play?.(timeline, getSettings().subframes);
    isPlayingTimeline = Boolean(drawn);
    return drawn ?? engine?.render(drawnAt(playhead.position));
  }

  /** Tells an engine that plays timelines how the position moves now, or where it rests. */
  function syncEngine() {
    playhead.updateTicking();
    if (engine?.play && (isPlayingTimeline || playhead.timeline)) draw();
  }

  function drawFrame() {
    const drawn = draw();
    if (drawn) events.wait(drawn);
    notifyFrame();
  }

  function notifyFrame() {
    // At each frame, mostly with nobody who listens.
    if (isHeard('onFrame')) emit('frame');
    for (const listener of frameListeners) listener(getPosition());
  }

  function onStep(step: Step, timeline: Timeline, isJustSet: boolean) {
    const { iterationsEnded, completed } = step;
    events.batch(() => {
      const isOtherFrame = drawnAt(playhead.position) !== drawnAt(timeline.frame);
      if (isPlayingTimeline && isOtherFrame) notifyFrame();
      else if (completed || isOtherFrame) drawFrame();
      const told = Math.min(iterationsEnded, MAX_LOOP_EVENTS);
      playhead.countIterations(iterationsEnded - told);
      const crossed = crossings?.crossingsOf(markersListenedTo(), timeline, step, isJustSet, told);
      for (let ended = 0; ended <= told; ended += 1) {
        if (ended > 0) {
          playhead.countIterations(1);
          dispatch('iteration');
        }
        for (const marker of crossed?.[ended] ?? []) emit('marker', marker);
      }
      if (completed) complete();
    });
  }

  function complete() {
    if (view.isGoingBack) return returnToStart('stop');
    const staysAtEnd = settlePart || (getSettings().keepLastFrame && iterationsOf(view.loop) === 1);
    settlePart?.(true);
    settlePart = null;
    playhead.resetIterations();
    dispatch('complete', {
      afterEvents() {
        if (staysAtEnd) return;
        playhead.moveTo(0);
        drawFrame();
      },
    });
  }

  function startPlaying(trigger: 'play' | 'enter' | 'autoplay' | 'inView') {
    // Playing turns round.
    if (view.isGoingBack) {
      setPart(null);
      syncEngine();
    }
    if (!playhead.isAtEnd()) return dispatch(trigger);
    dispatch(trigger, { moveTo: playhead.startFrame(), afterEvents: drawFrame });
  }

  function returnToStart(trigger: 'stop' | 'leave') {
    dispatch(trigger, {
      moveTo: 0,
      afterEvents() {
        playhead.resetIterations();
        drawFrame();
      },
    });
  }

  /** @param settle called once with whether it was played to its end; left out where that is of no account */
  function setPart(part: Part | null, settle: typeof settlePart = null) {
    settlePart?.(false);
    settlePart = settle;
    playhead.setPart(part);
    const isGoingBack = part !== null && settle === null;
    if (view.isGoingBack !== isGoingBack) changeView({ isGoingBack });
  }

  /** The host's, which ends with play alone: also what nobody could see stays frozen then. */
  function freeze() {
    if (view.isFrozenUnseen) changeView({ isFrozenUnseen: false });
    else dispatch('freeze');
  }

  /** What was paused since the visitor asks for less motion stays so from now on. */
  function pause() {
    isPausedForReducedMotion = false;
    dispatch('pause');
  }

  /** Playback that nobody can see is suspended, and goes on when somebody can. */
  function freezeOrThaw() {
    if (getSettings().freezeWhenUnseen && !isSeen) {
      dispatch('freeze', { afterEvents: () => changeView({ isFrozenUnseen: true }) });
    } else if (view.isFrozenUnseen) dispatch('thaw');
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
    pause,
    freeze,
    returnToStart,
    freezeOrThaw,

    setPart,
    /** Goes to a position in frames, which ends a part that was asked for. */
    goTo(trigger: 'seek' | 'scrub', moveTo: number, afterEvents?: () => void) {
      dispatch(trigger, { moveTo, beforeEvents: () => settlePart && setPart(null), afterEvents });
    },

    emit,
    markersListenedTo,
    /** Prepares to tell of markers. Without what finds them nothing else is missing. */
    async watchMarkers() {
      if (crossings || markersListenedTo().length === 0) return;
      crossings = await import('../core/marker-crossings').catch(() => null);
      playhead.updateTicking();
    },

    setSeen(seen: boolean) {
      isSeen = seen;
      freezeOrThaw();
    },

    /**
     * While the visitor asks for less motion, what plays is paused, or the picture is a still; what played goes on when that ends.
     * @param kind of a still where it is one; null when the visitor doesn't ask
     */
    setReducedMotion(kind: Exclude<PlayerReducedMotion, 'ignore'> | null) {
      // What the host froze is still already, and stays the host's.
      const isMoving = view.isFrozenUnseen || view.state === 'playing';
      const goesOn = isMoving || isPausedForReducedMotion;
      const still = kind === 'last-frame' ? view.totalFrames - 1 : 0;
      const afterEvents = () => {
        isPausedForReducedMotion = goesOn;
      };
      if (!kind) {
        if (isPausedForReducedMotion) startPlaying('play');
      } else if (kind === 'respect') {
        if (isMoving) dispatch('pause', { afterEvents });
      } else if (isMoving || (view.state !== 'frozen' && playhead.position !== still))
        dispatch('still', { moveTo: still, afterEvents });
    },

    /** Draws with another engine from now on; the one before goes. */
    setEngine(next: Renderer | null) {
      engine?.destroy();
      engine = next;
      isPlayingTimeline = false;
      playhead.setClock(engine?.play ? 'shared' : 'frames');
    },

    getEngine: () => engine,
  };
}
