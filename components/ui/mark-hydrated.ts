/** Reports to components/site/hydrate.ts that React has hydrated a part with `data-hydrate`. */
export function markHydrated(part: Element | null) {
  part?.setAttribute('data-hydrated', '');
}
