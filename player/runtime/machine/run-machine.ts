import { hasMachine, mayAutoplay } from '../../core/select';
import type { PlayerSettings } from '../../core/settings';
import type { Failure } from '../../document/errors/failure';
import { inputsOf, type MachineStep } from '../../machine/model';
import type { PlayerEvent } from '../../types';
import { runAppCallback } from '../app-callbacks';
import { emit, type Runtime, type RuntimeMachine } from '../runtime';
import { toPlayerError } from '../to-player-error';
import { allowedUrl } from './links';
import { listenToUser } from './listen';
import { createMachineClock } from './machine-clock';
import { UNLIMITED } from './playback';
import { selectDefinition } from './select-definition';
import { createSession, type OuterEffect } from './session';

type RunningMachine = ReturnType<typeof createRunningMachine>;

type TrackingOptions = {
  /** The element that contains the animation. */
  stage: HTMLElement;
  runtime: Runtime;
  /** Aborted when the player unmounts, loads another animation, or has no machine any more. */
  signal: AbortSignal;
};

/** The machines of all players. A machine stays when its player unmounts, and goes on when it is mounted again. */
const machines = new WeakMap<Runtime, RunningMachine>();

/** Runs the state machine that the settings select, or continues with it after a load. */
export function trackView(_mode: unknown, { stage, runtime, signal }: TrackingOptions) {
  const before = machines.get(runtime);
  try {
    const selected = selectDefinition(runtime.model);
    const isSame = before && before.text === selected?.text && before.source === runtime.model.source;
    if (before && !isSame) before.end();
    if (!selected) return;
    const machine = isSame ? before : createRunningMachine(runtime, selected);
    machines.set(runtime, machine);
    machine.attach(stage, signal);
  } catch (thrown) {
    before?.end();
    toPlayerError(thrown, runtime.model.settings);
  }
}

/** What a machine has changed in the settings of the app, until it ends. */
function createOverrides({ dispatch, model }: Runtime, getSettings: () => PlayerSettings) {
  const { animationId, themeId } = model.settings;
  const values: Partial<PlayerSettings> = {};
  const apply = (changed: Partial<PlayerSettings>) =>
    dispatch({ type: 'setSettings', settings: { ...getSettings(), ...changed } });
  return {
    values,
    themeId,
    set: (changed: Partial<PlayerSettings>) => apply(Object.assign(values, changed)),
    repeat: () => apply(values),
    end: () => apply({ animationId, themeId }),
  };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: short functions that share the session
function createRunningMachine(
  runtime: Runtime,
  { definition, text }: NonNullable<ReturnType<typeof selectDefinition>>,
) {
  const overrides = createOverrides(runtime, () => runtime.model.settings);
  const mayPlay = (isRequested: boolean) => isRequested || mayAutoplay(runtime.model);

  const session = createSession(definition, {
    getModel: () => runtime.model,
    send: runtime.dispatch,
    mayPlay,
    select(animation) {
      const { animations, animation: current } = runtime.model.media.machines ?? {};
      if (animations?.includes(animation) && (overrides.values.animationId ?? current) !== animation)
        overrides.set({ animationId: animation, themeId: overrides.themeId });
    },
    run,
  });
  const clock = createMachineClock(runtime, session);
  const tweens = text.includes('"Tweened"')
    ? import('./tweens').then((module) => module.createTweens(runtime, session.getModel)).catch(() => null)
    : null;

  function run(effect: OuterEffect, isRequested: boolean) {
    if (effect.type === 'event') emit(runtime, 'machineEvent', effect.event);
    else if (effect.type === 'transition') emit(runtime, 'transition', { from: effect.from, to: effect.to });
    else if (effect.type === 'setTheme') overrides.set({ themeId: effect.id });
    else if (effect.type === 'openUrl') openUrl(runtime, effect);
    else if (effect.type === 'tween') tweens?.then((shown) => shown?.start(mayPlay(isRequested)));
    else toPlayerError(failureOf(effect.reason), runtime.model.settings);
  }

  const failureOf = (reason: 'initial' | 'endless'): Failure =>
    reason === 'initial'
      ? { code: 'invalid', reason: 'machine state', state: definition.initial }
      : { code: 'invalid', reason: 'endless machine', state: session.getModel().state };

  function step(next: MachineStep) {
    // What playback has reached before the step comes first.
    runtime.dispatch({ type: 'tick' });
    clock.pass();
    session.step(next);
    clock.pass();
  }

  /** Stops the machine because the app has removed or replaced it. */
  function end() {
    step({ type: 'stop' });
    runtime.machine = undefined;
    machines.delete(runtime);
    overrides.end();
  }

  /** Calls on an unmounted player have no effect. */
  const call = (next: MachineStep) => runtime.stage && step(next);

  const shown: RuntimeMachine = {
    handle: {
      get state() {
        return session.getModel().state;
      },
      get inputs() {
        return inputsOf(session.getModel());
      },
      set: (name, value) => void call({ type: 'set', name, value }),
      fire: (name) => void call({ type: 'fire', name }),
      start: () => void call(start()),
      stop: () => void call({ type: 'stop' }),
    },
    overrides: overrides.values,
    onEvent(event) {
      // The range belongs to the previous animation.
      if (event === 'load') runtime.dispatch(UNLIMITED);
      const next = STEPS[event];
      if (next) session.step(next);
      clock.pass();
    },
  };

  return {
    text,
    source: runtime.model.source,
    step,
    end,
    /** Shows the machine to the user, and starts it if this is the first time. */
    attach(stage: HTMLElement, signal: AbortSignal) {
      runtime.machine = shown;
      clock.run(stage, signal);
      signal.addEventListener('abort', () => {
        const { stage, model } = runtime;
        if (stage && (!hasMachine(model) || model.settings.scrub)) end();
      });
      listenToUser(stage, runtime, session.getModel(), step, signal);
      if (session.getModel().state === '') return step(start());
      if (Object.keys(overrides.values).length > 0) overrides.repeat();
      session.resume();
      clock.pass();
    },
  };
}

const start = (): MachineStep => ({ type: 'start', seed: Date.now() });

/** The steps that events of the player cause. */
const STEPS: { [E in PlayerEvent]?: MachineStep } = {
  complete: { type: 'complete' },
  loop: { type: 'loopComplete' },
  stop: { type: 'cancelTween' },
};

/** Opens an address after a press of the user, if the app allows it. */
function openUrl({ model, stage }: Runtime, { url, target }: Extract<OuterEffect, { type: 'openUrl' }>) {
  const { openUrls, onOpenUrl } = model.settings;
  const href = allowedUrl(url, openUrls ?? []);
  if (href === null || !stage) return;
  if (runAppCallback(() => onOpenUrl?.({ url: href, target })) === false) return;
  const link = stage.ownerDocument.createElement('a');
  Object.assign(link, { href, target: target || '_blank', rel: 'noopener' }).click();
}
