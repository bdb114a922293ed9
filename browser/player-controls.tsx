import type { VanillaPlayer } from '@northlight/player/vanilla';
import { hydrateRoot } from 'react-dom/client';
import { SitePlayer } from './player/site-player';
import { Attribute, islandSettings } from './protocol';

/**
 * Hydrates a player that is already running. The build has rendered it with the same component and the same
 * prefix for ids. If a translation tool has changed the player's HTML, React renders the player again.
 */
export default function hydrate(island: HTMLElement, player: VanillaPlayer): Promise<void> {
  const root = island.firstElementChild as Element;
  const savesData = document.documentElement.hasAttribute(Attribute.SavesData);
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <SitePlayer
        {...islandSettings(island, 'player')}
        player={player}
        preload={savesData ? 'none' : 'auto'}
        onMount={resolve}
      />,
      {
        identifierPrefix: island.getAttribute(Attribute.IdPrefix) ?? '',
        // Without this option, React would report each translated page as an error.
        onRecoverableError: () => {},
      },
    );
  });
}
