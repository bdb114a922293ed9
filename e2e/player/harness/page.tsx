import { Activity, createRef, type RefObject, StrictMode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Player, preload } from '@/player';
import '@/player/element';
import { createPlayer, renderMarkup } from '@/player/vanilla';
import '@/player/styles.css';
import type { PlayerEvent, PlayerEventArgs, PlayerHandle, PlayerState } from '@/player/types';
import type { PlayerProps } from '@/player/ui/player-props';
import { advanceFrames, installFakeClock } from './fake-clock';
import { destroyReference, seekReference, startReference } from './reference';

const EVENTS_BUT_FRAME = 'Load Error Ready Play Pause Stop Freeze Loop Complete Marker'.split(' ');

export type MountOptions = {
  strict?: boolean;
  /**
   * Whether the app listens to every event with `onEvent`. If `false`, the app has a callback for each
   * event except `frame`, as most apps do.
   */
  listensToFrames?: boolean;
  /** Whether the player is mounted in an `<Activity>`, so that `setHidden` can hide and show the player. */
  isInActivity?: boolean;
  /** Where the player is rendered, if not in the page itself. */
  place?: Place;
  /** The size of the box that the player fills, in pixels. */
  width?: number;
  height?: number;
};

/** A shadow tree or, through a portal, a different document. */
export type Place = 'shadow root' | 'iframe' | 'window';

/** A player on the page, stored in `mounted` under its name. */
type Mounted = MountOptions & {
  root: Root;
  props: PlayerProps;
  handle: RefObject<PlayerHandle | null>;
  box: HTMLElement;
  /** All events that the app received, in order. */
  log: { name: PlayerEvent; detail: unknown }[];
  findsWorker: boolean;
  isHidden: boolean;
  /** The callback for the next `ready` or `error`. */
  onSettled?: () => void;
};

/** A player on the page, with its position in the viewport and its size in pixels. */
export type Box = { name: string; x: number; y: number; width: number; height: number };

/** A player to mount with others, under this name. */
export type PlayerToLoad = { name: string; props: SerialisableProps; options: MountOptions };

/** Props that a test can pass to the page: all except functions and refs. */
export type SerialisableProps = Partial<Omit<PlayerProps, 'ref' | 'player' | `on${string}`>>;

const mounted = new Map<string, Mounted>();

function render(name: string) {
  const player = get(name);
  const { root, props, handle, log, strict, listensToFrames, isInActivity, place, isHidden } = player;
  const onEvent = props.onEvent as ((...args: PlayerEventArgs) => void) | undefined;
  const logEvent = (...args: PlayerEventArgs) => {
    const [event, detail] = args;
    log.push({ name: event, detail });
    // Call this before the test's own callback, because that callback might throw.
    if (event === 'ready' || event === 'error') player.onSettled?.();
    onEvent?.(...args);
  };
  const callbacks = listensToFrames
    ? { onEvent: logEvent }
    : Object.fromEntries(
        EVENTS_BUT_FRAME.map((event) => [
          `on${event}`,
          (detail: never) => logEvent(event.toLowerCase() as PlayerEvent, detail),
        ]),
      );
  const element = <Player ref={handle} {...props} {...callbacks} />;
  const tree = isInActivity ? <Activity mode={isHidden ? 'hidden' : 'visible'}>{element}</Activity> : element;
  const wrapped = place && place !== 'shadow root' ? createPortal(tree, player.box) : tree;
  flushSync(() => root.render(strict ? <StrictMode>{wrapped}</StrictMode> : wrapped));
}

/** Returns the element that contains the player's box. It has the styles of the page. */
function createPlace(place: Place): Node {
  const styles = document.querySelector('link[rel=stylesheet]')?.cloneNode() as Node;
  if (place === 'shadow root') {
    const tree = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    tree.append(styles);
    return tree;
  }
  const frame = document.createElement('iframe');
  Object.assign(frame, { allow: 'fullscreen', width: 500, height: 500 });
  if (place === 'iframe') document.body.append(frame);
  const { document: other } = (place === 'iframe' ? frame.contentWindow : open()) as Window;
  other.head.append(styles);
  other.body.style.margin = '0';
  return other.body;
}

async function nextFrames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Waits until many canvases of a worker are on screen, which takes longer than for a single one. */
const shown = () => nextFrames(3);

function get(name: string) {
  const player = mounted.get(name);
  if (!player) throw new Error(`no player ${name}`);
  return player;
}

/**
 * The API that tests use in the page: mounts players by name, changes props, calls handles and reads events.
 */
const harness = {
  startReference,
  seekReference,
  destroyReference,
  installFakeClock,
  advanceFrames,
  preload,
  createPlayer,
  renderMarkup,
  createPlace,

  mount(
    name: string,
    props: Partial<PlayerProps>,
    { listensToFrames = true, width = 400, height = 400, place, ...options }: MountOptions = {},
  ) {
    const box = document.createElement('div');
    box.id = `box-${name}`;
    box.style.cssText = `width:${width}px;height:${height}px`;
    (place ? createPlace(place) : document.body).appendChild(box);
    mounted.set(name, {
      ...options,
      place,
      root: createRoot(place && place !== 'shadow root' ? document.createElement('div') : box),
      props: { src: '', label: name, width, height, loading: 'eager', ...props } as PlayerProps,
      handle: createRef(),
      box,
      log: [],
      listensToFrames,
      findsWorker: 'Worker' in window,
      isHidden: false,
    });
    render(name);
  },

  update(name: string, props: Partial<PlayerProps>) {
    const player = get(name);
    player.props = { ...player.props, ...props };
    render(name);
  },

  /** Hides or shows a player that was mounted with `isInActivity`. */
  setHidden(name: string, isHidden: boolean) {
    get(name).isHidden = isHidden;
    render(name);
  },

  unmount(name: string) {
    const { root, box } = get(name);
    flushSync(() => root.unmount());
    box.remove();
    mounted.delete(name);
  },

  handle(name: string): PlayerHandle {
    const handle = get(name).handle.current;
    if (!handle) throw new Error(`player ${name} has no handle`);
    return handle;
  },

  /** Calls a method of a player's handle, or returns the value of a property. */
  use(name: string, member: keyof PlayerHandle, ...args: unknown[]) {
    const value = harness.handle(name)[member];
    return typeof value === 'function' ? (value as (...args: unknown[]) => unknown)(...args) : value;
  },

  /** Waits up to ten seconds until the player is ready or has failed, and returns its state. */
  settled(name: string): Promise<PlayerState> {
    const player = get(name);
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        player.onSettled = undefined;
        // By the next microtask, all effects of the event have finished.
        queueMicrotask(() => resolve(harness.handle(name).state));
      };
      const timer = setTimeout(settle, 10_000);
      if (harness.handle(name).state !== 'loading') settle();
      else player.onSettled = settle;
    });
  },

  /** Mounts a player, waits until it is ready or has failed, and returns its state. */
  async load(name: string, props: Partial<PlayerProps>, options?: MountOptions) {
    harness.mount(name, props, options);
    return harness.settled(name);
  },

  /** Mounts players side by side, and waits until each is ready or has failed. */
  async loadAll(players: readonly PlayerToLoad[]) {
    for (const { name, props, options } of players) {
      harness.mount(name, props, options);
      get(name).box.style.float = 'left';
    }
    const states = await Promise.all(players.map(({ name }) => harness.settled(name)));
    await shown();
    return players.map(({ name }, index) => {
      const { x, y, width, height } = get(name).box.getBoundingClientRect();
      const { renderer } = harness.handle(name);
      return { name, x, y, width, height, state: states[index], renderer };
    });
  },

  /** Seeks in several players, and waits until the frames are on screen. */
  async showFrames(frames: readonly [name: string, frame: number][]) {
    await Promise.all(frames.map(([name, frame]) => harness.showFrame(name, frame)));
    await shown();
  },

  unmountAll(names: readonly string[]) {
    for (const name of names) harness.unmount(name);
  },

  /** Seeks, and waits until the frame is on screen or the player has failed. */
  async showFrame(name: string, to: Parameters<PlayerHandle['seek']>[0]) {
    const before = harness.details(name, 'frame').length;
    harness.handle(name).seek(to);
    const isDrawn = () => harness.details(name, 'frame').length > before;
    while (!isDrawn() && harness.handle(name).state !== 'error') await new Promise(requestAnimationFrame);
    // A worker's frame appears only with the page's next frame.
    if (get(name).findsWorker && harness.handle(name).renderer === 'canvas') await nextFrames(2);
  },

  /** Disables workers, so that canvases render on the main thread from now on. */
  drawOnPage() {
    Reflect.deleteProperty(window, 'Worker');
  },

  /** Takes a snapshot, and returns its bytes in base64. */
  async snapshot(name: string, options: Parameters<PlayerHandle['snapshot']>[0]) {
    const bytes = new Uint8Array(await (await harness.handle(name).snapshot(options)).arrayBuffer());
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  },

  /** Returns the names of the events so far, without `frame` and `marker` by default. */
  events(name: string, all = false) {
    const names = get(name).log.map((entry) => entry.name);
    return all ? names : names.filter((event) => event !== 'frame' && event !== 'marker');
  },

  /** Returns the details of all events with this name so far. */
  details(name: string, event: PlayerEvent) {
    return get(name).log.flatMap((entry) => (entry.name === event ? [entry.detail] : []));
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

  /** Returns the prototypes by which a debugger finds lottie-web's renderers in memory. */
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

  /**
   * Returns the shadow trees of a player's animations. There are two while one animation replaces another.
   */
  pictures(name: string): ShadowRoot[] {
    return [...get(name).box.querySelectorAll('.player-stage > div')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
  },
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the browser's own
  interface Window {
    harness: typeof harness;
  }
}

window.harness = harness;
document.body.style.margin = '0';
