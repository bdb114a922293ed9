import { type KeyboardEvent, useRef } from 'react';
import type { PlayerStore } from '../../runtime/store';
import { runCommand } from './commands';
import { readKeyPress } from './key-event';
import { sliderCommand } from './keyboard';

/**
 * Moves the seek slider by whole frames on its keys.
 * @param onMoved called where a key has moved it; one that is held down calls it once it is let go
 */
export function useSliderKeys(store: PlayerStore, onMoved: () => void) {
  const isHeldDown = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const command = sliderCommand(readKeyPress(event, event.currentTarget), store.getView().totalFrames);
    if (!command) return;
    event.preventDefault();
    runCommand(command, store, false);
    isHeldDown.current = event.repeat;
    if (!event.repeat) onMoved();
  }

  function onKeyUp() {
    if (isHeldDown.current) onMoved();
    isHeldDown.current = false;
  }

  return { onKeyDown, onKeyUp };
}
