'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '@/components/ui/saves-data';
import { type FocusPlace, findPlace, focusPlace } from './focus-place';
import { routeOfLink } from './route-of-link';
import { withoutBasePath } from './with-base-path';

/**
 * Returns the link that contains the event's target. The target of a pointer event can be the document, which
 * has no `closest`.
 */
function linkOf({ target }: Event) {
  return (target as Element).closest?.<HTMLAnchorElement>('a[href]');
}

/** Focuses an element. Adds `tabindex` to elements that are not focusable. */
function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/**
 * Focuses the heading of the section that `hash` names, so that screen readers read the heading. If `hash`
 * names no section, focuses the main element. The main element has no accessible name, so on a new page,
 * screen readers read only the title.
 */
function focusStart(hash: string) {
  const main = document.querySelector('main');
  const section = document.getElementById(hash.slice(1));
  const target = section === main ? main : (section?.querySelector<HTMLElement>('h1, h2') ?? main);
  if (target) focusOn(target);
}

/** The last focused element of each page, keyed by the page's URL. */
const places = new Map<string, FocusPlace>();

/**
 * Focuses the element that was last focused on this page. Also scrolls to the element, because browsers
 * sometimes restore the scroll position of the wrong section.
 */
function returnFocus() {
  const place = places.get(location.href);
  const element = place && findPlace(place);
  if (!element) return;
  focusOn(element);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Focuses the section that a link points to, because the router doesn't move the focus. */
function focusSectionOf(link: HTMLAnchorElement) {
  if (!link.hash || link.pathname !== location.pathname) return;
  focusStart(link.hash);
  // `location.href` is still the URL of the history entry that the user is leaving.
  const place = places.get(location.href);
  if (place) places.set(link.href, place);
  places.set(location.href, focusPlace(link));
}

/**
 * Stores each link that the user followed before hydration as the last focused element of the link's page.
 * hydrate.ts has marked these links.
 */
function rememberFollowedLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-followed-from]')) {
    places.set(link.dataset.followedFrom ?? '', focusPlace(link));
    // If the link still has the focus, the router has followed the link, and the focus must move. If the
    // browser had followed the link, the link would have lost focus.
    if (link === document.activeElement) focusSectionOf(link);
  }
}

/**
 * Handles a history entry without the router's state. The browser creates such an entry, for example, when
 * the user types a fragment in the address bar.
 */
function adoptEntry(isOfCurrentPage: boolean) {
  if (isOfCurrentPage) history.replaceState(null, '', location.href);
  // Reload, because the entry doesn't specify the page to render.
  else location.reload();
}

/** Returns the page's title. While a dialog is open, `document.title` is the dialog's title (hydrate.ts). */
function ownTitle(): string {
  return document.querySelector('title')?.dataset.own ?? document.title;
}

/**
 * Makes hydrate.ts add the title of the open dialog to `document.title` again, because React resets
 * `document.title` when it hydrates the page.
 */
function restoreDialogTitle() {
  if (document.querySelector('title')?.dataset.own === document.title)
    document.querySelector('dialog[data-shared][open]')?.dispatchEvent(new Event('toggle'));
}

async function loadDialogFallback() {
  if ('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype) return;
  const { installDialogFallback } = await import('./dialog-fallback');
  installDialogFallback();
}

/**
 * Adds features that Next's router doesn't have. Prefetches a page when the pointer is over its link. Focuses
 * the new page or section after a navigation. Restores the focus when the user goes back or forward.
 * Announces page titles. Loads a polyfill for dialogs if necessary.
 */
export function NavigationEffects() {
  const pathname = usePathname();
  const { prefetch } = useRouter();
  const shown = useRef(pathname);
  const isTraversing = useRef(false);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const { dataset } = document.documentElement;
    // hydrate.ts and foreign-changes.ts check whether this attribute is set. hydrate.ts replays clicks on
    // buttons that open dialogs when the value is `complete`.
    dataset.hydrated = '';
    // Ignore errors, because the rest of the page works without the polyfill.
    loadDialogFallback()
      .catch(() => {})
      .then(() => {
        dataset.hydrated = 'complete';
      });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has different dialogs
  useEffect(() => {
    if (!document.querySelector('dialog[data-shared]')) return;
    let end: (() => void) | undefined;
    let isOver = false;
    import('./deep-linked-dialogs')
      .then(({ deepLinkDialogs }) => {
        if (!isOver) end = deepLinkDialogs();
      })
      // Ignore errors. Without this module, dialogs open but don't change the URL.
      .catch(() => {});
    return () => {
      isOver = true;
      end?.();
    };
  }, [pathname]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Store the focused element only if the URL is still that of the rendered page. When the user goes back,
    // the URL changes before the focus moves.
    const remember = (element: Element) => {
      if (withoutBasePath(location.pathname) !== shown.current) return;
      places.set(location.href, focusPlace(element));
      // The button opens the dialog of the current URL. Closing the dialog goes back to the URL without the
      // fragment, even if a link in a different dialog has led to this dialog.
      if (location.hash && element.getAttribute('commandfor') === location.hash.slice(1))
        places.set(location.href.replace(location.hash, ''), focusPlace(element));
    };
    document.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event);
        if (link && event.defaultPrevented) focusSectionOf(link);
      },
      { signal },
    );
    // Listen in the capture phase, because the router handles the event before the event bubbles up to the
    // document.
    document.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event);
        isTraversing.current = false;
        // Some browsers don't focus a clicked link, so no `focusin` event would store it.
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
        // If both history entries belong to the same page, React renders nothing, so the effect below doesn't
        // run.
        if (!isTraversing.current) returnFocus();
      },
      { signal },
    );
    // Prefetch a page only when its link is hovered. Next's `Link` would prefetch all linked pages, although
    // users visit few of them.
    document.addEventListener(
      'pointerover',
      (event) => {
        const link = linkOf(event);
        const page = routeOfLink(link);
        if (page && link?.pathname !== location.pathname && !savesData()) prefetch(page);
      },
      { signal },
    );
    // Announce the page's title whenever it changes. Next's own announcer reads the title too early
    // (globals.css).
    let known = ownTitle();
    restoreDialogTitle();
    const observer = new MutationObserver(() => {
      restoreDialogTitle();
      if (ownTitle() === known) return;
      known = ownTitle();
      setTitle(known);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
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
