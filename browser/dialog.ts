import { openedLink } from './opened-link';
import { Attribute, type HistoryState } from './protocol';

addEventListener('popstate', () => {
  history.scrollRestoration = 'auto';
});

/** Replaces the URL of the current history entry by that of the page. */
const removeFragment = () => history.replaceState(null, '', location.pathname + location.search);

/** Adds a history entry for a dialog. */
function pushDialog(hash: string) {
  // Otherwise, closing would scroll back here from the button of another dialog that a link has opened.
  history.scrollRestoration = 'manual';
  history.pushState({ isDialog: true } satisfies HistoryState, '', hash);
  history.scrollRestoration = 'auto';
}

/**
 * Keeps the URL in step with a dialog that has its own URL. Opening the dialog adds a history entry, and closing
 * it goes back to the previous entry. If the page was opened with the dialog's URL, closing the dialog only
 * removes the fragment. A link to another dialog replaces the dialog, so that going back closes it. If the visitor
 * follows another link in the dialog, the entry remains, so that going back opens the dialog again. named-dialog.ts
 * opens the dialog when the URL changes.
 */
export default function mount(element: HTMLElement) {
  const dialog = element as HTMLDialogElement;
  const hash = `#${dialog.id}`;
  /** Whether the dialog is closing because the visitor followed one of its links. */
  let isLeft = false;

  function updateUrl() {
    if (dialog.open) {
      if (location.hash === hash) return;
      // When the visitor comes back to the current entry, the dialog's button has the focus, not an earlier link.
      history.replaceState({ ...history.state, followed: undefined } satisfies HistoryState, '');
      pushDialog(hash);
      return;
    }
    // A result of copying the dialog's URL.
    dialog.querySelector(`[${Attribute.Island}=copy] [role=status]`)?.replaceChildren();
    if (location.hash === hash && !isLeft) {
      if ((history.state as HistoryState | null)?.isDialog) history.back();
      else removeFragment();
    }
    isLeft = false;
  }

  dialog.addEventListener('click', (event) => {
    const link = openedLink(event);
    if (!link) return;
    isLeft = true;
    const next = document.getElementById(link.hash.slice(1));
    if (!(next instanceof HTMLDialogElement) || !link.getAttribute('href')?.startsWith('#')) return;
    // Going back then closes the next dialog, instead of opening this one again or leaving the page.
    event.preventDefault();
    if ((history.state as HistoryState | null)?.isDialog) {
      history.replaceState({ isDialog: true } satisfies HistoryState, '', link.hash);
    } else {
      removeFragment();
      pushDialog(link.hash);
    }
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  new MutationObserver(updateUrl).observe(dialog, { attributeFilter: ['open'] });
  updateUrl();
}
