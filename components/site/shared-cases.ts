/** The case that a fragment names, when it names one. */
function caseNamed(hash: string): HTMLDialogElement | undefined {
  const element = document.getElementById(hash.slice(1));
  return element instanceof HTMLDialogElement && element.dataset.shared !== undefined ? element : undefined;
}

/** Opens the case that the address names, over its own place on the page. */
function openNamed() {
  const dialog = caseNamed(location.hash);
  if (!dialog || dialog.open) return;
  dialog.closest('article')?.scrollIntoView();
  show(dialog);
}

/** A dialog gives the focus back to what had it: here to the button that opens it by hand. */
function show(dialog: HTMLDialogElement) {
  document
    .querySelector<HTMLElement>(`[command="show-modal"][commandfor="${dialog.id}"]`)
    ?.focus({ preventScroll: true });
  dialog.showModal();
}

/**
 * The address follows what is open: a case adds an entry to the history, and its end goes back from it. An entry that is not
 * its own, as of a page that was opened by the case's address, only loses the fragment.
 */
function follow(dialog: HTMLDialogElement) {
  const hash = `#${dialog.id}`;
  if (dialog.open) {
    if (location.hash !== hash) history.pushState({ isOfCase: true }, '', hash);
    return;
  }
  if (location.hash !== hash) return;
  if (history.state?.isOfCase) history.back();
  else history.replaceState(null, '', location.pathname + location.search);
}

async function copy(link: HTMLAnchorElement) {
  const { copied = '', failed = '' } = link.dataset;
  const isCopied = await navigator.clipboard?.writeText(link.href).then(
    () => true,
    () => false,
  );
  const said = link.querySelector('[role=status]');
  if (said) said.textContent = isCopied ? copied : failed;
}

/** Links to a case of the page at hand: the router would look for a place to scroll to, and hydrate.ts close the dialog. */
function onClick(event: MouseEvent) {
  // With a key it opens elsewhere.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
  const dialog = link?.pathname === location.pathname ? caseNamed(link.hash) : undefined;
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

/** Gives each case of the page at hand an address: opened by it, by a link, by back and forward. @returns what ends it */
export function shareCases(): () => void {
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
  for (const type of ['popstate', 'hashchange']) addEventListener(type, openNamed, { signal });
  const named = caseNamed(location.hash);
  if (named?.dataset.shared === 'opened') {
    // The user may have closed it since hydrate.ts opened it.
    named.dataset.shared = '';
    follow(named);
  } else {
    openNamed();
  }
  return () => {
    listening.abort();
    observer.disconnect();
  };
}
