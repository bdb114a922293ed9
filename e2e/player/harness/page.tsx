import { createRef, type RefObject, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Player } from '@/player';
import type { PlayerHandle, PlayerProps } from '@/player/types';

/** What a test does in the page: mount players by name, change their props, use their handles, read what they said. */
type Mounted = { root: Root; props: PlayerProps; handle: RefObject<PlayerHandle | null>; box: HTMLElement };

const mounted = new Map<string, Mounted>();

/** `event`, or `event:state` for a change of state, in the order heard, per player. */
const log: Record<string, { name: string; detail: unknown }[]> = {};

function render(name: string, strict: boolean) {
  const { root, props, handle } = mounted.get(name) as Mounted;
  const player = (
    <Player
      ref={handle}
      {...props}
      onEvent={(event, detail) => {
        log[name]?.push({ name: event, detail });
        props.onEvent?.(event, detail);
      }}
    />
  );
  root.render(strict ? <StrictMode>{player}</StrictMode> : player);
}

const harness = {
  log,
  mount(name: string, props: Partial<PlayerProps>, { strict = false, width = 400, height = 400 } = {}) {
    const box = document.createElement('div');
    box.id = `box-${name}`;
    box.style.cssText = `width:${width}px;height:${height}px`;
    document.body.append(box);
    log[name] = [];
    const full = { src: '', label: name, width, height, loading: 'eager', ...props } as PlayerProps;
    mounted.set(name, { root: createRoot(box), props: full, handle: createRef(), box });
    render(name, strict);
  },
  update(name: string, props: Partial<PlayerProps>) {
    const player = mounted.get(name) as Mounted;
    player.props = { ...player.props, ...props };
    render(name, false);
  },
  unmount(name: string) {
    const player = mounted.get(name);
    player?.root.unmount();
    player?.box.remove();
    mounted.delete(name);
  },
  handle(name: string) {
    return mounted.get(name)?.handle.current;
  },
  /** Names of the events so far, frames left out. */
  events(name: string) {
    return (log[name] ?? []).map((entry) => entry.name).filter((event) => event !== 'frame');
  },
};

export type Harness = typeof harness;

declare global {
  interface Window {
    harness: Harness;
  }
}

window.harness = harness;
