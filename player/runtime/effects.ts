import type { Effect } from '../core/model';
import type { Failure } from '../document/errors/failure';
import { render, renderProgress, setRenderer, sync } from './display';
import { loadLateModule } from './late-module';
import { load } from './load';
import { type EffectOf, emit, type Runtime } from './runtime';
import { toPlayerError } from './to-player-error';

const EFFECTS: { [T in Effect['type']]: (runtime: Runtime, effect: EffectOf<T>) => void } = {
  emit(runtime, { event, detail }) {
    emit(runtime, event, detail);
    runtime.machine?.onEvent(event);
  },
  stateChange: (runtime, { state }) =>
    runtime.callbacks.push(() => runtime.model.settings.onStateChange?.(state)),
  backgroundChange: ({ model }, { background }) => model.settings.onBackgroundChange?.(background),
  render,
  advance: renderProgress,
  sync,
  relayout: ({ renderer }) => renderer?.place?.(),
  load,
  warn: ({ model }) =>
    toPlayerError(
      { code: 'invalid', reason: 'segment', segment: model.segment, file: model.media } satisfies Failure,
      model.settings,
    ),
  unload(runtime) {
    runtime.loading.abort();
    runtime.viewTracking.abort();
    setRenderer(runtime, null);
  },
  dropCallbacks: ({ callbacks }) => callbacks.clear(),
  trackView: startTracking,
  settle: (_, { id, value }) => typeof id === 'function' && id(value as never),
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
    () => (mode === 'machine' ? import('./machine/run-machine') : import('./view-tracking')),
    signal,
    (module) => module?.trackView(mode as never, { stage, runtime, signal }),
  );
}
