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

const loadExtras = () => import('./extras');
const loadFailureNotice = () => import('./failure-notice');

/**
 * Plays a vector animation (Lottie JSON or .lottie) with lottie-web. The static HTML holds the box with its
 * proportions, its background and the poster; lottie-web and the animation arrive when the box is near the viewport.
 * What it promises, prop by prop: README.md beside this file.
 */
export function Player(props: PlayerProps) {
  const { label, poster, className, id, controls, debug } = props;
  // One alone gives no shape.
  const { width, height } = props.width && props.height ? props : { width: 16, height: 9 };
  const settings = withDefaults(props);
  const [store] = useState(() => createPlayerStore(settings));
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const stage = useRef<HTMLDivElement>(null);
  const generatedId = useId();
  const extras = usePart(controls || debug, loadExtras);
  const notice = usePart(view.error, loadFailureNotice);

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
          // A finger's pointer leaves when it lifts: the tapped stage keeps the focus until something else takes it.
          onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && store.leave(),
          // The browser took the finger for its own: it scrolls.
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
      {extras ? (
        <extras.Extras store={store} settings={settings} />
      ) : (
        controls && <div className={styles.bar} />
      )}
    </div>
  );
}

/**
 * A file of the player that comes when it is wanted. Not React's `lazy`, which takes the page down when a file is lost.
 * @returns `undefined` until it is there, `null` when it is lost
 */
function usePart<Part>(wanted: unknown, load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>();
  useEffect(() => {
    if (wanted) load().then(setPart, () => setPart(null));
  }, [wanted, load]);
  return part;
}
