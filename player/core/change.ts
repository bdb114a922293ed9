import type { PlayerEvent } from '../types';
import { eventDetail, markerDetail } from './event-details';
import { crossingsOf } from './marker-crossings';
import type { Marker } from './markers';
import type { ActiveRange, Effect, PlayerModel } from './model';
import { firstToPlay, isAtEnd, isRunning, observedMarkers, timelineOf } from './motion';
import { iterationsOf, type Phase, positionAt } from './timeline';
import { type Trigger, transition } from './transitions';

/**
 * Maximum number of `loop` events per call of `reduce`. At an extreme speed, emitting all of them would block
 * the page.
 */
const MAX_LOOP_EVENTS = 1000;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A call of `reduce` in progress: a mutable copy of the model, and the effects that the call has added so
 * far.
 */
export type Change = Writable<Omit<PlayerModel, 'clock'>> & {
  clock: Writable<PlayerModel['clock']>;
  readonly effects: Effect[];
  /** The current time of the model's clock, in milliseconds. */
  now: number;
  /** Whether an autonomous renderer is following a timeline. */
  isMoving: boolean;
  /** Whether the timeline has changed since it was last sent to the renderer. */
  needsSync: boolean;
};

export function requestMarkerEvents(change: Change, markers: readonly Marker[]) {
  for (const marker of markers) {
    const detail = markerDetail(marker, change.media.frameRate);
    change.effects.push({ type: 'emit', event: 'marker', detail });
  }
}

export const requestRender = (change: Change) => pushMotion(change, 'render');

/** Sends a changed timeline to an autonomous renderer if playback is running or has just stopped. */
export function requestSync(change: Change) {
  if (change.needsSync && change.rendering?.isAutonomous && (change.isMoving || isRunning(change)))
    pushMotion(change, 'sync');
}

function pushMotion(change: Change, type: 'render' | 'sync') {
  const timeline = change.rendering?.isAutonomous && isRunning(change) ? timelineOf(change) : null;
  change.effects.push({ type, position: change.clock.frame, timeline });
  change.isMoving = timeline !== null;
  change.needsSync = false;
}

/** Moves to a frame. In bounce mode, `phase` is the phase in which playback continues from this frame. */
export function moveTo(change: Change, frame: number, phase: Phase = 'forward') {
  const { clock, now } = change;
  clock.frame = frame;
  clock.at = now;
  clock.hasJustSeeked = true;
  if (clock.phase) clock.phase = phase;
  change.needsSync = true;
}

/**
 * Changes the play range. If a segment was playing, the promise of its `playSegment()` call resolves to
 * `false`.
 */
export function setRange(change: Change, next: ActiveRange) {
  const { range, clock } = change;
  if (range.kind === 'segment') change.effects.push({ type: 'settle', id: range.id, value: false });
  if (next.kind !== 'whole' && clock.phase) clock.phase = 'forward';
  change.range = next;
  change.needsSync = true;
}

/**
 * Runs the transition that the table defines for the trigger and the current state.
 * @param target the new position; by default, the position that the row defines
 * @returns `false`, and changes nothing, if the table has no row for the trigger in this state
 */
export function apply(change: Change, trigger: Trigger, target?: number): boolean {
  const step = transition(change.status, trigger);
  if (!step) return false;
  const { to, position, events } = step;
  const restarts = position === 'restart' && isAtEnd(change);
  const first = change.whole.span?.first ?? 0;
  const destination = target ?? (position === 'first' ? first : restarts ? firstToPlay(change) : null);
  const isOther = to !== change.status;
  change.status = to;
  change.resumeOn = null;
  change.clock.at = change.now;
  change.needsSync = true;
  if (to !== 'playing' && to !== 'frozen') setRange(change, change.whole);
  if (destination !== null) moveTo(change, destination);
  if (position === 'first') change.clock.iterations = 0;
  // The app of an unmounted player receives no callbacks.
  if (isOther && trigger !== 'release') change.effects.push({ type: 'stateChange', state: to });
  for (const event of events) requestEvent(change, event as Exclude<PlayerEvent, 'marker'>);
  if (destination !== null && !events.includes('frame')) requestRender(change);
  suspendOrResume(change);
  return true;
}

function requestEvent(change: Change, event: Exclude<PlayerEvent, 'marker'>) {
  if (event === 'frame') requestRender(change);
  else change.effects.push({ type: 'emit', event, detail: eventDetail(change, event) } as Effect);
}

/**
 * Freezes playback if the user can't see the player. When the player is visible again, resumes playback that
 * was frozen for this reason.
 */
export function suspendOrResume(change: Change) {
  if (change.settings.freezeWhenUnseen && !change.environment.isVisible) {
    if (change.status === 'playing' && apply(change, 'freeze')) change.resumeOn = 'visible';
  } else if (change.resumeOn === 'visible') apply(change, 'thaw');
}

/** Advances the position to the current time, and emits the events that playback has reached. */
export function advanceToNow(change: Change) {
  const { clock, now } = change;
  if (!isRunning(change) || now <= clock.at) return;
  const timeline = timelineOf(change);
  const result = positionAt(timeline, now);
  const { position, iterationsEnded, completed } = result;
  const emitted = Math.min(iterationsEnded, MAX_LOOP_EVENTS);
  const markers = observedMarkers(change);
  const crossed = crossingsOf(markers, timeline, result, clock.hasJustSeeked, emitted);
  clock.frame = position;
  clock.at = now;
  clock.hasJustSeeked = false;
  clock.iterations += iterationsEnded - emitted;
  if (change.range.kind === 'whole') clock.phase = result.phase;
  change.effects.push({ type: 'advance', position, isLast: completed });
  for (let ended = 0; ended <= emitted; ended += 1) {
    if (ended > 0) {
      clock.iterations += 1;
      apply(change, 'iteration');
    }
    requestMarkerEvents(change, crossed[ended] ?? []);
  }
  if (completed) complete(change);
}

function complete(change: Change) {
  const { range, loop, settings } = change;
  if (range.kind === 'reversing') {
    apply(change, 'stop');
    return;
  }
  if (range.kind === 'segment') {
    change.effects.push({ type: 'settle', id: range.id, value: true });
    change.range = change.whole;
  }
  change.clock.iterations = 0;
  apply(change, 'complete');
  const keepsLast = change.whole.span || (settings.keepLastFrame && iterationsOf(loop) === 1);
  if (range.kind === 'segment' || keepsLast) return;
  moveTo(change, 0);
  requestRender(change);
}
