import { copyText } from '@/components/ui/copy-text';
import { markHydrated } from '@/components/ui/mark-hydrated';

/**
 * Returns the dialog to which a URL fragment points; `undefined` if it points to no dialog with its own URL.
 */
function dialogOf(hash: string): HTMLDialogElement | undefined {
  const element = document.getElementById(hash.slice(1));
  return element instanceof HTMLDialogElement && element.dataset.shared !== undefined ? element : undefined;
}

/**
 * Opens the dialog whose id is the URL's fragment, and scrolls to the project or post to which the dialog
 * belongs.
 */
function openFromUrl() {
  const dialog = dialogOf(location.hash);
  if (!dialog) return;
  if (dialog.open) {
    // Between `popstate` and `hashchange`, Chromium focuses the dialog, because it is the target of the fragment.
    if (document.activeElement === dialog) dialog.querySelector<HTMLElement>('[autofocus]')?.focus();
    return;
  }
  dialog.closest('article')?.scrollIntoView();
  show(dialog);
}

/**
 * Focuses the button that opens a dialog, and then opens the dialog. When the dialog closes, the browser
 * therefore returns the focus to this button.
 */
function show(dialog: HTMLDialogElement) {
  document
    .querySelector<HTMLElement>(`[command="show-modal"][commandfor="${dialog.id}"]`)
    ?.focus({ preventScroll: true });
  dialog.showModal();
}

/** The dialog that is closing because the user followed one of its links. */
let leftDialog: HTMLDialogElement | null = null;

/**
 * Updates the URL when a dialog opens or closes. Opening a dialog adds a history entry. Closing the dialog
 * goes back to the previous entry. If the page was loaded with the dialog's URL, no entry was added, so
 * closing the dialog only removes the fragment. If the user follows a link in the dialog, the entry remains,
 * so that going back opens the dialog again.
 */
function follow(dialog: HTMLDialogElement) {
  const hash = `#${dialog.id}`;
  if (dialog.open) {
    if (location.hash !== hash) history.pushState({ isDeepLink: true }, '', hash);
    return;
  }
  dialog.querySelector('[data-copied] [role=status]')?.replaceChildren();
  const isLeft = leftDialog === dialog;
  leftDialog = null;
  if (location.hash !== hash || isLeft) return;
  if (history.state?.isDeepLink) history.back();
  else history.replaceState(null, '', location.pathname + location.search);
}

async function copy(link: HTMLAnchorElement) {
  const { copied = '', failed = '' } = link.dataset;
  const isCopied = await copyText(link.href);
  // Add a new element, so that screen readers announce a repeated result again.
  const result = Object.assign(document.createElement('span'), { textContent: isCopied ? copied : failed });
  link.querySelector('[role=status]')?.replaceChildren(result);
}

/**
 * Handles clicks on links to dialogs of the current page. Without this handler, the router would scroll to
 * the fragment, and hydrate.ts would close the dialog that contains the link.
 */
function onClick(event: MouseEvent) {
  // If a modifier key is held, the browser opens the link in a different tab or window.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
  const dialog = link?.pathname === location.pathname ? dialogOf(link.hash) : undefined;
  const around = link?.closest('dialog') ?? null;
  if (!link || !dialog) {
    leftDialog = around;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (link.dataset.copied !== undefined) {
    copy(link);
    return;
  }
  if (around?.dataset.shared !== undefined) {
    // The link leads from one project or post to another. Replace the URL instead of adding a history entry, so
    // that closing the second one doesn't reopen the first one. Pass a new state, because the router ignores
    // the URL if the state is the router's own.
    history.replaceState({ isDeepLink: history.state?.isDeepLink }, '', link.hash);
    dialog.closest('article')?.scrollIntoView({ behavior: 'instant' });
  }
  around?.close();
  show(dialog);
}

/**
 * Opens dialogs on the current page when the URL or a clicked link has a dialog's fragment.
 * @returns a function that removes the listeners
 */
export function deepLinkDialogs(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) follow(target as HTMLDialogElement);
  });
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-shared]')) {
    observer.observe(dialog, { attributeFilter: ['open'] });
    // React sets `autofocus` only in the static HTML, not after a client-side navigation.
    const heading = dialog.querySelector<HTMLElement>('h2[tabindex]');
    if (heading) heading.autofocus = true;
    if (dialog.open) follow(dialog);
  }
  document.addEventListener('click', onClick, { capture: true, signal });
  document.querySelectorAll('[data-copied]').forEach(markHydrated);
  for (const type of ['popstate', 'hashchange']) addEventListener(type, openFromUrl, { signal });
  const dialog = dialogOf(location.hash);
  if (dialog?.dataset.shared === 'opened') {
    // hydrate.ts has already opened this dialog, and the user might have closed it since. Make the URL match
    // the dialog's current state.
    dialog.dataset.shared = '';
    follow(dialog);
  } else {
    openFromUrl();
  }
  return () => {
    listening.abort();
    observer.disconnect();
  };
}
