'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** A link inside a dialog leaves the dialog. */
function closeDialogOfLink(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]'))
    event.target.closest('dialog')?.close();
}

/**
 * What the router leaves undone: the new page's heading gets the focus, and a dialog closes when one of its links is
 * followed. Brings the dialogs' fallback where the browser doesn't know their attributes.
 */
export function NavigationEffects() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    // What was pressed before this may be done now: see wake.ts.
    document.documentElement.dataset.awake = '';
    document.addEventListener('click', closeDialogOfLink);
    if (!('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
      import('./dialog-fallback').then(({ installDialogFallback }) => installDialogFallback());
    }
    return () => document.removeEventListener('click', closeDialogOfLink);
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    const section = document.getElementById(location.hash.slice(1)) ?? main;
    const heading = section?.querySelector<HTMLElement>('h1, h2') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
