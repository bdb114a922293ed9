import { Activity, createRef, Profiler, type RefObject, StrictMode, Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Player, preload } from '@/player';
import '@/player/styles.css';
import type { PlayerEvent, PlayerHandle, PlayerProps, PlayerState } from '@/player/types';
import { advanceFrame, installFakeClock } from './fake-clock';
import { startReference } from './reference';

const EVENTS_BUT_FRAME = 'load error ready play pause stop freeze loop complete marker'.split(
  ' ',
) as PlayerEvent[];

/** A player on the page, stored by name in `mounted`. */
type Mounted = {
  root: Root;
  props: PlayerProps;
  handle: RefObject<PlayerHandle | null>;
  box: HTMLElement;
  strict: boolean;
  listensToFrames: boolean;
  findsWorker: boolean;
  within?: 'activity' | 'suspense';
  isHidden: boolean;
};

/** Props that a test can pass to the page: all except functions and refs. */
export type SerialisableProps = Partial<Omit<PlayerProps, 'ref' | `on${string}`>>;

/** An event that the host received. */
export type LoggedEvent = { name: PlayerEvent; detail: unknown };

export type MountOptions = {
  strict?: boolean;
  /** `false` if the host sets a callback for each event except `frame`, as most hosts do. */
  listensToFrames?: boolean;
  /** The wrapper that `setHidden` hides and shows. */
  within?: 'activity' | 'suspense';
  /** Size of the box that the player fills, in pixels. */
  width?: number;
  height?: number;
};

const mounted = new Map<string, Mounted>();

/** All events of each player, in order. */
const log: Record<string, LoggedEvent[]> = {};

/** How often React rendered each player. Only React's development build counts renders. */
const renders: Record<string, number> = {};

/** Callbacks for the next `ready` or `error` of each player. */
const settledListeners = new Map<string, () => void>();

function render(name: string) {
  const { root, props, handle, strict, listensToFrames, within, isHidden } = get(name);
  const logEvent: PlayerProps['onEvent'] = (event, detail) => {
    log[name]?.push({ name: event, detail });
    // Runs before the test's own callback, which may throw.
    if (event === 'ready' || event === 'error') settledListeners.get(name)?.();
    props.onEvent?.(event, detail);
  };
  const callbacks = listensToFrames
    ? { onEvent: logEvent }
    : Object.fromEntries(
        EVENTS_BUT_FRAME.map((event) => [
          `on${event.charAt(0).toUpperCase()}${event.slice(1)}`,
          (detail: never) => logEvent(event, detail),
        ]),
      );
  const player = (
    <Profiler id={name} onRender={() => (renders[name] = (renders[name] ?? 0) + 1)}>
      <Player ref={handle} {...props} {...callbacks} />
    </Profiler>
  );
  const wrappers = {
    activity: <Activity mode={isHidden ? 'hidden' : 'visible'}>{player}</Activity>,
    suspense: (
      <Suspense fallback={null}>
        {player}
        {isHidden && <Waiting />}
      </Suspense>
    ),
  };
  const wrapped = within ? wrappers[within] : player;
  flushSync(() => root.render(strict ? <StrictMode>{wrapped}</StrictMode> : wrapped));
}

const never = new Promise<never>(() => {});

/** Makes the surrounding Suspense show its fallback. */
const Waiting = () => use(never);

function get(name: string) {
  const player = mounted.get(name);
  if (!player) throw new Error(`no player ${name}`);
  return player;
}

/** The API of the tests in the page: mount players by name, change props, call handles and read events. */
const harness = {
  log,
  renders,
  startReference,
  installFakeClock,
  advanceFrame,

  mount(
    name: string,
    props: Partial<PlayerProps>,
    { strict = false, listensToFrames = true, width = 400, height = 400, within }: MountOptions = {},
  ) {
    const box = document.createElement('div');
    box.id = `box-${name}`;
    box.style.cssText = `width:${width}px;height:${height}px`;
    document.body.append(box);
    log[name] = [];
    const full = { src: '', label: name, width, height, loading: 'eager', ...props } as PlayerProps;
    const [root, handle, findsWorker] = [createRoot(box), createRef<PlayerHandle>(), 'Worker' in window];
    const options = { strict, listensToFrames, within, findsWorker, isHidden: false };
    mounted.set(name, { root, props: full, handle, box, ...options });
    render(name);
  },

  update(name: string, props: Partial<PlayerProps>) {
    const player = get(name);
    player.props = { ...player.props, ...props };
    render(name);
  },

  /** Hides or shows a player that was mounted with `within`. */
  setHidden(name: string, isHidden: boolean) {
    get(name).isHidden = isHidden;
    render(name);
  },

  unmount(name: string) {
    const { root, box } = get(name);
    flushSync(() => root.unmount());
    box.remove();
    mounted.delete(name);
    delete log[name];
    delete renders[name];
  },

  handle(name: string): PlayerHandle {
    const handle = get(name).handle.current;
    if (!handle) throw new Error(`player ${name} has no handle`);
    return handle;
  },

  /**
   * Waits until the player is ready or has failed.
   * @returns its state, which is `loading` after `limit` milliseconds
   */
  settled(name: string, limit = 10_000): Promise<PlayerState> {
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        settledListeners.delete(name);
        // Lets all effects of the event finish first.
        queueMicrotask(() => resolve(harness.handle(name).state));
      };
      const timer = setTimeout(settle, limit);
      if (harness.handle(name).state !== 'loading') settle();
      else settledListeners.set(name, settle);
    });
  },

  /**
   * Mounts a player, and waits until it is ready or has failed.
   * @returns its state
   */
  async load(name: string, props: Partial<PlayerProps>, options?: MountOptions) {
    harness.mount(name, props, options);
    return harness.settled(name);
  },

  /**
   * Seeks, and waits until the frame is on screen, unless the player has failed. Needs the page's real clock.
   */
  async showFrame(name: string, to: Parameters<PlayerHandle['seek']>[0]) {
    const before = harness.details(name, 'frame').length;
    harness.handle(name).seek(to);
    const isDrawn = () => harness.details(name, 'frame').length > before;
    while (!isDrawn() && harness.handle(name).state !== 'error') await new Promise(requestAnimationFrame);
    if (!get(name).findsWorker || harness.handle(name).renderer !== 'canvas') return;
    // A worker's frame appears only with the page's next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  },

  preload,

  /** Disables workers, so that canvases render on the main thread from now on. */
  drawOnPage() {
    Reflect.deleteProperty(window, 'Worker');
  },

  /** Names of the events so far, except `frame` and `marker`. */
  events(name: string) {
    return (log[name] ?? [])
      .map((entry) => entry.name)
      .filter((event) => event !== 'frame' && event !== 'marker');
  },

  /** Details of all events with this name so far. */
  details(name: string, event: PlayerEvent) {
    return (log[name] ?? []).filter((entry) => entry.name === event).map((entry) => entry.detail);
  },

  /** Mounts and unmounts players, ten at a time. Each stays on screen for one frame. */
  async mountRepeatedly(times: number, props: Partial<PlayerProps>, options?: MountOptions) {
    for (let mounts = 0; mounts < times; mounts += 10) {
      const names = Array.from({ length: 10 }, (_, index) => `repeated ${index}`);
      await Promise.all(names.map((name) => harness.load(name, props, options)));
      await new Promise(requestAnimationFrame);
      for (const name of names) harness.unmount(name);
    }
  },

  /** Prototypes that a debugger uses to find lottie-web's renderers. */
  async rendererPrototypes() {
    const modules = await Promise.all([
      import('lottie-web/player/js/renderers/SVGRenderer.js'),
      import('lottie-web/player/js/renderers/CanvasRenderer.js'),
      import('lottie-web/player/js/renderers/HybridRenderer.js'),
    ]);
    return modules.map(({ default: Renderer }) => Renderer.prototype);
  },

  box(name: string) {
    return get(name).box;
  },

  /** The shadow trees of a player's animations. There are two while one animation replaces another. */
  pictures(name: string): ShadowRoot[] {
    return [...get(name).box.querySelectorAll('.player-stage > div')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
  },
};

export type Harness = typeof harness;

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the browser's own
  interface Window {
    harness: Harness;
  }
}

window.harness = harness;
