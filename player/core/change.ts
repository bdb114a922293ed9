import type { PlayerEvent } from '../types';
import { firstToPlay, isAtEnd, isRunning, observedMarkers, timelineOf } from './clock';
import { eventDetail, markerDetail } from './event-details';
import type { Marker } from './markers';
import type { ActiveRange, Clock, Effect, PlayerModel } from './model';
import { iterationsOf, type Phase, positionAt } from './timeline';
import { type Trigger, transition } from './transitions';

/** At most this many `loop` events per reduction: at an extreme speed, more would block the page. */
const MAX_LOOP_EVENTS = 1000;

/** A reduction in progress: the next model, and the effects so far. */
export type Change = {
  model: PlayerModel;
  readonly effects: Effect[];
  /** The time in milliseconds, of the model's clock. */
  now: number;
  /** Whether an autonomous renderer follows a timeline at this point. */
  isMoving: boolean;
  /** Whether the motion has changed since. */
  needsSync: boolean;
};

export function set(change: Change, next: Partial<PlayerModel>) {
  change.model = { ...change.model, ...next };
}

/** Changes the clock. An autonomous renderer gets the new motion. */
export function setClock(change: Change, next: Partial<Clock>) {
  set(change, { clock: { ...change.model.clock, ...next } });
  change.needsSync = true;
}

function emit(change: Change, event: Exclude<PlayerEvent, 'marker'>) {
  if (event === 'frame') render(change);
  else change.effects.push({ type: 'emit', event, detail: eventDetail(change.model, event) } as Effect);
}

export function emitMarkers({ model, effects }: Change, markers: readonly Marker[]) {
  for (const marker of markers)
    effects.push({ type: 'emit', event: 'marker', detail: markerDetail(marker, model.media.frameRate) });
}

/** How an autonomous renderer moves on from the current position. */
const motionOf = (model: PlayerModel) => ({
  position: model.clock.frame,
  timeline: model.rendering?.isAutonomous && isRunning(model) ? timelineOf(model) : null,
});

export function render(change: Change) {
  pushMotion(change, 'render');
}

/** Gives an autonomous renderer the motion in effect, if it moves or rests from now on. */
export function sync(change: Change) {
  const { model, isMoving, needsSync } = change;
  if (needsSync && model.rendering?.isAutonomous && (isMoving || isRunning(model)))
    pushMotion(change, 'sync');
}

function pushMotion(change: Change, type: 'render' | 'sync') {
  const motion = motionOf(change.model);
  change.effects.push({ type, ...motion });
  change.isMoving = motion.timeline !== null;
  change.needsSync = false;
}

/** Moves the position. In mode bounce an iteration begins there, or continues in the given phase. */
export function moveTo(change: Change, frame: number, phase: Phase = 'forward') {
  const { clock } = change.model;
  setClock(change, { frame, hasJustSeeked: true, at: change.now, phase: clock.phase && phase });
}

/** Plays another range. A segment that it replaces has been interrupted. */
export function setRange(change: Change, next: ActiveRange) {
  const { range, clock } = change.model;
  if (range.kind === 'segment')
    change.effects.push({ type: 'settleSegment', id: range.id, isCompleted: false });
  set(change, { range: next });
  setClock(change, next.kind === 'whole' ? {} : { phase: clock.phase && 'forward' });
}

/**
 * Applies a row of the table of transitions.
 * @param target where the position moves, if the row does not say
 * @returns whether the table has a row for the trigger in this state; otherwise nothing changes
 */
export function apply(change: Change, trigger: Trigger, target?: number): boolean {
  const before = change.model;
  const step = transition(before.status, trigger);
  if (!step) return false;
  const { to, position, events } = step;
  const destination =
    target ??
    (position === 'first' ? 0 : position === 'restart' && isAtEnd(before) ? firstToPlay(before) : null);
  set(change, { status: to, resumeOn: null });
  // If time begins to run, it counts from now.
  setClock(change, { at: change.now });
  if (to !== 'playing' && to !== 'frozen') setRange(change, { kind: 'whole' });
  if (destination !== null) moveTo(change, destination);
  if (position === 'first') setClock(change, { iterations: 0 });
  if (to !== before.status) change.effects.push({ type: 'stateChange', state: to });
  for (const event of events) emit(change, event as Exclude<PlayerEvent, 'marker'>);
  if (destination !== null && !events.includes('frame')) render(change);
  suspendOrResume(change);
  return true;
}

/** Suspends playback that the user can't see, and resumes it when it is visible again. */
export function suspendOrResume(change: Change) {
  const { status, resumeOn, settings, environment } = change.model;
  if (settings.freezeWhenUnseen && !environment.isVisible) {
    if (status === 'playing' && apply(change, 'freeze')) set(change, { resumeOn: 'visible' });
  } else if (resumeOn === 'visible') apply(change, 'thaw');
}

/** Moves the position up to now, with the events on the way. */
export function advanceToNow(change: Change) {
  const before = change.model;
  if (!isRunning(before) || change.now <= before.clock.at) return;
  const timeline = timelineOf(before);
  const { clock, range, markerCrossings } = before;
  const result = positionAt(timeline, change.now);
  const { position, iterationsEnded, completed } = result;
  set(change, {
    clock: {
      ...clock,
      frame: position,
      at: change.now,
      phase: range.kind === 'whole' ? result.phase : clock.phase,
      hasJustSeeked: false,
    },
  });
  change.effects.push({ type: 'advance', position, isLast: completed });
  const emitted = Math.min(iterationsEnded, MAX_LOOP_EVENTS);
  const crossed = markerCrossings?.crossingsOf(
    observedMarkers(before),
    timeline,
    result,
    clock.hasJustSeeked,
    emitted,
  );
  if (iterationsEnded > emitted) addIterations(change, iterationsEnded - emitted);
  for (let ended = 0; ended <= emitted; ended += 1) {
    if (ended > 0) {
      addIterations(change, 1);
      apply(change, 'iteration');
    }
    emitMarkers(change, crossed?.[ended] ?? []);
  }
  if (completed) complete(change);
}

export function addIterations(change: Change, ended: number) {
  setClock(change, { iterations: change.model.clock.iterations + ended });
}

function complete(change: Change) {
  const { range, loop, settings } = change.model;
  if (range.kind === 'reversing') {
    apply(change, 'stop');
    return;
  }
  if (range.kind === 'segment') {
    change.effects.push({ type: 'settleSegment', id: range.id, isCompleted: true });
    set(change, { range: { kind: 'whole' } });
  }
  setClock(change, { iterations: 0 });
  apply(change, 'complete');
  if (range.kind === 'segment' || (settings.keepLastFrame && iterationsOf(loop) === 1)) return;
  moveTo(change, 0);
  render(change);
}
