import type { PlayerDirection, PlayerMode } from '../types';
import {
  advanceToNow,
  type Change,
  requestMarkerEvents,
  requestRender,
  requestSync,
  suspendOrResume,
} from './change';
import { goTo, leave, play, runOrQueue, setBackground, setLoop } from './commands';
import type { Input } from './inputs';
import * as loading from './loading';
import { type Command, type Effect, firstPhase, isSpeed, type PlayerModel } from './model';
import { isRunning, linearMotionOf } from './motion';
import { hasStarted, isLoaded, mayAutoplay, reducedMotionOf } from './select';
import { compareSettings, type PlayerSettings, type SettingsChanges } from './settings';
import { sourceOf } from './source-text';

/**
 * Returns the next model of a player. All changes to the model go through this function.
 * @param now the current time of the model's clock, in milliseconds
 * @returns the next model, and the effects that the runtime runs in order
 */
export function reduce(
  model: PlayerModel,
  input: Input,
  now: number,
): { model: PlayerModel; effects: readonly Effect[] } {
  const change: Change = {
    ...model,
    clock: { ...model.clock },
    effects: [],
    now,
    isMoving: isRunning(model),
    needsSync: false,
  };
  advanceToNow(change);
  if (isRelevant(change, input)) handlerOf(input.type)(change, input);
  requestSync(change);
  const { effects, now: _now, isMoving: _isMoving, needsSync: _needsSync, ...next } = change;
  return { model: { ...next, motion: linearMotionOf(next) }, effects };
}

/**
 * Returns `false` for inputs of a canceled load, and for setters of the handle if the player is unmounted.
 */
function isRelevant({ load, lifecycle }: PlayerModel, input: Input): boolean {
  if ('load' in input) return input.load === load.id;
  return lifecycle !== 'unmounted' || input.type !== 'set';
}

type Handler<I = Input> = (change: Change, input: I) => void;

/** Returns the handler of an input. All commands have the same handler. */
const handlerOf = (type: Input['type']) =>
  ((HANDLERS as Partial<Record<Input['type'], unknown>>)[type] ?? onCommand) as Handler;

/** Runs or queues a command. With `preload="none"`, a queued command can start the first load. */
function onCommand(change: Change, command: Command) {
  runOrQueue(change, command);
  loading.startWhenDue(change, false);
}

const HANDLERS: {
  [T in Exclude<Input['type'], Command['type']>]: Handler<Extract<Input, { type: T }>>;
} = {
  retry(change) {
    if (change.status === 'error') loading.requestLoad(change);
  },

  set: (change, { name, value }) => (ON_CHANGE[name] as Handler<unknown>)(change, value),
  setSettings: (change, { settings }) => setSettings(change, settings),

  enter(change) {
    if (!reducedMotionOf(change)) play(change, 'enter');
  },
  leave(change, { isPointer }) {
    // Under reduced motion, only a press starts playback, so only a press or the keyboard stops it.
    if (!isPointer || !reducedMotionOf(change)) leave(change);
  },

  setScrubbing(change, { isScrubbing }) {
    change.clock.isScrubbing = isScrubbing;
    change.clock.at = change.now;
    change.needsSync = true;
  },

  scroll(change, { position, crossed }) {
    if (goTo(change, 'scrub', position)) requestMarkerEvents(change, crossed);
  },

  comeIntoView(change) {
    // Wait for the new animation: `handleReady` starts tracking again.
    if (change.status === 'loading') return;
    change.hasAutoplayedInView = true;
    if (mayAutoplay(change)) play(change, 'inView');
  },

  setVisible(change, { isVisible }) {
    change.environment = { ...change.environment, isVisible };
    suspendOrResume(change);
  },

  setPrefersReducedMotion(change, { prefersReducedMotion }) {
    const before = { ...change };
    change.environment = { ...change.environment, prefersReducedMotion };
    loading.onReducedMotionChange(change, before);
  },

  mount(change) {
    change.lifecycle = 'mounted';
    // Track the new stage, to which a running player has been moved.
    if (change.rendering) loading.requestTracking(change);
  },
  start: (change) => loading.startWhenDue(change),
  unmount(change) {
    change.lifecycle = 'unmounted';
  },
  release: loading.handleRelease,

  loaded: loading.handleLoaded,
  ready: loading.handleReady,
  fail: loading.handleFail,
  loseRenderer: loading.requestRerender,

  tick() {},
};

/** Sets the speed. Ignores all values except finite numbers above 0. */
function setSpeed(change: Change, speed: number) {
  if (!isSpeed(speed)) return;
  change.clock.speed = speed;
  change.needsSync = true;
}

function setDirection(change: Change, direction: PlayerDirection) {
  change.clock.direction = direction === -1 ? -1 : 1;
  change.needsSync = true;
  resyncScrub(change);
}

/**
 * After a change of direction or mode, recomputes the position from the scroll position. Does nothing while
 * playback is running, because playback continues from its current position.
 */
function resyncScrub(change: Change) {
  if (change.settings.scrub && change.rendering && change.status !== 'playing')
    loading.requestTracking(change);
}

function setMode(change: Change, mode: PlayerMode) {
  change.clock.phase = firstPhase(mode);
  change.needsSync = true;
  resyncScrub(change);
}

/** What a change to a prop does immediately, in order. */
const ON_CHANGE: { [Name in keyof PlayerSettings]?: (change: Change, value: PlayerSettings[Name]) => void } =
  {
    loop: setLoop,
    speed: setSpeed,
    direction: setDirection,
    mode: setMode,
    background: setBackground,
    subframes(change) {
      if (change.rendering && change.load.type === 'none') requestRender(change);
    },
  };

/** Applies the app's props. A changed prop takes effect immediately, or starts a load. */
function setSettings(change: Change, next: PlayerSettings) {
  const before = { ...change };
  const changes = compareSettings(before.settings, next);
  change.settings = next;
  if (change.lifecycle === 'unmounted') change.lifecycle = 'created';
  for (const [name, apply] of Object.entries(ON_CHANGE) as [keyof PlayerSettings, Handler<never>][])
    if (changes.differs(name)) apply(change, next[name] as never);
  loading.onReducedMotionChange(change, before);
  const isOther =
    changes.reloads || (next.src !== before.settings.src && sourceOf(next.src) !== before.source);
  if (isOther) change.kept = null;
  if (hasStarted(change)) updateLoaded(change, changes, isOther);
  else if (next.loading === 'eager' || change.load.type === 'due') loading.startWhenDue(change);
}

/**
 * Applies changed props to an animation whose first load has started.
 * @param isOther whether the props select a different animation
 */
function updateLoaded(change: Change, changes: SettingsChanges, isOther: boolean) {
  const { differs, rerenders, relayouts } = changes;
  const { rendering, load } = change;
  if (isOther) {
    // Drop the commands that were queued after an error, because they were meant for the source that failed.
    if (change.status === 'error') change.queue = [];
    loading.requestLoad(change);
  } else if (isLoaded(change)) {
    const canRelayout = rendering?.canRelayout && load.type === 'none';
    if (rerenders || (relayouts && !canRelayout)) loading.requestRerender(change);
    else if (relayouts) change.effects.push({ type: 'relayout' });
  }
  if (rendering && (differs('autoplay') || differs('scrub'))) loading.requestTracking(change);
  suspendOrResume(change);
}
