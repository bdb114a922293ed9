import type { PlayerStore } from './store';

/** Loads the module that handles the events of the hover button. Few players need it. */
export async function loadHoverHandling(button: HTMLElement, store: PlayerStore, signal: AbortSignal) {
  const loading = new AbortController();
  let isPressed = false;
  const onClick = () => {
    isPressed = true;
  };
  button.addEventListener('click', onClick, { signal: loading.signal });
  const hover = await import('./hover').catch(() => null);
  loading.abort();
  if (!hover || signal.aborted) return;
  hover.handleHover(button, store, signal);
  if (isPressed) store.dispatch({ type: 'press', isHovering: false });
}
