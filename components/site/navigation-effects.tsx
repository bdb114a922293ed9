'use client';

import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type FocusPlace, findPlace, focusPlace } from './focus-place';
import { withoutBasePath } from './with-base-path';

/** A pointer's target may be the document. */
function linkOf({ target }: Event) {
  return (target as Element).closest?.<HTMLAnchorElement>('a[href]');
}

/** Gives an element the focus, also one that Tab passes by. */
function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/**
 * Gives the focus to the heading of the section that `hash` names, which a screen reader then reads. Without one to the page's
 * main part, which has no name to be read: a new page is announced once, by its title.
 */
function focusStart(hash: string) {
  const main = document.querySelector('main');
  const section = document.getElementById(hash.slice(1));
  const target = section === main ? main : (section?.querySelector<HTMLElement>('h1, h2') ?? main);
  if (target) focusOn(target);
}

/** Where the focus is, or was when the page was left, by the page's address. */
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

/** For a link that the router took: by itself a browser would go on from the section that it leads to. */
function focusSectionOf(link: HTMLAnchorElement) {
  if (!link.hash || link.pathname !== location.pathname) return;
  focusStart(link.hash);
  // The address is still the one that is being left.
  const place = places.get(location.href);
  if (place) places.set(link.href, place);
  places.set(location.href, focusPlace(link));
}

/** Takes over what hydrate.ts has noted: the links that were followed while nobody here listened. */
function rememberFollowedLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-followed-from]')) {
    places.set(link.dataset.followedFrom ?? '', focusPlace(link));
    // A browser would have taken the focus away: this one the router has taken.
    if (link === document.activeElement) focusSectionOf(link);
  }
}

/** Tells the router of an entry of the history that the browser made by itself, as for a fragment that is typed. It would leave it out. */
function adoptEntry(isOfPageAtHand: boolean) {
  if (isOfPageAtHand) history.replaceState(null, '', location.href);
  // Nothing says which page to draw.
  else location.reload();
}

/** The page of this site that the link under the pointer or the finger leads to. */
function pageOfLink(event: Event): Route | undefined {
  const link = linkOf(event);
  if (link?.origin !== location.origin || link.pathname === location.pathname) return undefined;
  const path = withoutBasePath(link.pathname);
  // A file is no page.
  return path && !path.includes('.') ? (path as Route) : undefined;
}

/** The page's title; while a dialog is open, `document.title` can also name that (hydrate.ts). */
function ownTitle(): string {
  return document.querySelector('title')?.dataset.own ?? document.title;
}

async function loadDialogFallback() {
  if ('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype) return;
  const { installDialogFallback } = await import('./dialog-fallback');
  installDialogFallback();
}

/**
 * What the router leaves undone: a page is fetched once its link is pointed at, a new page or section gets the focus, going
 * back or forward returns it to where it was, and a page's title is announced. Loads the dialogs' fallback where the browser
 * doesn't know their attributes.
 */
export function NavigationEffects() {
  const pathname = usePathname();
  const { prefetch } = useRouter();
  const shown = useRef(pathname);
  const isTraversing = useRef(false);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const { dataset } = document.documentElement;
    // hydrate.ts replays queued events from now on; those that open dialogs once the fallback is there.
    dataset.hydrated = '';
    // Without it the rest of the page still works.
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
      // Without it a case still opens, and has no address.
      .catch(() => {});
    return () => {
      isOver = true;
      end?.();
    };
  }, [pathname]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // As soon as the visitor goes back the address is that of the page before, and a dialog that closes gives the focus away.
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
    // Capturing: by the time the event has bubbled, the router may be on its way.
    document.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event);
        isTraversing.current = false;
        // Not every browser gives a link the focus that is clicked.
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
        // A section of the page at hand was left: nothing is drawn anew.
        if (!isTraversing.current) returnFocus();
      },
      { signal },
    );
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
