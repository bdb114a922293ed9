import type { PlayerDirection, PlayerMode } from '../types';
import {
  advanceToNow,
  type Change,
  requestMarkerEvents,
  requestRender,
  requestSync,
  setRange,
  suspendOrResume,
} from './change';
import { goTo, leave, play, runOrQueue, setBackground, setLoop } from './commands';
import type { Input } from './inputs';
import * as loading from './loading';
import { type Command, type Effect, firstPhase, isSpeed, isVolume, type PlayerModel } from './model';
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

/** Runs or queues a command. A queued command can start the first load. */
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
    if (!reducedMotionOf(change)) play(change);
  },
  leave(change, { isPointer }) {
    // Under reduced motion, only a press starts playback, so only a press or the keyboard stops it.
    if (!isPointer || !reducedMotionOf(change)) leave(change);
  },

  limit(change, { whole }) {
    change.whole = whole;
    setRange(change, whole);
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
    if (change.status === 'stopped' && mayAutoplay(change)) play(change);
  },

  setEnvironment(change, { type: _, ...observed }) {
    const before = { ...change };
    change.environment = { ...change.environment, ...observed };
    suspendOrResume(change);
    loading.onReducedMotionChange(change, before);
  },

  mount(change) {
    change.lifecycle = 'mounted';
    // Track the new stage, to which a running player has been moved.
    if (change.rendering) loading.requestTracking(change);
    loading.startWhenDue(change, false);
  },
  start: (change) => loading.startWhenDue(change),
  unmount(change) {
    change.lifecycle = 'unmounted';
  },
  release: loading.handleRelease,

  loaded: loading.handleLoaded,
  ready: loading.handleReady,
  fail: loading.handleFail,
  rerender: loading.requestRerender,

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

/** Mutes or unmutes, and sets the volume. Ignores volumes that aren't numbers from 0 to 1. */
function setSound(change: Change, muted: boolean, volume: number) {
  if (!isVolume(volume) || (muted === change.muted && volume === change.volume)) return;
  Object.assign(change, { muted, volume });
  change.effects.push({ type: 'emit', event: 'volumeChange', detail: { muted, volume } });
}

/** What a change to a prop does immediately, in order. */
const ON_CHANGE: { [Name in keyof PlayerSettings]?: (change: Change, value: PlayerSettings[Name]) => void } =
  {
    loop: setLoop,
    segment: loading.setSegment,
    speed: setSpeed,
    direction: setDirection,
    mode: setMode,
    background: setBackground,
    muted: (change, muted) => setSound(change, muted, change.volume),
    volume: (change, volume) => setSound(change, change.muted, volume),
    subframes(change) {
      if (change.rendering && change.load.type === 'none') requestRender(change);
    },
  };

/** The props that determine what the runtime tracks. */
const TRACKED = ['autoplay', 'scrub', 'scrubArea', 'stateMachineId', 'stateMachineDefinition'] as const;

/** Applies the app's props. A changed prop takes effect immediately, or starts a load. */
function setSettings(change: Change, next: PlayerSettings) {
  const before = { ...change };
  const changes = compareSettings(before.settings, next);
  change.settings = next;
  if (change.lifecycle === 'unmounted') change.lifecycle = 'created';
  loading.onReducedMotionChange(change, before);
  const isOther =
    changes.differs('animationId') ||
    (next.src !== before.settings.src && sourceOf(next.src) !== before.source);
  if (isOther) change.kept = null;
  if (hasStarted(change)) updateLoaded(change, changes, isOther);
  else if (next.loading === 'eager' || change.load.type === 'due') loading.startWhenDue(change);
  for (const [name, apply] of Object.entries(ON_CHANGE) as [keyof PlayerSettings, Handler<never>][])
    if (changes.differs(name)) apply(change, next[name] as never);
}

/**
 * Applies changed props to an animation whose first load has started.
 * @param isOther whether the props select a different animation
 */
function updateLoaded(change: Change, changes: SettingsChanges, isOther: boolean) {
  const { differs, rerenders, relayouts } = changes;
  const { rendering, load } = change;
  // A load that has chosen the renderer or the colors starts again, and a load that has failed can succeed.
  const restarts = !isLoaded(change) && (['renderer', 'expressions', 'colors'] as const).some(differs);
  if (isOther || restarts) {
    // Drop the commands that were queued after an error, because they were meant for the source that failed.
    if (change.status === 'error') change.queue = [];
    loading.requestLoad(change);
  } else if (isLoaded(change)) {
    const canRelayout = rendering?.canRelayout && load.type === 'none';
    if (rerenders || (relayouts && !canRelayout)) loading.requestRerender(change);
    else if (relayouts) change.effects.push({ type: 'relayout' });
  }
  if (rendering && TRACKED.some(differs)) loading.requestTracking(change);
  suspendOrResume(change);
}
