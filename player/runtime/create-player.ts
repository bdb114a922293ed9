import { durationOf, markerDetail } from '../core/event-details';
import type { Input } from '../core/inputs';
import { createModel, type Effect, type PlayerModel } from '../core/model';
import { observedMarkers } from '../core/motion';
import { reduce } from '../core/reduce';
import { selectView } from '../core/select';
import type { PlayerSettings } from '../core/settings';
import { frameOfPercent } from '../core/timeline';
import type { PlayerEvent, PlayerEventDetail, PlayerHandle } from '../types';
import { createCallbackQueue, runAppCallback } from './app-callbacks';
import { createDisplay } from './display';
import { observeApproach, observeReducedMotion, observeVisible } from './environment';
import { load } from './load';

type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

export type PlayerStore = ReturnType<typeof createPlayer>;

/**
 * Creates a player that is independent of React. The player stores the model and runs the effects of each
 * input.
 * @param settings the props with defaults filled in
 */
export function createPlayer(settings: PlayerSettings) {
  let model: PlayerModel = createModel(settings);
  let view = selectView(model);
  /** The element that contains the animation. */
  let stage: HTMLElement | null = null;
  // `mounting` is aborted when the player unmounts. `loading` and `viewTracking` are aborted when their
  // operation ends early or a new operation of the same kind starts.
  let mounting = new AbortController();
  let loading = new AbortController();
  let viewTracking = new AbortController();
  let lastRequest = 0;
  /** The functions that settle the promises of `playSegment` and `snapshot`, keyed by request id. */
  const requests = new Map<number, (value: never) => void>();
  const pendingEffects: Effect[] = [];
  const viewListeners = new Set<() => void>();
  const callbacks = createCallbackQueue();
  const getModel = () => model;
  const display = createDisplay({
    getModel,
    onTime: () => dispatch({ type: 'tick' }),
    onFrame: (position) => emit('frame', position),
    onShown: callbacks.flush,
    onRendering: callbacks.wait,
  });

  /**
   * Updates the model. All changes go through this function. If an effect dispatches another input, the model
   * is updated immediately, but the effects of that input run only after all earlier effects.
   */
  function dispatch(input: Input) {
    const isRunningEffects = pendingEffects.length > 0;
    const next = reduce(model, input, display.now());
    model = next.model;
    pendingEffects.push(...next.effects);
    const previous = view;
    view = selectView(model, view);
    if (view !== previous) for (const listener of viewListeners) listener();
    if (!isRunningEffects) runEffects();
    display.schedule();
    callbacks.flush();
  }

  function runEffects() {
    while (pendingEffects[0]) {
      const effect = pendingEffects[0];
      runAppCallback(() => (RUN[effect.type] as (effect: Effect) => void)(effect));
      pendingEffects.shift();
    }
  }

  const RUN: { [T in Effect['type']]: (effect: EffectOf<T>) => void } = {
    emit: ({ event, detail }) => emit(event, detail),
    stateChange: ({ state }) => callbacks.push(() => model.settings.onStateChange?.(state)),
    backgroundChange: ({ background }) => model.settings.onBackgroundChange?.(background),
    render: display.render,
    advance: ({ position, isLast }) => display.advance(position, isLast),
    sync: display.sync,
    relayout: () => display.renderer?.place?.(),
    load: startLoad,
    unload() {
      loading.abort();
      display.setRenderer(null);
    },
    dropCallbacks: callbacks.clear,
    trackView: ({ mode }) => trackView(mode),
    settleSegment: ({ id, isCompleted }) => settle(id, isCompleted),
    takeSnapshot: ({ id, position }) => settle(id, position),
  };

  function emit<E extends PlayerEvent>(event: E, detail: PlayerEventDetail[E]) {
    const name = `on${event.charAt(0).toUpperCase()}${event.slice(1)}` as keyof PlayerSettings;
    callbacks.push(() => (model.settings[name] as ((given: typeof detail) => void) | undefined)?.(detail));
    callbacks.push(() => model.settings.onEvent?.(event, detail));
  }

  function startLoad(effect: EffectOf<'load'>) {
    loading.abort();
    loading = new AbortController();
    load(effect, {
      getModel,
      dispatch,
      createContainer,
      getSync: display.getSync,
      loadMarkerCrossings,
      controller: loading,
      onReady(renderer, fallbackReason) {
        const source = renderer.play ? 'shared' : 'frames';
        display.setRenderer(renderer);
        dispatch({
          type: 'ready',
          load: effect.id,
          source,
          at: display.nowBy(source),
          rendering: {
            build: renderer.build,
            fallbackReason,
            isAutonomous: Boolean(renderer.play),
            canRelayout: Boolean(renderer.place),
          },
        });
      },
    });
  }

  /**
   * Creates the element for an animation. The element stays hidden while the previous animation is on screen.
   */
  function createContainer() {
    const container = document.createElement('div');
    // Set `position` inline, because the player's stylesheet might be missing in a shadow tree of the host.
    // If the stage weren't positioned, the animation would cover the window.
    container.style.cssText = 'position:absolute;inset:0';
    if (stage && getComputedStyle(stage).position === 'static') stage.style.position = 'relative';
    container.ariaHidden = 'true';
    if (display.renderer) container.style.visibility = 'hidden';
    stage?.append(container);
    return container;
  }

  /**
   * If needed, loads the module that finds crossed markers. If loading fails, `marker` events are not
   * emitted.
   */
  async function loadMarkerCrossings() {
    if (model.markerCrossings || observedMarkers(model).length === 0) return;
    const markerCrossings = await import('../core/marker-crossings').catch(() => null);
    if (markerCrossings) dispatch({ type: 'enableMarkers', markerCrossings });
  }

  async function trackView(mode: EffectOf<'trackView'>['mode']) {
    viewTracking.abort();
    if (!stage || !mode) return;
    viewTracking = new AbortController();
    const options = { stage, getModel, dispatch, signal: viewTracking.signal };
    (await import('./view-tracking').catch(() => null))?.trackView(mode, options);
  }

  /** Dispatches a command with a new id. The returned promise is settled by an effect with the same id. */
  function request<Value>(command: (id: number) => Input): Promise<Value> {
    return new Promise((resolve) => {
      lastRequest += 1;
      requests.set(lastRequest, resolve);
      dispatch(command(lastRequest));
    });
  }

  function settle(id: number, value: boolean | number) {
    requests.get(id)?.(value as never);
    requests.delete(id);
  }

  const handle: PlayerHandle = {
    play: () => dispatch({ type: 'play' }),
    pause: () => dispatch({ type: 'pause' }),
    stop: () => dispatch({ type: 'stop' }),
    freeze: () => dispatch({ type: 'freeze' }),
    seek: (to) => dispatch({ type: 'seek', to }),
    retry: () => dispatch({ type: 'retry' }),
    setLoop: (loop) => dispatch({ type: 'setLoop', loop }),
    setSpeed: (speed) => dispatch({ type: 'setSpeed', speed }),
    setDirection: (direction) => dispatch({ type: 'setDirection', direction }),
    setBackground: (background) => dispatch({ type: 'setBackground', background }),
    playSegment: (segment) => request((id) => ({ type: 'playSegment', segment, id })),
    async snapshot(options) {
      const position = await request<number>((id) => ({ type: 'takeSnapshot', id }));
      const { settings, background, media, isLoaded } = model;
      const player = { ...settings, background, position, stage, media: isLoaded ? media : null };
      return (await import('../render/snapshot/request-snapshot')).requestSnapshot(options, player);
    },
    get renderer() {
      return model.isLoaded ? model.media.renderer : model.settings.renderer;
    },
    get state() {
      return model.status;
    },
    get frame() {
      return display.getPosition().frame;
    },
    get totalFrames() {
      return model.media.totalFrames;
    },
    get frameRate() {
      return model.media.frameRate;
    },
    get duration() {
      return durationOf(model.media);
    },
    get markers() {
      const { markers, frameRate } = model.media;
      return markers.map((marker) => markerDetail(marker, frameRate));
    },
  };

  return {
    handle,
    hover: {
      enter: () => dispatch({ type: 'enter' }),
      leave: () => dispatch({ type: 'leave' }),
      press: (isHovering: boolean) => dispatch({ type: 'press', isHovering }),
    },
    step: (frames: number) => dispatch({ type: 'step', frames }),
    getView: () => view,
    getDrawnFrames: () => display.renderer?.getDrawnFrames(),
    setScrubbing: (isScrubbing: boolean) => dispatch({ type: 'setScrubbing', isScrubbing }),
    /** Converts a percentage on the slider to a whole frame. */
    frameAt: (percent: number) => frameOfPercent(percent, model.media.totalFrames),

    subscribe(listener: () => void): () => void {
      viewListeners.add(listener);
      return () => viewListeners.delete(listener);
    },
    /** Calls the listener immediately and after each frame, with the current position. */
    subscribeFrame: display.subscribe,

    update(next: PlayerSettings) {
      dispatch({ type: 'setSettings', settings: next });
      loadMarkerCrossings();
    },

    /** @param element the element that contains the animation */
    mount(element: HTMLElement) {
      stage = element;
      mounting = new AbortController();
      const { signal } = mounting;
      const start = () => dispatch({ type: 'start' });
      dispatch({ type: 'mount' });
      observeVisible(element, signal, (isVisible) => dispatch({ type: 'setVisible', isVisible }));
      observeReducedMotion(signal, (prefersReducedMotion) =>
        dispatch({ type: 'setPrefersReducedMotion', prefersReducedMotion }),
      );
      if (model.settings.loading === 'lazy') observeApproach(element, signal, start);
      else queueMicrotask(start);
    },

    unmount() {
      mounting.abort();
      dispatch({ type: 'unmount' });
      const release = () => dispatch({ type: 'release' });
      // Wait before the release, because StrictMode and Suspense can immediately mount the player again.
      if (stage?.isConnected) queueMicrotask(() => stage ?? release());
      else release();
      stage = null;
    },
  };
}
