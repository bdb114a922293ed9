'use client';

import {
  lazy,
  type PointerEvent,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './player.module.css';
import { withDefaults } from './settings';
import { createPlayerStore, type PlayerStore } from './store';
import type { PlayerProps } from './types';

const Extras = lazy(async () => ({ default: (await import('./controls/extras')).Extras }));
const FailureNotice = lazy(async () => ({ default: (await import('./failure-notice')).FailureNotice }));

/**
 * Plays a vector animation (Lottie JSON or .lottie) with lottie-web. The static HTML holds the box with its
 * proportions, its background and the poster; lottie-web and the animation arrive when the box is near the viewport.
 * What it promises, prop by prop: README.md beside this file.
 */
export function Player(props: PlayerProps) {
  const { label, poster, width = 16, height = 9, className, id, controls, debug } = props;
  const settings = withDefaults(props);
  const [store] = useState(() => createPlayerStore(settings));
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const stage = useRef<HTMLDivElement>(null);
  const generatedId = useId();
  const [hasMounted, setMounted] = useState(false);

  useImperativeHandle(props.ref, () => store.handle, [store]);
  useLayoutEffect(() => store.update(settings));
  useEffect(() => {
    if (stage.current) store.mount(stage.current);
    setMounted(true);
    return () => store.unmount();
  }, [store]);

  const bar = controls ? <div className={styles.bar} /> : null;
  return (
    <div className={className ? `${styles.player} ${className}` : styles.player} data-state={view.state}>
      <div
        id={id ?? generatedId}
        className={styles.stage}
        {...(view.error ? null : { role: 'img', 'aria-label': label })}
        tabIndex={controls ? -1 : undefined}
        {...(settings.hover && hoverHandlers(store))}
      >
        <svg
          className={styles.box}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          <rect width={width} height={height} fill={view.background} />
        </svg>
        {poster && !view.build && !view.error ? (
          // biome-ignore lint/performance/noImgElement: the player knows nothing of Next
          <img className={styles.poster} src={poster} alt="" loading={settings.loading} />
        ) : null}
        <div ref={stage} className={styles.picture} aria-hidden="true" />
        {view.error ? (
          <Suspense>
            <FailureNotice error={view.error} />
          </Suspense>
        ) : null}
      </div>
      {hasMounted && (controls || debug) ? (
        <Suspense fallback={bar}>
          <Extras store={store} settings={settings} />
        </Suspense>
      ) : (
        bar
      )}
    </div>
  );
}

/** A finger's pointer leaves when it lifts: for touch the tapped stage keeps the focus until something else takes it. */
function hoverHandlers(store: PlayerStore) {
  return {
    tabIndex: 0,
    onPointerEnter: () => store.hover(true),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && store.hover(false),
    onFocus: () => store.hover(true),
    onBlur: () => store.hover(false),
  };
}
