import { sharedNow } from '../core/shared-clock';
import {
  atEnd,
  headingOf,
  iterationsOf,
  type Leg,
  millisecondsToEnd,
  positionAt,
  type Step,
  startFrame,
  type Timeline,
} from '../core/timeline';
import type { PlayerDirection, PlayerLoop, PlayerMode } from '../types';
import { onEachFrame } from './ticker';

/** What the playhead moves along. */
export type PlayheadSource = {
  totalFrames: number;
  /** Frames a second. */
  frameRate: number;
  loop: PlayerLoop;
};

type PlayheadOptions = {
  /** Asked whenever it counts, as a loop may change. */
  getSource(): PlayheadSource;
  /**
   * Milliseconds after which somebody wants to hear where the picture is: 0 at each frame, `Infinity` not at all. Only what plays
   * the timeline itself can be drawn without the page's animation frames.
   */
  getReportInterval(): number;
  /** Milliseconds, from the timeline's own moment, to the next marker that the host hears of. @param isJustSet as in onStep */
  getMarkerDelay(timeline: Timeline, isJustSet: boolean): number;
  /**
   * Called once the position has moved on.
   * @param timeline what it moved along, from its own moment
   * @param isJustSet whether the position had been put there and not moved since
   */
  onStep(step: Step, timeline: Timeline, isJustSet: boolean): void;
};

/** What is played once in place of the whole, from its start to its end. */
export type Part = Required<Pick<Timeline, 'first' | 'totalFrames' | 'direction'>>;

/** The longest delay that a timer takes. */
const MAX_DELAY = 2 ** 31 - 1;

/** Keeps time: where the picture is, in fractional frames, and how it moves on while it plays. */
export function createPlayhead(options: PlayheadOptions) {
  const { getSource, getReportInterval, getMarkerDelay, onStep } = options;
  /** The position in frames at the anchor time; both move on with each step. */
  let anchorFrame = 0;
  /** Milliseconds of the clock. */
  let anchorTime = 0;
  /**
   * `frames`: time is that of the page's animation frames, which draw; what it was blocked or asleep does not count.
   * `shared`: the picture is drawn elsewhere by the same timeline, and time runs on.
   */
  let clock: 'frames' | 'shared' = 'frames';
  let speed = 1;
  let direction: PlayerDirection = 1;
  /** In mode bounce. */
  let leg: Leg | undefined;
  let part: Part | null = null;
  /** True from a seek until the position first moves by itself. */
  let isJustSet = true;
  let iterations = 0;
  let isPlaying = false;
  let isScrubbing = false;
  let stopTicking: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isRunning = () => isPlaying && !isScrubbing;
  const isShared = () => clock === 'shared';

  /** As if no part were played. */
  function getWhole(): Timeline {
    const { totalFrames, frameRate, loop } = getSource();
    return {
      frame: anchorFrame,
      at: anchorTime,
      framesPerMs: (frameRate * speed) / 1000,
      totalFrames,
      direction,
      leg,
      iterationsLeft: iterationsOf(loop) - 1 - iterations,
    };
  }

  const getTimeline = (): Timeline =>
    part ? { ...getWhole(), ...part, leg: undefined, iterationsLeft: 0 } : getWhole();

  function moveOn(now: number) {
    const timeline = getTimeline();
    const wasJustSet = isJustSet;
    const step = positionAt(timeline, now);
    anchorFrame = step.position;
    if (!part) leg = step.leg;
    anchorTime = now;
    isJustSet = false;
    // Whoever asks for the time from here on would find another iteration.
    if (step.completed) isPlaying = false;
    onStep(step, timeline, wasJustSet);
  }

  /** Up to now, where time runs without ticks. Comes before anything that changes how it runs. */
  function catchUp() {
    if (isRunning() && isShared() && sharedNow() > anchorTime) moveOn(sharedNow());
  }

  function tick(elapsed: number) {
    if (isShared()) catchUp();
    else moveOn(anchorTime + elapsed);
  }

  function onTimer() {
    catchUp();
    updateTicking();
  }

  /** Changes whether time runs. Where it stood still it counts from now on. */
  function restart(change: () => void) {
    catchUp();
    if (!isRunning()) anchorTime = sharedNow();
    change();
    updateTicking();
  }

  /** Asks for animation frames and timers only while the position moves by itself. */
  function updateTicking() {
    const needsFrames = isRunning() && (!isShared() || getReportInterval() === 0);
    if (needsFrames) stopTicking ??= onEachFrame(tick);
    else {
      stopTicking?.();
      stopTicking = null;
    }
    clearTimeout(timer);
    if (!isRunning() || needsFrames) return;
    const timeline = getTimeline();
    const next = Math.min(millisecondsToEnd(timeline), getMarkerDelay(timeline, isJustSet));
    const due = anchorTime + next - sharedNow();
    timer = setTimeout(onTimer, Math.min(Math.ceil(due), getReportInterval(), MAX_DELAY));
  }

  return {
    get position() {
      return isRunning() && isShared() ? positionAt(getTimeline(), sharedNow()).position : anchorFrame;
    },
    get iterations() {
      return iterations;
    },
    get speed() {
      return speed;
    },
    /** How the position moves on; null while it stands still. */
    get timeline() {
      return isRunning() ? getTimeline() : null;
    },

    getWhole,
    catchUp,
    updateTicking,

    /** @param next what is played in place of the whole from now on; null for the whole, which goes on in its direction */
    setPart(next: Part | null) {
      catchUp();
      part = next;
      if (next) leg &&= 'there';
      updateTicking();
    },

    setClock(next: typeof clock) {
      catchUp();
      clock = next;
      anchorTime = sharedNow();
      updateTicking();
    },

    /** In mode bounce an iteration begins anew from there, or is on the given leg. */
    moveTo(frame: number, nextLeg: Leg = 'there') {
      anchorFrame = frame;
      isJustSet = true;
      leg &&= nextLeg;
      anchorTime = sharedNow();
      updateTicking();
    },

    setPlaying(playing: boolean) {
      restart(() => {
        isPlaying = playing;
      });
    },

    /** Time stands still while a hand is on the seek slider; the state stays what it is. */
    setScrubbing(scrubbing: boolean) {
      restart(() => {
        isScrubbing = scrubbing;
      });
    },

    countIterations(ended: number) {
      iterations += ended;
    },

    resetIterations() {
      iterations = 0;
      updateTicking();
    },

    /** @param next above 0; anything else changes nothing */
    setSpeed(next: number) {
      catchUp();
      if (next > 0 && Number.isFinite(next)) speed = next;
      updateTicking();
    },

    setDirection(next: PlayerDirection) {
      catchUp();
      direction = next === -1 ? -1 : 1;
      updateTicking();
    },

    setMode(mode: PlayerMode) {
      catchUp();
      leg = mode === 'bounce' ? 'there' : undefined;
      updateTicking();
    },

    /** Whether nothing is left to play: on the last frame a bounce has its way back. */
    isAtEnd() {
      const { totalFrames, iterationsLeft } = getWhole();
      // Within the last frame of an iteration that another follows, both are left.
      const isFollowed = anchorFrame > totalFrames - 1 && iterationsLeft > 0;
      const hasWayBack = leg === 'there' && direction === 1;
      return (
        !part && !isFollowed && !hasWayBack && atEnd(anchorFrame, totalFrames, headingOf({ direction, leg }))
      );
    },

    /** The frame that playing starts from in this direction. */
    startFrame: () => startFrame(getSource().totalFrames, direction),
  };
}
