import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlayerStore } from '../../runtime/store';
import type { Command } from './commands';
import { readKeyPress, readKeyTarget } from './key-event';
import { allowsKeyRepeat, type BarCommand, type Shortcuts, shortcutCommand } from './keyboard';

/**
 * Runs the player's keyboard shortcuts while the focus is anywhere inside the player.
 * @param bar the controls, by which the player around them is found
 * @param shortcutsIn the keys by the player's writing direction
 */
export function useShortcuts(
  bar: RefObject<HTMLElement | null>,
  store: PlayerStore,
  shortcutsIn: (rtl: boolean) => Shortcuts,
  perform: (command: Command) => void,
  performOnBar: (command: BarCommand) => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const player = bar.current?.closest('[data-state]');
    const { target, defaultPrevented } = event;
    if (!player || !(target instanceof Element) || !player.contains(target)) return;
    if (defaultPrevented || store.getView().state === 'error') return;
    const press = readKeyPress(event, player);
    const command = shortcutCommand(press, readKeyTarget(target), shortcutsIn(press.rtl));
    if (!command) return;
    event.preventDefault();
    // After preventDefault, or Space held down would scroll the page.
    if (event.repeat && !allowsKeyRepeat(command)) return;
    if (typeof command === 'string') performOnBar(command);
    else perform(command);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    // On the window, as it comes after React's root: a control that handles a key itself prevents the default before.
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
