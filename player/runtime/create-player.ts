import { withDefaults } from '../core/settings';
import type { PlayerHandle, PlayerOptions } from '../types';
import { mounted, viewIn } from './elements';
import { toHtml } from './markup';
import { playerMarkup } from './player-markup';
import { createStore } from './store';
import { stores } from './stores';

/** A player that runs without React. */
export type VanillaPlayer = PlayerHandle & {
  /**
   * Shows the player in an element or a shadow root, and starts it. If a child of this element is the static HTML of a
   * player (`renderMarkup`, or a server-rendered `Player`) with the same options, the player uses it. A running player
   * moves there with its animation.
   */
  mount(parent: Element | ShadowRoot): void;
  /**
   * Stops the player, and removes the animation and all elements that `mount` has added. Static HTML is restored.
   * `mount` shows the player again, and restores its state and its position.
   */
  unmount(): void;
  /** Changes options. The others keep their values. An option that is `undefined` is reset to its default. */
  update(options: Partial<PlayerOptions>): void;
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
  const store = createStore(withDefaults(options));
  let current = options;
  const player: VanillaPlayer = Object.assign(Object.create(store.handle), {
    mount(parent: Element | ShadowRoot) {
      const root = store.getRoot();
      const found = root?.parentNode === parent ? root : findStaticHtml(parent);
      if (found) store.mount(found);
      else store.mount((parent.ownerDocument as Document).createElement('div'), parent);
    },
    unmount: () => store.unmount(),
    update(changed: Partial<PlayerOptions>) {
      current = { ...current, ...changed };
      store.update(withDefaults(current));
    },
  });
  stores.set(player, store);
  return player;
}

/** Returns the outer element of a player's static HTML that is a child of `parent` and that no player uses yet. */
const findStaticHtml = (parent: ParentNode) =>
  ([...parent.children] as HTMLElement[]).find(
    (child) => child.matches('.player') && viewIn(child) && !mounted.has(child),
  );
