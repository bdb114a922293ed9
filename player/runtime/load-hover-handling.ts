import { loadLateModule } from './late-module';
import type { PlayerStore } from './store';

/** Loads the module that handles the events of the hover button. Few players need it. */
export function loadHoverHandling(button: HTMLElement, store: PlayerStore, signal: AbortSignal) {
  let isPressed = false;
  button.onclick = () => {
    isPressed = true;
  };
  loadLateModule(
    () => import('./hover'),
    signal,
    ({ handleHover }) => {
      handleHover(button, store, signal);
      if (isPressed) store.dispatch({ type: 'press', isHovering: false });
    },
  );
}
