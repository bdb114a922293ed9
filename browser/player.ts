import { createPlayer, type VanillaPlayer } from '@northlight/player/vanilla';
import { darkScheme, playerOptions } from './player/player-options';
import { type Action, type ActionHandler, Attribute, islandSettings } from './protocol';

const players = new WeakMap<HTMLElement, VanillaPlayer>();

/**
 * Starts a player without React. If the player has controls, the module `player-controls` then hydrates them.
 * @returns a promise of the player. It resolves when the animation or its failure notice is on screen, or when the
 * visitor needs the controls
 */
export default function mount(
  island: HTMLElement,
  handleEarly: (handler: ActionHandler) => void,
): Promise<VanillaPlayer> {
  const settings = islandSettings(island, 'player');
  const savesData = document.documentElement.hasAttribute(Attribute.SavesData);
  return new Promise((resolve) => {
    const done = () => resolve(player);
    const options = () => ({
      ...playerOptions(settings, darkScheme.matches()),
      preload: savesData ? ('none' as const) : undefined,
      onReady: done,
      onError: done,
    });
    const started = players.get(island);
    const player = started ?? createPlayer(options());
    players.set(island, player);
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
    handleEarly((action) => {
      const isDone = act(player, action);
      if (!isDone) done();
      return isDone;
    });
  });
}

/** Repeats the animation only while the pointer is over it, so that it plays once if it starts by itself. */
function repeatWhileHovered(island: HTMLElement, player: VanillaPlayer) {
  player.setLoop(island.matches(':hover'));
  island.addEventListener('mouseenter', () => player.setLoop(true));
  island.addEventListener('mouseleave', () => player.setLoop(false));
}

/** Does what the visitor has done, if this needs no controls. @returns whether it has done so */
function act(player: VanillaPlayer, { control }: Action): boolean {
  const isPlaying = player.state === 'playing';
  if (control.matches('.player-play-button, .player-hover') && !isPlaying) player.play();
  else if (control.matches('.player-stage')) isPlaying ? player.pause() : player.play();
  else if (control instanceof HTMLInputElement && control.value !== '')
    player.seek(control.type === 'range' ? `${control.value}%` : control.valueAsNumber);
  else return false;
  return true;
}
