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
import { loadLateModule } from '../runtime/late-module';
import { toHtml } from '../runtime/markup';
import { outerClass, viewMarkup } from '../runtime/player-markup';
import { createStore } from '../runtime/store';
import { stores } from '../runtime/stores';
import type { PlayerHandle } from '../types';
import type { ControlledPlayer } from './controls/controlled-player';
import type { PlayerProps } from './player-props';

/**
 * A module that is loaded when a player first needs it. `loaded` is set once any player has loaded the
 * module.
 */
type LazyModule<Module> = { load: () => Promise<Module>; loaded?: Module | null };

const lazyControls: LazyModule<typeof import('../controls')> = {
  load: () => import('../controls'),
};
const lazyDebugOverlay: LazyModule<typeof import('./debug-overlay')> = {
  load: () => import('./debug-overlay'),
};

/**
 * Plays a vector animation (Lottie JSON or .lottie) with lottie-web. The static HTML contains a box with the
 * aspect ratio, the background and the poster. lottie-web and the animation load when the box is near the
 * viewport. player/README.md describes the props, the handle and the events.
 */
export const Player = forwardRef<PlayerHandle, Omit<PlayerProps, 'ref'>>(function Player(props, ref) {
  const { controls, debug } = props;
  const generatedId = useId();
  const settings = withDefaults(props);
  settings.id ??= generatedId;
  const [store] = useState(() => (props.player && stores.get(props.player)) ?? createStore(settings));
  const root = useRef<HTMLDivElement>(null);
  const isStatic = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  // React leaves the contents of the element `player-view` to the player: those of an element with
  // `dangerouslySetInnerHTML` during hydration, and those of an element without children otherwise.
  const [initial] = useState(store.getView);
  const [contents] = useState(
    isStatic ? { __html: viewMarkup(settings, initial).map(toHtml).join('') } : undefined,
  );
  const loadedControls = useLazyModule(lazyControls, controls === true, isStatic);
  const Controls = loadedControls?.PlayerControls ?? controls;
  const overlay = useLazyModule(lazyDebugOverlay, Boolean(debug), isStatic);

  useLayoutEffect(() => store.update(settings));
  useImperativeHandle(ref, () => store.handle, [store]);
  // Before the browser paints the elements, because they might be empty, or the animation might already be running.
  useLayoutEffect(() => store.mount(root.current as HTMLElement), [store]);
  // Not when the layout effects end, because Suspense also ends them while it hides the player.
  useEffect(() => {
    const element = root.current as HTMLElement;
    return () => store.unmount(element);
  }, [store]);

  return (
    <div
      {...outerAttributes(props)}
      ref={root}
      className={outerClass(settings)}
      data-state={initial.state}
      suppressHydrationWarning
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `toHtml` escapes all values */}
      <div className="player-view" dangerouslySetInnerHTML={contents} suppressHydrationWarning />
      {Controls && Controls !== true ? (
        <ControlsBoundary>
          <Controls player={{ store, settings } satisfies ControlledPlayer} />
        </ControlsBoundary>
      ) : (
        controls && <div className="player-bar-space" />
      )}
      {overlay && <overlay.DebugOverlay store={store} />}
    </div>
  );
  // Otherwise, messages about a prop would name the type `Omit<…> & RefAttributes<…>`.
}) as (props: PlayerProps) => ReactNode;

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

/** Returns the props that are `OuterAttributes`, and whether they contain a handler. */
function outerAttributes(props: object) {
  const entries = Object.entries(props).filter(([name]) =>
    /-|^(style|on(Pointer|Click|Focus|Blur))/.test(name),
  );
  const hasHandler = entries.some(([name, value]) => value && name.startsWith('on'));
  return { 'data-interactive': hasHandler || undefined, ...Object.fromEntries(entries) };
}

const subscribeToNothing = () => () => {};

/**
 * Loads a module when it is needed (`loadLateModule`). Doesn't use React's `lazy`, because a failed import would
 * then throw while React renders the app's page.
 * @param isStatic whether React is rendering on the server or hydrating
 * @returns `undefined` or `null` until the module has loaded
 */
function useLazyModule<Module>(lazy: LazyModule<Module>, isNeeded: boolean, isStatic: boolean) {
  const [, setModule] = useState<Module | null>();
  useEffect(() => {
    if (!isNeeded) return;
    const unmounted = new AbortController();
    loadLateModule(lazy.load, unmounted.signal, (module) => {
      lazy.loaded = module;
      setModule(module);
    });
    return () => unmounted.abort();
  }, [isNeeded, lazy]);
  // During hydration, ignore a module that another player has already loaded, because the static HTML was
  // rendered without it.
  return isNeeded && !isStatic ? lazy.loaded : undefined;
}
