import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlayerStore } from '../playback/store';
import type { PlayerLoop } from '../types';
import { perform } from './commands';
import { keyOf, targetOf } from './key-event';
import { goesOn, shortcutOf } from './keyboard';

/**
 * The player's keys, while the focus is anywhere inside it.
 * @param bar the controls; what counts as inside is the player around them
 */
export function useShortcuts(
  bar: RefObject<HTMLElement | null>,
  store: PlayerStore,
  hostLoop: PlayerLoop,
  onHelp: () => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const player = bar.current?.closest('[data-state]');
    const { target, defaultPrevented } = event;
    if (!player || !(target instanceof Element) || !player.contains(target)) return;
    if (defaultPrevented || store.getView().state === 'error') return;
    const command = shortcutOf(keyOf(event, player), targetOf(target));
    if (!command) return;
    event.preventDefault();
    // Held down it stays taken, or Space would scroll the page.
    if (event.repeat && !goesOn(command)) return;
    if (command === 'help') onHelp();
    else perform(command, store, hostLoop);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    // React hears keys at its root or the document: only the window comes after what a control does with its own.
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
