import { createPlayer, type VanillaPlayer } from '@northlight/player/vanilla';
import { darkScheme } from '@/components/islands/dark-scheme';
import { playerOptions } from '@/components/islands/player-options';
import { Attribute, islandSettings } from './protocol';

type StartedPlayer = {
  player: VanillaPlayer;
  /** Resolves the promise that `mount` has returned. */
  resolve: () => void;
};

const players = new WeakMap<HTMLElement, StartedPlayer>();

/**
 * Starts a player without React. If the player has controls, the module `player-controls` then hydrates them.
 * @returns a promise of the player. It resolves when the animation is on screen, or when the visitor needs the
 * controls. If the animation can't be shown, it rejects, unless the player's controls show the error.
 */
export default function mount(island: HTMLElement): Promise<VanillaPlayer> {
  const settings = islandSettings(island, 'player');
  const savesData = document.documentElement.hasAttribute(Attribute.SavesData);
  return new Promise((resolve, reject) => {
    const done = () => resolve(player);
    const options = () => ({
      ...playerOptions(settings, darkScheme.matches()),
      preload: savesData ? ('none' as const) : undefined,
      onReady: done,
      onError: settings.controls ? done : reject,
    });
    const started = players.get(island)?.player;
    const player = started ?? createPlayer(options());
    players.set(island, { player, resolve: done });
    if (started) {
      // The module is mounted again after an error.
      started.update(options());
      started.retry();
      if (started.state !== 'loading') done();
    } else {
      player.mount(island.firstElementChild as Element);
      if (settings.hover) repeatWhileHovered(island, player);
      darkScheme.subscribe(() => player.update(options()));
    }
  });
}

/** Repeats the animation only while the pointer is over it, so that it plays once if it starts by itself. */
function repeatWhileHovered(island: HTMLElement, player: VanillaPlayer) {
  player.setLoop(island.matches(':hover'));
  island.addEventListener('mouseenter', () => player.setLoop(true));
  island.addEventListener('mouseleave', () => player.setLoop(false));
}

/** Plays if the visitor presses the play button, or the animation, of a player that isn't playing. */
export function press(island: HTMLElement, control: HTMLElement): boolean {
  const started = players.get(island);
  const isPlay = control.matches('.player-play-button, .player-hover') && started?.player.state !== 'playing';
  if (isPlay) started?.player.play();
  else started?.resolve();
  return isPlay;
}
