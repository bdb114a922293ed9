/** Returns whether the visitor prefers to save data. hydrate.ts reads the preference when the page loads. */
export const savesData = () =>
  typeof document !== 'undefined' && 'savesData' in document.documentElement.dataset;
