'use client';

import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { withDefaults } from '../core/settings';
import { createPlayerStore } from '../runtime/store';
import type { PlayerProps } from '../types';
import { HoverButton } from './hover-button';
import { loadedUi } from './loaded-ui';
import './player.css';

const loadPlayerUi = () => {
  loadedUi.isLate ||= !loadedUi.module;
  return import('./player-ui');
};
const loadFailureNotice = () => import('./failure-notice');

const subscribeToNothing = () => () => {};
const getLoadedUi = () => loadedUi.module;
/** What the static HTML has, and hydration expects: the controls only where the page brought them before it rendered a player. */
const getServedUi = () => (loadedUi.isLate ? undefined : loadedUi.module);

/**
 * Plays a vector animation (Lottie JSON or .lottie) with lottie-web. The static HTML holds the box with its proportions,
 * its background and the poster; lottie-web and the animation load when the box comes near the viewport. The props, the
 * handle and the events are described in player/README.md.
 */
export function Player(props: PlayerProps) {
  const { label, labels, poster, fit, align, className = '', id, controls, debug } = props;
  // A width or a height alone gives no aspect ratio.
  const { width, height } = props.width && props.height ? props : { width: 16, height: 9 };
  const settings = withDefaults(props);
  const [store] = useState(() => createPlayerStore(settings));
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const stage = useRef<HTMLDivElement>(null);
  const generatedId = useId();
  const loaded = useSyncExternalStore(subscribeToNothing, getLoadedUi, getServedUi);
  const ui = useLazyModule(controls || debug, loadPlayerUi, loaded);
  const notice = useLazyModule(view.error, loadFailureNotice);

  // In the static HTML the picture has its name itself, as without scripts there is no button.
  const isNamedByButton = label && settings.hover && view.build;

  useLayoutEffect(() => store.update(settings));
  useImperativeHandle(props.ref, () => store.handle, [store]);
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
        {...(isNamedByButton ? null : nameOf(label))}
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
        {poster && !view.build && (
          // biome-ignore lint/performance/noImgElement: the player knows nothing of Next
          <img
            ref={(image) => {
              // Not as a style in the static HTML, which a strict policy forbids: there the style sheet knows edges and middles.
              if (image) image.style.objectPosition = align ? `${align[0] * 100}% ${align[1] * 100}%` : '';
            }}
            className="player-poster"
            data-fit={fit}
            data-align={align}
            src={poster}
            alt=""
            loading={settings.loading}
          />
        )}
      </div>
      {view.error &&
        (notice ? (
          <notice.FailureNotice label={label} labels={labels} code={view.error.code} store={store} />
        ) : (
          notice === null &&
          label && (
            <p role="alert">{labels?.lost.replace('{name}', label) ?? `${label} could not be loaded.`}</p>
          )
        ))}
      {settings.hover && !view.error && <HoverButton store={store} label={label} view={view} />}
      {ui && (controls || debug) ? (
        <ui.PlayerUi store={store} settings={settings} />
      ) : (
        controls && <div className="player-bar-space" />
      )}
    </div>
  );
}

/** A picture without a label decorates. */
const nameOf = (label: string) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };

/**
 * Loads a module of the player once it is needed. React's `lazy` would throw into the host's page when the module's file
 * can't be fetched.
 * @returns `undefined` until the module is there, `null` when it could not be fetched
 */
function useLazyModule<Module>(isNeeded: unknown, load: () => Promise<Module>, loaded?: Module) {
  const [module, setModule] = useState<Module | null | undefined>(loaded);
  useEffect(() => {
    if (isNeeded) load().then(setModule, () => setModule(null));
  }, [isNeeded, load]);
  return module;
}
