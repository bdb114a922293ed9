import type { PlayerStore } from './store';

/** Loads the module that handles the events of the hover button. Few players need it. */
export async function loadHoverHandling(button: HTMLElement, store: PlayerStore, signal: AbortSignal) {
  const hover = await import('./hover').catch(() => null);
  if (!signal.aborted) hover?.handleHover(button, store, signal);
}
