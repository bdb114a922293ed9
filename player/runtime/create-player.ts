import type { PlayerSettings } from '../core/settings';
import { frameOfPercent } from '../core/timeline';
import type { PlayerPosition } from '../types';
import { createRuntime } from './create-runtime';
import { subscribeFrame } from './display';
import { observeApproach, observeReducedMotion, observeVisible } from './environment';
import { createHandle } from './handle';
import { loadMarkerCrossings } from './load';

export type PlayerStore = ReturnType<typeof createPlayer>;

/**
 * Creates a player that is independent of React. React renders its view, and passes props and elements to it.
 * @param settings the props with defaults filled in
 */
export function createPlayer(settings: PlayerSettings) {
  const runtime = createRuntime(settings);
  const { dispatch, viewListeners } = runtime;
  /** Aborted when the player unmounts. */
  let mounting = new AbortController();
  return {
    handle: createHandle(runtime),
    hover: {
      enter: () => dispatch({ type: 'enter' }),
      leave: () => dispatch({ type: 'leave' }),
      press: (isHovering: boolean) => dispatch({ type: 'press', isHovering }),
    },
    step: (frames: number) => dispatch({ type: 'step', frames }),
    getView: () => runtime.view,
    getDrawnFrames: () => runtime.renderer?.getDrawnFrames(),
    setScrubbing: (isScrubbing: boolean) => dispatch({ type: 'setScrubbing', isScrubbing }),
    /** Converts a percentage on the slider to a whole frame. */
    frameAt: (percent: number) => frameOfPercent(percent, runtime.model.media.totalFrames),

    subscribe(listener: () => void): () => void {
      viewListeners.add(listener);
      return () => viewListeners.delete(listener);
    },
    subscribeFrame: (listener: (position: PlayerPosition) => void) => subscribeFrame(runtime, listener),

    update(next: PlayerSettings) {
      dispatch({ type: 'setSettings', settings: next });
      loadMarkerCrossings(runtime);
    },

    /** @param stage the element that contains the animation */
    mount(stage: HTMLElement) {
      runtime.stage = stage;
      mounting = new AbortController();
      const { signal } = mounting;
      const start = () => dispatch({ type: 'start' });
      dispatch({ type: 'mount' });
      observeVisible(stage, signal, (isVisible) => dispatch({ type: 'setVisible', isVisible }));
      observeReducedMotion(signal, (prefersReducedMotion) =>
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
