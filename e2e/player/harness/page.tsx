import { createRef, Profiler, type RefObject, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Player } from '@/player';
import type { PlayerEvent, PlayerHandle, PlayerProps, PlayerState } from '@/player/types';
import { startReference } from './reference';
import { square } from './square';
import { advance, steerTime } from './time';

/** What a test does in the page: mount players by name, change their props, use their handles, read what they said. */
type Mounted = {
  root: Root;
  props: PlayerProps;
  handle: RefObject<PlayerHandle | null>;
  box: HTMLElement;
  strict: boolean;
  hearsFrames: boolean;
};

/** All but `frame`. */
const EVENTS = ['load', 'error', 'ready', 'play', 'pause', 'stop', 'freeze', 'loop', 'complete'] as const;

/** The props that a test can hand over from outside the page. */
export type PlainProps = Partial<Omit<PlayerProps, 'ref' | `on${string}`>>;

export type Heard = { name: PlayerEvent; detail: unknown };

export type MountOptions = {
  strict?: boolean;
  /** False for a host that listens to each event but `frame` by a callback of its own; most do. */
  hearsFrames?: boolean;
  /** Of the box that the player fills, in pixels. */
  width?: number;
  height?: number;
};

type LottieWeb = { getRegisteredAnimations(): unknown[] };

const mounted = new Map<string, Mounted>();

/** What each player said, in the order heard. */
const log: Record<string, Heard[]> = {};

/** How often React rendered each player; only React's development build tells. */
const renders: Record<string, number> = {};

/** Called at each `ready` and `error`. */
const endings = new Map<string, () => void>();

function render(name: string) {
  const { root, props, handle, strict, hearsFrames } = get(name);
  const hear: PlayerProps['onEvent'] = (event, detail) => {
    log[name]?.push({ name: event, detail });
    // First, as the test's own callback may throw.
    if (event === 'ready' || event === 'error') endings.get(name)?.();
    props.onEvent?.(event, detail);
  };
  const callbacks = hearsFrames
    ? { onEvent: hear }
    : Object.fromEntries(
        EVENTS.map((event) => [
          `on${event[0]?.toUpperCase()}${event.slice(1)}`,
          (detail: never) => hear(event, detail),
        ]),
      );
  const player = (
    <Profiler id={name} onRender={() => (renders[name] = (renders[name] ?? 0) + 1)}>
      <Player ref={handle} {...props} {...callbacks} />
    </Profiler>
  );
  flushSync(() => root.render(strict ? <StrictMode>{player}</StrictMode> : player));
}

function get(name: string) {
  const player = mounted.get(name);
  if (!player) throw new Error(`no player ${name}`);
  return player;
}

const harness = {
  log,
  renders,
  square,
  startReference,
  steerTime,
  advance,

  mount(
    name: string,
    props: Partial<PlayerProps>,
    { strict = false, hearsFrames = true, width = 400, height = 400 }: MountOptions = {},
  ) {
    const box = document.createElement('div');
    box.id = `box-${name}`;
    box.style.cssText = `width:${width}px;height:${height}px`;
    document.body.append(box);
    log[name] = [];
    const full = { src: '', label: name, width, height, loading: 'eager', ...props } as PlayerProps;
    mounted.set(name, { root: createRoot(box), props: full, handle: createRef(), box, strict, hearsFrames });
    render(name);
  },

  update(name: string, props: Partial<PlayerProps>) {
    const player = get(name);
    player.props = { ...player.props, ...props };
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

  /** The state once the player is ready or has failed; still `loading` when that takes longer than `limit` milliseconds. */
  ended(name: string, limit = 10_000): Promise<PlayerState> {
    return new Promise((resolve) => {
      const stateNow = () => {
        clearTimeout(timer);
        endings.delete(name);
        // Not from within the event: what it leads to is over by then.
        queueMicrotask(() => resolve(harness.handle(name).state));
      };
      const timer = setTimeout(stateNow, limit);
      if (harness.handle(name).state !== 'loading') stateNow();
      else endings.set(name, stateNow);
    });
  },

  /** Mounts, and waits until the player is ready or has failed. */
  async load(name: string, props: Partial<PlayerProps>, options?: MountOptions) {
    harness.mount(name, props, options);
    return harness.ended(name);
  },

  /** Names of the events so far, frames left out. */
  events(name: string) {
    return (log[name] ?? []).map((entry) => entry.name).filter((event) => event !== 'frame');
  },

  details(name: string, event: PlayerEvent) {
    return (log[name] ?? []).filter((entry) => entry.name === event).map((entry) => entry.detail);
  },

  /** Mounts and unmounts, each time once the player is ready. */
  async cycle(times: number, props: Partial<PlayerProps>, options?: MountOptions) {
    for (let time = 0; time < times; time += 1) {
      await harness.load('cycle', props, options);
      // A frame on screen, as a visitor would have.
      await new Promise(requestAnimationFrame);
      harness.unmount('cycle');
    }
  },

  /** Animations that the copies of lottie-web on this page still hold. */
  async registered() {
    const copies = await Promise.all([
      import('lottie-web/build/player/lottie_light.min.js'),
      import('lottie-web/build/player/lottie_light_canvas.min.js'),
      import('lottie-web/build/player/lottie_light_html.min.js'),
      import('lottie-web/build/player/lottie_svg.min.js'),
    ]);
    return copies.flatMap((copy) => (copy.default as unknown as LottieWeb).getRegisteredAnimations()).length;
  },

  box(name: string) {
    return get(name).box;
  },
};

export type Harness = typeof harness;

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own
  interface Window {
    harness: Harness;
  }
}

window.harness = harness;
