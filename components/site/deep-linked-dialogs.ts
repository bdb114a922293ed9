/** Returns the dialog whose id is the fragment, if there is one. */
function dialogOf(hash: string): HTMLDialogElement | undefined {
  const element = document.getElementById(hash.slice(1));
  return element instanceof HTMLDialogElement && element.dataset.shared !== undefined ? element : undefined;
}

/** Opens the dialog whose id is the URL's fragment, and scrolls to the dialog's project. */
function openFromUrl() {
  const dialog = dialogOf(location.hash);
  if (!dialog || dialog.open) return;
  dialog.closest('article')?.scrollIntoView();
  show(dialog);
}

/**
 * Focuses the button for a dialog, and opens the dialog. When the dialog closes, the browser returns the
 * focus to the button.
 */
function show(dialog: HTMLDialogElement) {
  document
    .querySelector<HTMLElement>(`[command="show-modal"][commandfor="${dialog.id}"]`)
    ?.focus({ preventScroll: true });
  dialog.showModal();
}

/**
 * Updates the URL when a dialog opens or closes. Opening a dialog adds a history entry, and closing it goes
 * back. If the page was loaded with the dialog's URL, no entry was added, so closing the dialog only removes
 * the fragment.
 */
function follow(dialog: HTMLDialogElement) {
  const hash = `#${dialog.id}`;
  if (dialog.open) {
    if (location.hash !== hash) history.pushState({ isDeepLink: true }, '', hash);
    return;
  }
  if (location.hash !== hash) return;
  if (history.state?.isDeepLink) history.back();
  else history.replaceState(null, '', location.pathname + location.search);
}

async function copy(link: HTMLAnchorElement) {
  const { copied = '', failed = '' } = link.dataset;
  const isCopied = await navigator.clipboard?.writeText(link.href).then(
    () => true,
    () => false,
  );
  const status = link.querySelector('[role=status]');
  if (status) status.textContent = isCopied ? copied : failed;
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
  if (!link || !dialog) return;
  event.preventDefault();
  event.stopPropagation();
  if (link.dataset.copied !== undefined) {
    copy(link);
    return;
  }
  link.closest('dialog')?.close();
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
    if (dialog.open) follow(dialog);
  }
  document.addEventListener('click', onClick, { capture: true, signal });
  for (const type of ['popstate', 'hashchange']) addEventListener(type, openFromUrl, { signal });
  const dialog = dialogOf(location.hash);
  if (dialog?.dataset.shared === 'opened') {
    // hydrate.ts has opened the dialog. Update the URL, because the user might already have closed the
    // dialog.
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
