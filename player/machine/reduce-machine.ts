import { runAction } from './actions';
import { canTween, ENDLESS, fire, type MachineChange, report, stop, write } from './change';
import type { MachineAction, MachineTransition } from './definition';
import { pickTransition } from './guards';
import { actionsOf, pointerActions } from './interactions';
import { dependsOnTime, type MachineEffect, type MachineModel, type MachineStep } from './model';

/** The number of cycles through the states after which an evaluation ends with an error. */
const MAX_CYCLES = 20;

/**
 * Returns the next model of a state machine. All changes to the model go through this function.
 * @param segments the names of the markers in the animation
 * @returns the next model, and the effects that the runtime runs in order
 */
export function reduceMachine(
  model: MachineModel,
  step: MachineStep,
  segments: ReadonlySet<string>,
): { model: MachineModel; effects: readonly MachineEffect[] } {
  const isPressed =
    step.type === 'pointer' && (step.interaction === 'PointerDown' || step.interaction === 'Click');
  const change: MachineChange = {
    ...model,
    values: new Map(model.values),
    effects: [],
    segments,
    isPressed,
    hasWritten: false,
    work: 0,
  };
  try {
    (STEPS[step.type] as (change: MachineChange, step: MachineStep) => void)(change, step);
  } catch (thrown) {
    if (thrown !== ENDLESS) throw thrown;
    stop(change);
    change.effects.push({ type: 'fail', reason: 'endless' });
  }
  const { effects, segments: _, isPressed: _isPressed, hasWritten, work, ...next } = change;
  return { model: next, effects };
}

const STEPS: {
  [T in MachineStep['type']]: (change: MachineChange, step: Extract<MachineStep, { type: T }>) => void;
} = {
  start(change, { seed }) {
    const wasRunning = change.status !== 'stopped';
    Object.assign(change, { elapsed: 0, seed, layer: null });
    if (change.machine.states.get(change.machine.initial)?.type !== 'PlaybackState')
      change.effects.push({ type: 'play', playback: {}, hasTweened: false });
    if (!go(change, change.machine.initial)) change.effects.push({ type: 'fail', reason: 'initial' });
    else if (!wasRunning) {
      report(change, { type: 'start' });
      change.status = 'running';
      evaluate(change);
    }
  },

  stop(change) {
    if (change.status !== 'stopped') stop(change);
  },

  set(change, { name, value }) {
    if (write(change, name, value)) evaluateAfterWrite(change);
  },

  fire(change, { name }) {
    if (fire(change, name)) evaluate(change);
  },

  enter(change, { state, evaluates }) {
    if (go(change, state) && evaluates) evaluate(change);
  },

  pointer(change, { interaction, layers }) {
    if (change.status !== 'stopped') interact(change, pointerActions(change, interaction, layers));
  },

  complete: (change) => onPlayback(change, 'OnComplete'),
  loopComplete: (change) => onPlayback(change, 'OnLoopComplete'),

  tick(change, { milliseconds }) {
    if (change.status === 'stopped') return;
    const { tween } = change;
    const left = tween ? tween.left - milliseconds : 0;
    if (tween) change.tween = { ...tween, left };
    if (tween && left <= 0) {
      enter(change, tween.to, true);
      evaluate(change);
    }
    change.elapsed += milliseconds / 1000;
    if (dependsOnTime(change)) evaluate(change);
  },

  cancelTween(change) {
    if (!change.tween) return;
    change.tween = null;
    change.status = 'running';
  },
};

/** Evaluates the transitions after an input was written by something else than the actions of a state. */
function evaluateAfterWrite(change: MachineChange) {
  change.hasWritten = false;
  evaluate(change);
}

/**
 * Takes transitions until none matches. Those of the global state come first. After the current state has taken one of
 * its own, the global state is skipped until an action of a state writes an input or fires an event.
 * @throws ENDLESS
 */
function evaluate(change: MachineChange) {
  if (change.status === 'stopped') return;
  const visited = new Set<string>();
  let cycles = 0;
  let skipsGlobal = false;
  const isUnsettled = () => change.hasWritten || change.pending !== null;
  for (;;) {
    if (visited.has(change.state)) {
      cycles += 1;
      visited.clear();
      if (cycles >= MAX_CYCLES) throw ENDLESS;
    }
    visited.add(change.state);
    const hasMoved = !skipsGlobal && takeGlobal(change);
    if (hasMoved && change.tween) return;
    if (hasMoved && isUnsettled()) {
      change.hasWritten = false;
      continue;
    }
    const transition = pickTransition(change, change.state);
    if (!transition) break;
    change.pending = null;
    if (!go(change, transition.toState, transition) || change.tween) return;
    skipsGlobal = !isUnsettled();
    change.hasWritten = false;
  }
  if (!change.tween) change.pending = null;
}

/**
 * Takes a transition of the global state. It never enters a state again.
 * @returns whether the transition leads to another state, or starts a tween to it
 */
function takeGlobal(change: MachineChange): boolean {
  const transition = pickTransition(change, change.machine.global);
  if (!transition) return false;
  const { toState } = transition;
  change.pending = null;
  return toState !== (change.tween?.to ?? change.state) && go(change, toState, transition, true);
}

/**
 * Leaves the current state, and enters another one or starts a tween to it. During a tween, the state has already been
 * left, and a transition to its target has no effect. If the global state takes over, the exit actions don't run.
 * @param transition by default, the state is entered immediately
 * @returns `false` if there is no such state
 */
function go(change: MachineChange, to: string, transition?: MachineTransition, isGlobal = false): boolean {
  const { machine, state: from, tween } = change;
  if (!machine.states.has(to) || (transition && tween?.to === to)) return false;
  change.effects.push({ type: 'transition', from, to });
  if (!isGlobal && !tween) runActions(change, machine.states.get(from)?.exitActions);
  if (isGlobal || !tween) report(change, { type: 'exit', state: from });
  if (transition && canTween(change, transition)) {
    change.tween = { to, left: transition.duration * 1000, transition };
    change.status = 'tweening';
    change.effects.push({ type: 'hold' }, { type: 'tween' });
  } else enter(change, to);
  return true;
}

function enter(change: MachineChange, name: string, hasTweened = false) {
  const state = change.machine.states.get(name);
  change.tween = null;
  change.state = name;
  if (change.status === 'tweening') change.status = 'running';
  report(change, { type: 'enter', state: name });
  const playback = state?.type === 'PlaybackState' ? state : null;
  if (playback) change.effects.push({ type: 'play', playback, hasTweened });
  runActions(change, state?.entryActions);
  if (playback?.final && change.status !== 'stopped') stop(change);
}

/** Runs the actions of a state. No transition is taken until all have run. */
function runActions(change: MachineChange, actions: readonly MachineAction[] | null | undefined) {
  for (const action of actions ?? []) runAction(change, action);
}

/** Runs the actions of interactions. After each, transitions are taken. */
function interact(change: MachineChange, actions: readonly MachineAction[]) {
  for (const action of actions) {
    runAction(change, action);
    evaluateAfterWrite(change);
  }
}

function onPlayback(change: MachineChange, type: 'OnComplete' | 'OnLoopComplete') {
  if (change.status === 'stopped') return;
  interact(
    change,
    actionsOf(change, (one) => one.type === type && one.stateName === change.state),
  );
}
