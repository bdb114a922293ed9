import type { PlayerDirection } from '../types';
import {
  advanceToNow,
  type Change,
  emitMarkers,
  render,
  set,
  setClock,
  suspendOrResume,
  sync,
} from './change';
import { isRunning, quietMotion } from './clock';
import { goTo, leave, perform, play, setBackground, setLoop } from './commands';
import type { Input } from './inputs';
import * as loading from './loading';
import { type Effect, firstPhase, isSpeed, type PlayerModel } from './model';
import { mayAutoplay, reducedMotionOf } from './select';
import { compareSettings, type PlayerSettings } from './settings';
import { stableStringify } from './source-text';

/**
 * The only function that changes a player.
 * @param now the current time in milliseconds, of the clock that `model.clock.source` names
 * @returns the next model, and what the runtime then does, in order
 */
export function reduce(
  model: PlayerModel,
  input: Input,
  now: number,
): { model: PlayerModel; effects: readonly Effect[] } {
  const change: Change = { model, effects: [], now, isMoving: isRunning(model), needsSync: false };
  advanceToNow(change);
  if (isRelevant(change.model, input))
    (HANDLERS[input.type] as (change: Change, input: Input) => void)(change, input);
  sync(change);
  set(change, { quiet: quietMotion(change.model) });
  return change;
}

/** Inputs of earlier loads are ignored, and so are settings of a host that has unmounted the player. */
function isRelevant({ load, lifecycle }: PlayerModel, input: Input): boolean {
  if ('load' in input) return input.load === load.id;
  return lifecycle !== 'unmounted' || !SETTERS.includes(input.type);
}

const SETTERS: readonly Input['type'][] = ['setLoop', 'setSpeed', 'setDirection', 'setBackground'];

const HANDLERS: { [T in Input['type']]: (change: Change, input: Extract<Input, { type: T }>) => void } = {
  play: perform,
  pause: perform,
  stop: perform,
  freeze: perform,
  seek: perform,
  press: perform,
  playSegment: perform,
  takeSnapshot: perform,

  retry(change) {
    if (change.model.status === 'error') loading.startLoad(change, 'source');
  },

  setLoop: (change, { loop }) => setLoop(change, loop),
  setSpeed: (change, { speed }) => setSpeed(change, speed),
  setDirection: (change, { direction }) => setDirection(change, direction),
  setBackground: (change, { background }) => setBackground(change, background),
  setSettings: (change, { settings }) => setSettings(change, settings),

  enter(change) {
    if (!reducedMotionOf(change.model)) play(change, 'enter');
  },
  leave,

  setScrubbing: (change, { isScrubbing }) => setClock(change, { isScrubbing, at: change.now }),

  scroll(change, { position, crossed }) {
    if (goTo(change, 'scrub', position)) emitMarkers(change, crossed);
  },

  comeIntoView(change) {
    set(change, { hasAutoplayedInView: true });
    if (mayAutoplay(change.model)) play(change, 'inView');
  },

  setVisible(change, { isVisible }) {
    set(change, { environment: { ...change.model.environment, isVisible } });
    suspendOrResume(change);
  },

  setPrefersReducedMotion(change, { prefersReducedMotion }) {
    const before = change.model;
    set(change, { environment: { ...before.environment, prefersReducedMotion } });
    loading.onReducedMotionChange(change, before);
  },

  mount: (change) => set(change, { lifecycle: 'mounted' }),
  start: loading.start,
  unmount: (change) => set(change, { lifecycle: 'unmounted' }),
  release: loading.release,

  loaded: loading.onLoaded,
  ready: loading.onReady,
  fail: loading.onFail,
  loseRenderer: (change) => loading.startLoad(change, 'rerender'),
  enableMarkers: (change, { markerCrossings }) => set(change, { markerCrossings }),

  tick() {},
};

/** @param speed ignored unless it is finite and above 0 */
function setSpeed(change: Change, speed: number) {
  if (isSpeed(speed)) setClock(change, { speed });
}

function setDirection(change: Change, direction: PlayerDirection) {
  setClock(change, { direction: direction === -1 ? -1 : 1 });
  resyncScrub(change);
}

/** The same scroll position means another frame with another direction or mode. Playback turns where it is. */
function resyncScrub(change: Change) {
  const { settings, rendering, status } = change.model;
  if (settings.scrub && rendering && status !== 'playing') loading.trackView(change);
}

/** Applies the host's props. Changes take effect at once, or by another load. */
function setSettings(change: Change, next: PlayerSettings) {
  const before = change.model;
  const lifecycle = before.lifecycle === 'unmounted' ? 'created' : before.lifecycle;
  set(change, { settings: next, lifecycle });
  const { differs, reloads, rerenders, relayouts } = compareSettings(before.settings, next);
  if (differs('loop')) setLoop(change, next.loop);
  if (differs('speed')) setSpeed(change, next.speed);
  if (differs('direction')) setDirection(change, next.direction);
  if (differs('mode')) {
    setClock(change, { phase: firstPhase(next.mode) });
    resyncScrub(change);
  }
  if (differs('background')) setBackground(change, next.background);
  if (differs('subframes') && before.rendering && !before.load.mode) render(change);
  loading.onReducedMotionChange(change, before);
  const isOther =
    reloads || (next.src !== before.settings.src && stableStringify(next.src) !== before.source);
  if (isOther) set(change, { kept: null });
  if (!before.load.hasStarted) {
    if (next.loading === 'eager') loading.start(change);
    return;
  }
  const { rendering, load, isLoaded, status } = change.model;
  if (isOther) {
    // Commands that were queued after an error were meant for the other file.
    if (status === 'error') set(change, { queue: [] });
    loading.startLoad(change, 'source');
  } else if (isLoaded) {
    const canRelayout = rendering?.canRelayout && !load.mode;
    if (rerenders || (relayouts && !canRelayout)) loading.startLoad(change, 'rerender');
    else if (relayouts) change.effects.push({ type: 'relayout' });
  }
  if (rendering && (differs('autoplay') || differs('scrub'))) loading.trackView(change);
  suspendOrResume(change);
}
