'use client';

import {
  type PointerEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPlayerStore } from '../playback/store';
import type { PlayerProps } from '../types';
import { withDefaults } from './default-props';
import styles from './player.module.css';

const loadPlayerUi = () => import('./player-ui');
const loadFailureNotice = () => import('./failure-notice');

/**
 * Plays a vector animation (Lottie JSON or .lottie) with lottie-web. The static HTML holds the box with its proportions,
 * its background and the poster; lottie-web and the animation load when the box comes near the viewport. The props, the
 * handle and the events are described in player/README.md.
 */
export function Player(props: PlayerProps) {
  const { label, poster, className, id, controls, debug } = props;
  // A width or a height alone gives no aspect ratio.
  const { width, height } = props.width && props.height ? props : { width: 16, height: 9 };
  const settings = withDefaults(props);
  const [store] = useState(() => createPlayerStore(settings));
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const stage = useRef<HTMLDivElement>(null);
  const generatedId = useId();
  const ui = useLazyModule(controls || debug, loadPlayerUi);
  const notice = useLazyModule(view.error, loadFailureNotice);

  useLayoutEffect(() => store.update(settings));
  useImperativeHandle(props.ref, () => store.handle, [store]);
  useEffect(() => {
    store.mount(stage.current as HTMLElement);
    return () => store.unmount();
  }, [store]);

  return (
    <div className={className ? `${styles.player} ${className}` : styles.player} data-state={view.state}>
      <div
        ref={stage}
        id={id ?? generatedId}
        className={styles.stage}
        {...(view.error ? null : { role: 'img', 'aria-label': label })}
        tabIndex={controls ? -1 : undefined}
        {...(settings.hover && {
          tabIndex: 0,
          onPointerEnter: store.enter,
          // A touch ends with pointerleave; for a tap only blur is to leave, when the visitor taps elsewhere.
          onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && store.leave(),
          // The browser takes over the touch to scroll the page.
          onPointerCancel: store.leave,
          onFocus: store.enter,
          onBlur: store.leave,
        })}
      >
        <svg
          className={styles.box}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          fill="none"
          aria-hidden="true"
        >
          <rect width={width} height={height} fill={view.background} />
        </svg>
        {poster && !view.build && !view.error && (
          // biome-ignore lint/performance/noImgElement: the player knows nothing of Next
          <img className={styles.poster} src={poster} alt="" loading={settings.loading} />
        )}
        {view.error &&
          (notice ? (
            <notice.FailureNotice error={view.error} />
          ) : (
            notice === null && <p role="alert">{view.error.message}</p>
          ))}
      </div>
      {ui ? <ui.PlayerUi store={store} settings={settings} /> : controls && <div className={styles.bar} />}
    </div>
  );
}

/**
 * Loads a module of the player once it is needed. React's `lazy` would throw into the host's page when the module's file
 * can't be fetched.
 * @returns `undefined` until the module is there, `null` when it could not be fetched
 */
function useLazyModule<Module>(isNeeded: unknown, load: () => Promise<Module>) {
  const [module, setModule] = useState<Module | null>();
  useEffect(() => {
    if (isNeeded) load().then(setModule, () => setModule(null));
  }, [isNeeded, load]);
  return module;
}
