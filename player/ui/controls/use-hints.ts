import { type RefObject, useEffect } from 'react';

/** Lets Escape dismiss the bar's hints, until the pointer or the focus comes to another part (WCAG 1.4.13). */
export function useHints(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // On the window: what is hovered need not have the focus.
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') current.dataset.hints = 'off';
      },
      {
        signal,
      },
    );
    for (const event of ['pointerover', 'focusin'])
      current.addEventListener(event, () => delete current.dataset.hints, { signal });
    return () => listeners.abort();
  }, [bar]);
}
