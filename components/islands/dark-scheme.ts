const list = () => matchMedia('(prefers-color-scheme: dark)');

export const darkScheme = {
  /** Returns whether the visitor prefers the dark scheme. When the static HTML is rendered, returns `false`. */
  matches: () => typeof matchMedia !== 'undefined' && list().matches,

  /** Calls the listener when the scheme changes. @returns a function that removes the listener */
  subscribe(listener: () => void): () => void {
    const scheme = list();
    scheme.addEventListener('change', listener);
    return () => scheme.removeEventListener('change', listener);
  },
};
