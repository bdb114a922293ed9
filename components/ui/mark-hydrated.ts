/**
 * Marks an element with `data-hydrate` or `data-copied` as hydrated. components/site/hydrate.ts then replays queued events.
 */
export function markHydrated(part: Element | null) {
  part?.setAttribute('data-hydrated', '');
}
