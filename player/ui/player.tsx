'use client';

import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type PlayerSettings, withDefaults } from '../core/settings';
import { createPlayer } from '../runtime/create-player';
import type { PlayerHandle, PlayerProps } from '../types';
import type { ControlledPlayer } from './controls/controlled-player';
import { HoverButton } from './hover-button';

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
  const { label, labels, poster, className = '', id, controls, debug } = props;
  const { width, height } = props.width && props.height ? props : { width: 16, height: 9 };
  const settings = withDefaults(props);
  const [store] = useState(() => createPlayer(settings));
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const stage = useRef<HTMLDivElement>(null);
  const generatedId = useId();
  const loadedControls = useLazyModule(lazyControls, controls === true);
  const Controls = controls === true ? loadedControls?.PlayerControls : controls;
  const overlay = useLazyModule(lazyDebugOverlay, Boolean(debug));
  const notice = useLazyModule(lazyFailureNotice, view.error !== null);

  // Until the animation has loaded, the hover button has no effect, so the stage has the label instead.
  const isNamedByButton = label && settings.hover && view.build;

  useLayoutEffect(() => store.update(settings));
  useImperativeHandle(ref, () => store.handle, [store]);
  useEffect(() => {
    store.mount(stage.current as HTMLElement);
    return () => store.unmount();
  }, [store]);

  return (
    <div className={`player ${className}`} data-state={view.state}>
      <div
        ref={stage}
        id={id ?? generatedId}
        className="player-stage"
        aria-busy={view.isLoading && !view.build}
        {...(isNamedByButton ? null : stageRole(label))}
        tabIndex={controls ? -1 : undefined}
      >
        <svg
          className="player-box"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
        >
          <rect width={width} height={height} fill={view.background} />
        </svg>
        {poster && !view.build && <Poster {...settings} />}
      </div>
      {view.error && notice && (
        <notice.FailureNotice label={label} labels={labels} code={view.error.code} store={store} />
      )}
      {view.error && notice === null && label && (
        <p role="alert">{labels?.lost?.replace('{name}', label) ?? `${label} could not be loaded.`}</p>
      )}
      {settings.hover && !view.error && <HoverButton store={store} label={label} view={view} />}
      {Controls ? (
        <Controls player={{ store, settings } satisfies ControlledPlayer} />
      ) : (
        controls && <div className="player-bar-space" />
      )}
      {debug && overlay && <overlay.DebugOverlay store={store} />}
    </div>
  );
});

function Poster({ poster, fit, align, loading }: PlayerSettings) {
  return (
    // biome-ignore lint/performance/noImgElement: the player does not depend on Next
    <img
      ref={(image) => {
        // Set by script, because a strict Content Security Policy blocks style attributes in the static HTML.
        // Without scripts, the style sheet aligns the poster, but only to edges and centers.
        if (image) image.style.objectPosition = align ? `${align[0] * 100}% ${align[1] * 100}%` : '';
      }}
      className="player-poster"
      data-fit={fit}
      data-align={align}
      src={poster}
      alt=""
      loading={loading}
    />
  );
}

/** Returns the ARIA attributes of the stage. An animation with an empty label is decorative and is hidden. */
const stageRole = (label: string) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };

const subscribeToNothing = () => () => {};

/**
 * Loads a module when it is needed. If loading fails, tries again when the browser is online again. Doesn't
 * use React's `lazy`, because a failed import would then throw while React renders the app's page.
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
      lazy.load().then(
        (module) => {
          lazy.loaded = module;
          setModule(module);
        },
        () => {
          setModule(null);
          addEventListener('online', load, { once: true, signal: unmounted.signal });
        },
      );
    load();
    return () => unmounted.abort();
  }, [isNeeded, lazy]);
  return loaded ?? module;
}
