import type { Effect } from '../core/model';
import { render, renderProgress, setRenderer, sync } from './display';
import { loadLateModule } from './late-module';
import { load } from './load';
import { type EffectOf, emit, type Runtime } from './runtime';

const EFFECTS: { [T in Effect['type']]: (runtime: Runtime, effect: EffectOf<T>) => void } = {
  emit: (runtime, { event, detail }) => emit(runtime, event, detail),
  stateChange: (runtime, { state }) =>
    runtime.callbacks.push(() => runtime.model.settings.onStateChange?.(state)),
  backgroundChange: ({ model }, { background }) => model.settings.onBackgroundChange?.(background),
  render,
  advance: renderProgress,
  sync,
  relayout: ({ renderer }) => renderer?.place?.(),
  load,
  unload(runtime) {
    runtime.loading.abort();
    setRenderer(runtime, null);
  },
  dropCallbacks: ({ callbacks }) => callbacks.clear(),
  trackView: startTracking,
  settleSegment: (runtime, { id, isCompleted }) => settle(runtime, id, isCompleted),
  takeSnapshot: (runtime, { id, position }) => settle(runtime, id, position),
};

export const runEffect = (runtime: Runtime, effect: Effect) =>
  (EFFECTS[effect.type] as (runtime: Runtime, effect: Effect) => void)(runtime, effect);

function startTracking(runtime: Runtime, { mode }: EffectOf<'trackView'>) {
  const { stage } = runtime;
  runtime.viewTracking.abort();
  if (!stage || !mode) return;
  runtime.viewTracking = new AbortController();
  const { signal } = runtime.viewTracking;
  loadLateModule(
    () => import('./view-tracking'),
    signal,
    ({ trackView }) => trackView(mode, { stage, runtime, signal }),
  );
}

/** Settles the promise of a request of the handle. */
function settle({ requests }: Runtime, id: number, value: boolean | number) {
  requests.get(id)?.(value as never);
  requests.delete(id);
}
