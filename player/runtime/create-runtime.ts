import type { Input } from '../core/inputs';
import { createModel, type Effect } from '../core/model';
import { reduce } from '../core/reduce';
import { selectView } from '../core/select';
import type { PlayerSettings } from '../core/settings';
import { createCallbackQueue, runAppCallback } from './app-callbacks';
import { isTickDue, now, onTick, schedule } from './display';
import { windowOf } from './dom-context';
import { runEffect } from './effects';
import type { Runtime } from './runtime';
import { createTicker } from './ticker';

/** @param settings the props with defaults filled in */
export function createRuntime(settings: PlayerSettings): Runtime {
  const pendingEffects: Effect[] = [];

  function dispatch(input: Input) {
    const isRunningEffects = pendingEffects.length > 0;
    const { model, effects } = reduce(runtime.model, input, now(runtime));
    runtime.model = model;
    pendingEffects.push(...effects);
    const previous = runtime.view;
    runtime.view = selectView(model, previous);
    if (runtime.view !== previous) for (const listener of runtime.viewListeners) listener();
    if (!isRunningEffects) runEffects();
    schedule(runtime);
    runtime.callbacks.flush();
  }

  function runEffects() {
    while (pendingEffects[0]) {
      const effect = pendingEffects[0];
      runAppCallback(() => runEffect(runtime, effect));
      pendingEffects.shift();
    }
  }

  const model = createModel(settings);
  const runtime: Runtime = {
    model,
    view: selectView(model),
    viewListeners: new Set(),
    dispatch,
    callbacks: createCallbackQueue(),
    ticker: createTicker(
      () => onTick(runtime),
      (sinceTick, sinceAnimationFrame) => isTickDue(runtime, sinceTick, sinceAnimationFrame),
      () => windowOf(runtime.stage),
    ),
    stage: null,
    renderer: null,
    shownFrame: Number.NaN,
    frameListeners: new Set(),
    loading: new AbortController(),
    viewTracking: new AbortController(),
  };
  return runtime;
}
