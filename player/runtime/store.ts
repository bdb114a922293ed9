import type { PlayerSettings } from '../core/settings';
import type { PlayerPosition } from '../types';
import { createRuntime } from './create-runtime';
import { subscribeFrame } from './display';
import { observeApproach, observeReducedMotion, observeVisible } from './environment';
import { createHandle } from './handle';
import { animationIn } from './load';

export type PlayerStore = ReturnType<typeof createStore>;

/**
 * Creates the part of a player that is independent of its elements. `createPlayer` and the component `Player`
 * render its view, and pass options and elements to it.
 * @param settings the options with defaults filled in
 */
export function createStore(settings: PlayerSettings) {
  const runtime = createRuntime(settings);
  const { dispatch, viewListeners } = runtime;
  const initialView = runtime.view;
  /** Aborted when the player unmounts. */
  let mounting = new AbortController();
  return {
    handle: createHandle(runtime),
    /** For inputs that have no method in the handle. */
    dispatch,
    getView: () => runtime.view,
    /** Returns the view that the static HTML shows. */
    getInitialView: () => initialView,
    getDrawnFrames: () => runtime.renderer?.getDrawnFrames(),

    subscribe(listener: () => void): () => void {
      viewListeners.add(listener);
      return () => viewListeners.delete(listener);
    },
    subscribeFrame: (listener: (position: PlayerPosition) => void) => subscribeFrame(runtime, listener),

    update(next: PlayerSettings) {
      dispatch({ type: 'setSettings', settings: next });
    },

    /**
     * Mounts the player, or moves a mounted player to another stage.
     * @param stage the element that contains the animation
     */
    mount(stage: HTMLElement) {
      if (stage === runtime.stage) return;
      if (runtime.stage) animationIn(stage).append(...animationIn(runtime.stage).childNodes);
      runtime.stage = stage;
      mounting.abort();
      mounting = new AbortController();
      const { signal } = mounting;
      const start = () => dispatch({ type: 'start' });
      dispatch({ type: 'mount' });
      observeVisible(stage, signal, (isVisible) => dispatch({ type: 'setVisible', isVisible }));
      observeReducedMotion(stage, signal, (prefersReducedMotion) =>
        dispatch({ type: 'setPrefersReducedMotion', prefersReducedMotion }),
      );
      if (runtime.model.settings.loading === 'lazy') observeApproach(stage, signal, start);
      else queueMicrotask(start);
    },

    unmount() {
      mounting.abort();
      dispatch({ type: 'unmount' });
      const release = () => dispatch({ type: 'release' });
      // Wait before the release, because StrictMode and Suspense can immediately mount the player again.
      if (runtime.stage?.isConnected) queueMicrotask(() => runtime.stage ?? release());
      else release();
      runtime.stage = null;
    },
  };
}
