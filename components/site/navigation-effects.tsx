'use client';

import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { withoutBasePath } from './with-base-path';

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a[href]') : null;
}

/** A link inside a dialog leaves the dialog. */
function closeDialogOfLink(event: Event) {
  linkOf(event)?.closest('dialog')?.close();
}

/** The page of this site that the link under the pointer or the finger leads to. */
function pageOfLink(event: Event): Route | undefined {
  const link = linkOf(event);
  if (link?.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return withoutBasePath(link.pathname) as Route;
}

async function bringDialogFallback() {
  if ('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype) return;
  const { installDialogFallback } = await import('./dialog-fallback');
  installDialogFallback();
}

/**
 * What the router leaves undone: a page is fetched once its link is pointed at, the new page's heading gets the focus
 * and its title is announced, and a dialog closes when one of its links is followed. Brings the dialogs' fallback where the browser doesn't know their attributes.
 */
export function NavigationEffects() {
  const pathname = usePathname();
  const { prefetch } = useRouter();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    // Without the fallback the rest of the page still works.
    bringDialogFallback()
      .catch(() => {})
      .then(() => {
        // What was pressed before this may be done now: see wake.ts.
        document.documentElement.dataset.awake = '';
      });
  }, []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', closeDialogOfLink, { signal });
    // Not all at once, as the router's own links would: most are never followed.
    document.addEventListener(
      'pointerover',
      (event) => {
        const page = pageOfLink(event);
        if (page) prefetch(page);
      },
      { signal },
    );
    // The router looks for the new title before it is there, and then announces nothing.
    let known = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === known) return;
      known = document.title;
      setTitle(known);
    });
    observer.observe(document.head, { childList: true, subtree: true });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [prefetch]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    const section = document.getElementById(location.hash.slice(1)) ?? main;
    const heading = section?.querySelector<HTMLElement>('h1, h2') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
