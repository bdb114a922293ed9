'use client';

import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type FocusPlace, findPlace, focusPlace } from './focus-place';
import { withoutBasePath } from './with-base-path';

/** Returns the link that contains the target. The target of a pointer event may be the document. */
function linkOf({ target }: Event) {
  return (target as Element).closest?.<HTMLAnchorElement>('a[href]');
}

/** Focuses an element, even one that the Tab key skips. */
function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/**
 * Focuses the heading of the section that `hash` names, so that screen readers read it. Without a section, focuses
 * the main part, which has no name: a new page is announced once, by its title.
 */
function focusStart(hash: string) {
  const main = document.querySelector('main');
  const section = document.getElementById(hash.slice(1));
  const target = section === main ? main : (section?.querySelector<HTMLElement>('h1, h2') ?? main);
  if (target) focusOn(target);
}

/** The focused element of each page, by the page's URL. */
const places = new Map<string, FocusPlace>();

/**
 * Returns the focus to the element that had it. The browser sometimes restores the wrong scroll
 * position, that of the section just left, so this also scrolls the element into view.
 */
function returnFocus() {
  const place = places.get(location.href);
  const element = place && findPlace(place);
  if (!element) return;
  focusOn(element);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Focuses the section of a link that the router handled. By itself, only a browser navigation moves the focus. */
function focusSectionOf(link: HTMLAnchorElement) {
  if (!link.hash || link.pathname !== location.pathname) return;
  focusStart(link.hash);
  // The URL is still that of the previous entry.
  const place = places.get(location.href);
  if (place) places.set(link.href, place);
  places.set(location.href, focusPlace(link));
}

/** Adopts the links that the user followed before React was ready, which hydrate.ts has marked. */
function rememberFollowedLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-followed-from]')) {
    places.set(link.dataset.followedFrom ?? '', focusPlace(link));
    // A browser navigation would have moved the focus, so the router handled this link.
    if (link === document.activeElement) focusSectionOf(link);
  }
}

/** Gives the router's state to a history entry that the browser created, such as for a typed fragment. */
function adoptEntry(isOfPageAtHand: boolean) {
  if (isOfPageAtHand) history.replaceState(null, '', location.href);
  // The entry doesn't say which page it belongs to.
  else location.reload();
}

/** Returns the page of this site that the link under the pointer leads to. */
function pageOfLink(event: Event): Route | undefined {
  const link = linkOf(event);
  if (link?.origin !== location.origin || link.pathname === location.pathname) return undefined;
  const path = withoutBasePath(link.pathname);
  // The link leads to a file.
  return path && !path.includes('.') ? (path as Route) : undefined;
}

/** Returns the page's title. While a dialog is open, `document.title` can also name the dialog (hydrate.ts). */
function ownTitle(): string {
  return document.querySelector('title')?.dataset.own ?? document.title;
}

async function loadDialogFallback() {
  if ('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype) return;
  const { installDialogFallback } = await import('./dialog-fallback');
  installDialogFallback();
}

/**
 * Adds what the router lacks: prefetches a page when its link is pointed at, focuses a new page or section, restores
 * the focus on back and forward, and announces titles. Loads a polyfill for dialogs in browsers without `command`.
 */
export function NavigationEffects() {
  const pathname = usePathname();
  const { prefetch } = useRouter();
  const shown = useRef(pathname);
  const isTraversing = useRef(false);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const { dataset } = document.documentElement;
    // hydrate.ts replays queued events from now on, and those that open dialogs after the polyfill has loaded.
    dataset.hydrated = '';
    // The rest of the page works without the polyfill.
    loadDialogFallback()
      .catch(() => {})
      .then(() => {
        dataset.hydrated = 'complete';
      });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other cases
  useEffect(() => {
    if (!document.querySelector('dialog[data-shared]')) return;
    let end: (() => void) | undefined;
    let isOver = false;
    import('./deep-linked-dialogs')
      .then(({ deepLinkDialogs }) => {
        if (!isOver) end = deepLinkDialogs();
      })
      // Dialogs still open without this module, but have no URLs.
      .catch(() => {});
    return () => {
      isOver = true;
      end?.();
    };
  }, [pathname]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Ignores the focus changes after the user goes back, when the URL is already that of the previous page.
    const remember = (element: Element) => {
      if (withoutBasePath(location.pathname) === shown.current)
        places.set(location.href, focusPlace(element));
    };
    document.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event);
        if (link && event.defaultPrevented) focusSectionOf(link);
      },
      { signal },
    );
    // In the capture phase, because the router handles the event before it has bubbled.
    document.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event);
        isTraversing.current = false;
        // Some browsers don't focus a link that is clicked.
        if (link) remember(link);
      },
      { signal, capture: true },
    );
    document.addEventListener('focusin', ({ target }) => remember(target as Element), { signal });
    addEventListener(
      'popstate',
      ({ state }) => {
        isTraversing.current = withoutBasePath(location.pathname) !== shown.current;
        if (!state) adoptEntry(!isTraversing.current);
        // Back to another section of the same page: React renders nothing.
        if (!isTraversing.current) returnFocus();
      },
      { signal },
    );
    // Unlike the router's own links, which prefetch all pages at once, although most are never visited.
    document.addEventListener(
      'pointerover',
      (event) => {
        const page = pageOfLink(event);
        if (page) prefetch(page);
      },
      { signal },
    );
    // The router checks for the new title too early, and then announces nothing.
    let known = ownTitle();
    const observer = new MutationObserver(() => {
      if (ownTitle() === known) return;
      known = ownTitle();
      setTitle(known);
    });
    observer.observe(document.head, { childList: true, subtree: true });
    rememberFollowedLinks();
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [prefetch]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isTraversing.current) returnFocus();
    else focusStart(location.hash);
    isTraversing.current = false;
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
