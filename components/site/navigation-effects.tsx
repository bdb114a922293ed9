'use client';

import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { withoutBasePath } from './with-base-path';

/** A link inside a dialog leaves the dialog. */
function closeDialogOfLink(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]'))
    event.target.closest('dialog')?.close();
}

/** The page of this site that a link under the pointer or the finger leads to. */
function pageOfLink({ target }: Event): Route | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return withoutBasePath(link.pathname) as Route;
}

/**
 * What the router leaves undone: a page is fetched once its link is pointed at, the new page's heading gets the focus,
 * and a dialog closes when one of its links is followed. Brings the dialogs' fallback where the browser doesn't know their attributes.
 */
export function NavigationEffects() {
  const pathname = usePathname();
  const router = useRouter();
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

  // Not all at once, as the router's own links would: most are never followed.
  useEffect(() => {
    const prefetch = (event: Event) => {
      const page = pageOfLink(event);
      if (page) router.prefetch(page);
    };
    document.addEventListener('pointerover', prefetch);
    document.addEventListener('touchstart', prefetch, { passive: true });
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('touchstart', prefetch);
    };
  }, [router]);

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
