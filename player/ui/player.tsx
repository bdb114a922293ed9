'use client';

import {
  Component,
  forwardRef,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { withDefaults } from '../core/settings';
import {
  ANIMATION_CLASS,
  alignPoster,
  backgroundAttributes,
  boxAttributes,
  posterAttributes,
  rootAttributes,
  stageAttributes,
} from '../runtime/attributes';
import { loadLateModule } from '../runtime/late-module';
import { internals } from '../runtime/player-internals';
import { createStore } from '../runtime/store';
import type { PlayerHandle } from '../types';
import type { ControlledPlayer } from './controls/controlled-player';
import { HoverButton } from './hover-button';
import type { PlayerProps } from './player-props';

/**
 * A module that is loaded when a player first needs it. `loaded` is set once any player has loaded the
 * module.
 */
type LazyModule<Module> = { load: () => Promise<Module>; loaded?: Module };

const lazyControls: LazyModule<typeof import('../controls')> = {
  load: () => import('../controls'),
};
const lazyDebugOverlay: LazyModule<typeof import('./debug-overlay')> = {
  load: () => import('./debug-overlay'),
};
const lazyFailureNotice: LazyModule<typeof import('./failure-notice')> = {
  load: () => import('./failure-notice'),
};

/**
 * Plays a vector animation (Lottie JSON or .lottie) with lottie-web. The static HTML contains a box with the
 * aspect ratio, the background and the poster. lottie-web and the animation load when the box is near the
 * viewport. player/README.md describes the props, the handle and the events.
 */
export const Player = forwardRef<PlayerHandle, Omit<PlayerProps, 'ref'>>(function Player(props, ref) {
  const { labels, controls, debug } = props;
  const settings = withDefaults(props);
  const { label, poster, className, id } = settings;
  const [{ store, handOver }] = useState(
    () => internals.get(props.player ?? {}) ?? { store: createStore(settings), handOver: null },
  );
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getInitialView);
  const stage = useRef<HTMLDivElement>(null);
  const generatedId = useId();
  const loadedControls = useLazyModule(lazyControls, controls === true);
  const Controls = controls === true ? loadedControls?.PlayerControls : controls;
  const overlay = useLazyModule(lazyDebugOverlay, Boolean(debug));
  const notice = useLazyModule(lazyFailureNotice, view.error !== null);

  useLayoutEffect(() => store.update(settings));
  useImperativeHandle(ref, () => store.handle, [store]);
  // Move a running animation before the browser paints the new stage.
  useLayoutEffect(() => handOver?.(stage.current as HTMLElement), [handOver]);
  useEffect(() => {
    store.mount(stage.current as HTMLElement);
    return () => store.unmount();
  }, [store]);

  // A player that runs before React hydrates the static HTML has changed the attributes of these elements.
  return (
    <div
      {...outerAttributes(props)}
      className={`player ${className}`}
      {...rootAttributes(view)}
      suppressHydrationWarning
    >
      <div
        ref={stage}
        id={id ?? generatedId}
        className="player-stage"
        {...stageAttributes(settings, view)}
        tabIndex={controls ? -1 : undefined}
        suppressHydrationWarning
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: `boxAttributes` hides the element */}
        <svg className="player-box" {...boxAttributes(settings)}>
          <rect {...backgroundAttributes(settings, view)} suppressHydrationWarning />
        </svg>
        {poster && !view.build && (
          // biome-ignore lint/performance/noImgElement: the player does not depend on Next
          // biome-ignore lint/a11y/useAltText: `posterAttributes` contains an empty alternative text
          <img
            ref={(image) => alignPoster(image, settings)}
            className="player-poster"
            {...posterAttributes(settings)}
            suppressHydrationWarning
          />
        )}
        <div
          className={ANIMATION_CLASS}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React then ignores the animation of a running player
          dangerouslySetInnerHTML={handOver ? NO_CHILDREN : undefined}
          suppressHydrationWarning
        />
      </div>
      {view.error && notice && (
        <notice.FailureNotice label={label} labels={labels} code={view.error.code} store={store} />
      )}
      {view.error && notice === null && label && (
        <p role="alert">
          {`${labels?.lost ?? '{name} could not be loaded.'}`.replace('{name}', () => label)}
        </p>
      )}
      {settings.hover && !view.error && <HoverButton store={store} settings={settings} view={view} />}
      {Controls ? (
        <ControlsBoundary>
          <Controls player={{ store, settings } satisfies ControlledPlayer} />
        </ControlsBoundary>
      ) : (
        controls && <div className="player-bar-space" />
      )}
      {debug && overlay && <overlay.DebugOverlay store={store} />}
    </div>
  );
});

const NO_CHILDREN = { __html: '' };

/** Removes controls that throw. Otherwise, React would unmount the app's page. */
class ControlsBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Returns the props that are `OuterAttributes`. */
const outerAttributes = (props: object) =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => /-|^(style|on(Pointer|Click|Focus|Blur))/.test(name)),
  );

const subscribeToNothing = () => () => {};

/**
 * Loads a module when it is needed (`loadLateModule`). Doesn't use React's `lazy`, because a failed import would
 * then throw while React renders the app's page.
 * @returns `undefined` until the module has loaded, `null` if loading failed
 */
function useLazyModule<Module>(lazy: LazyModule<Module>, isNeeded: boolean): Module | null | undefined {
  // During hydration, ignore a module that another player has already loaded, because the static HTML was
  // rendered without it.
  const loaded = useSyncExternalStore(
    subscribeToNothing,
    () => lazy.loaded,
    () => undefined,
  );
  const [module, setModule] = useState<Module | null>();
  useEffect(() => {
    if (!isNeeded) return;
    const unmounted = new AbortController();
    const load = () =>
      lazy.load().catch((error) => {
        setModule(null);
        throw error;
      });
    loadLateModule(load, unmounted.signal, (module) => {
      lazy.loaded = module;
      setModule(module);
    });
    return () => unmounted.abort();
  }, [isNeeded, lazy]);
  return loaded ?? module;
}
