import type { PlayerSettings } from '../core/settings';
import { createRuntime } from './create-runtime';
import { getPosition } from './display';
import { windowOf } from './dom-context';
import { type PlayerElements, showElements } from './elements';
import { observeApproach, observeReducedMotion, observeVisible } from './environment';
import { createHandle } from './handle';
import { animationsIn } from './load';
import type { Runtime } from './runtime';

export type PlayerStore = ReturnType<typeof createStore>;

/**
 * Creates a player: its state, and the elements that show it. `createPlayer` and the component `Player` pass options
 * and an outer element to it.
 * @param settings the options with defaults filled in
 */
export function createStore(settings: PlayerSettings) {
  const runtime = createRuntime(settings);
  const { dispatch, viewListeners } = runtime;
  const initialView = runtime.view;
  let elements: PlayerElements | null = null;
  /** Aborted when the player unmounts. */
  let mounting = new AbortController();

  function release() {
    dispatch({ type: 'release' });
    elements?.remove();
    elements = null;
  }

  return {
    handle: createHandle(runtime),
    /** For the controls and the debug overlay, which load later. */
    runtime,
    getView: () => runtime.view,
    getPosition: () => getPosition(runtime),
    /** Returns the view that the static HTML shows. */
    getInitialView: () => initialView,

    subscribe(listener: () => void): () => void {
      viewListeners.add(listener);
      return () => viewListeners.delete(listener);
    },

    getRoot: () => elements?.root,

    update(next: PlayerSettings) {
      dispatch({ type: 'setSettings', settings: { ...next, ...runtime.machine?.overrides } });
      elements?.update();
    },

    /**
     * Mounts the player, or moves a mounted player.
     * @param root the outer element: static HTML, or a new element
     * @param parent the element that will contain a new outer element
     */
    mount(root: HTMLElement, parent?: ParentNode) {
      const before = elements;
      if (before?.root !== root) {
        elements = showElements(runtime, root, parent);
        if (before) elements.stage.append(...animationsIn(before.stage));
        before?.remove();
      }
      const { stage } = elements as PlayerElements;
      if (runtime.stage === stage) return;
      runtime.stage = stage;
      mounting.abort();
      mounting = new AbortController();
      dispatch({ type: 'mount' });
      observe(runtime, stage, mounting.signal);
    },

    /**
     * Unmounts the player.
     * @param root if it is given, the player can be mounted again in the same task, as StrictMode and Suspense do. Does
     *   nothing if the player has moved from this outer element to another.
     */
    unmount(root?: HTMLElement) {
      if (root && root !== elements?.root) return;
      mounting.abort();
      dispatch({ type: 'unmount' });
      runtime.stage = null;
      if (root?.isConnected) queueMicrotask(() => runtime.stage ?? release());
      else release();
    },
  };
}

/** Reports to the player whether the user can see it, and starts the first load when it is due. */
function observe({ dispatch, model }: Runtime, stage: HTMLElement, signal: AbortSignal) {
  const start = () => dispatch({ type: 'start' });
  observeVisible(stage, signal, (isVisible) => dispatch({ type: 'setEnvironment', isVisible }));
  observeReducedMotion(stage, signal, (prefersReducedMotion) =>
    dispatch({ type: 'setEnvironment', prefersReducedMotion }),
  );
  if (model.settings.loading !== 'lazy') return queueMicrotask(start);
  observeApproach(stage, signal, start);
  windowOf(stage).addEventListener('beforeprint', start, { signal });
}
