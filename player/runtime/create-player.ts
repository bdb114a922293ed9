import { withDefaults } from '../core/settings';
import type { PlayerHandle, PlayerOptions } from '../types';
import {
  alignPoster,
  backgroundAttributes,
  hoverButtonAttributes,
  posterAttributes,
  rootAttributes,
  stageAttributes,
} from './attributes';
import { loadHoverHandling } from './load-hover-handling';
import { createElements, playerMarkup, setAttributes, toHtml } from './markup';
import { internals } from './player-internals';
import { createStore } from './store';

/** A player that runs without React. */
export type VanillaPlayer = PlayerHandle & {
  /**
   * Shows the player in an element, and starts it. If the element already contains the static HTML of a player
   * (`renderMarkup`, or a server-rendered `Player`), the player uses it.
   */
  mount(parent: Element): void;
  /** Stops the player, and removes the animation and all elements that `mount` has added. */
  unmount(): void;
  /** Replaces the options. A missing option is reset to its default. */
  update(options: PlayerOptions): void;
};

/**
 * Returns the static HTML of a player without controls: its box with the aspect ratio, the background and the
 * poster. Also runs on a server.
 */
export function renderMarkup(options: PlayerOptions): string {
  const settings = withDefaults(options);
  return toHtml(playerMarkup(settings, createStore(settings).getInitialView()));
}

/**
 * Creates a player without React and without controls. To show it with controls, pass it to a `Player` of
 * `@northlight/player` as the prop `player`, even if it is already playing.
 */
export function createPlayer(options: PlayerOptions): VanillaPlayer {
  let settings = withDefaults(options);
  const store = createStore(settings);
  /** The outer element; `null` if React renders it, or if the player is unmounted. */
  let root: Element | null = null;
  /** The outer element that this player has created, if it didn't find one. */
  let created: Element | undefined;
  /** Aborted when the player unmounts, or when React renders its elements instead. */
  let rendering = new AbortController();

  /** Updates the attributes of the player's elements. */
  function show() {
    if (!root) return;
    const view = store.getView();
    const find = (selector: string) => root?.querySelector<HTMLElement>(selector) ?? null;
    const poster = find('.player-poster');
    setAttributes(root, rootAttributes(view));
    setAttributes(find('.player-stage'), stageAttributes(settings, view));
    setAttributes(find('.player-box > rect'), backgroundAttributes(settings, view));
    setAttributes(find('.player-hover'), hoverButtonAttributes(settings, view));
    setAttributes(poster, posterAttributes(settings));
    alignPoster(poster, settings);
    // Keep the element, because React expects it if it hydrates the static HTML later.
    if (poster) poster.style.display = view.build ? 'none' : '';
  }

  function stopRendering() {
    rendering.abort();
    root = null;
  }

  const player = Object.assign(store.handle, {
    mount(parent: Element) {
      stopRendering();
      rendering = new AbortController();
      const { signal } = rendering;
      root = parent.querySelector('.player');
      if (!root) {
        created ??= createElements(parent.ownerDocument, playerMarkup(settings, store.getView()));
        parent.append(created);
        root = created;
      }
      signal.addEventListener('abort', store.subscribe(show));
      const button = root.querySelector<HTMLElement>('.player-hover');
      if (button) loadHoverHandling(button, store, signal);
      show();
      store.mount(root.querySelector('.player-stage') as HTMLElement);
    },
    unmount() {
      stopRendering();
      created?.remove();
      store.unmount();
    },
    update(next: PlayerOptions) {
      settings = withDefaults(next);
      store.update(settings);
      show();
    },
  });
  internals.set(player, {
    store,
    handOver(stage) {
      stopRendering();
      store.mount(stage);
    },
  });
  return player;
}
