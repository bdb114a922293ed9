import { Attribute } from './protocol';

/**
 * Runs inline in every page. Opens the dialog whose id is the URL's fragment, before the first paint and
 * whenever the fragment changes, and closes all other dialogs. While a dialog with its own URL is open, adds
 * the dialog's title to the document's title.
 */

/** The document's title while no dialog is open. */
let pageTitle: string | undefined;

function openNamedDialog() {
  const named = document.getElementById(location.hash.slice(1));
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
    if (dialog !== named) dialog.close();
  if (!(named instanceof HTMLDialogElement) || !named.hasAttribute(Attribute.DeepLink) || named.open) return;
  named.closest('article')?.scrollIntoView({ behavior: 'instant' });
  // When the dialog closes, the browser returns the focus to the button that opens the dialog.
  const opener = document.querySelector<HTMLElement>(`[command=show-modal][commandfor="${named.id}"]`);
  // On a phone, the button can be below the screen.
  opener?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  opener?.focus({ preventScroll: true });
  named.showModal();
  const heading = named.querySelector<HTMLElement>('[autofocus]');
  // Without a heading to focus, focus the dialog instead of its first link, which would have a focus ring.
  if (!heading) named.focus();
  // Chromium later focuses the dialog, because it is the target of the fragment.
  else named.addEventListener('focus', () => heading.focus({ preventScroll: true }), { once: true });
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', openNamedDialog);
else openNamedDialog();
for (const type of ['hashchange', 'popstate']) addEventListener(type, openNamedDialog);
addEventListener('pageshow', ({ persisted }) => {
  // A followed link has closed the dialog, and the browser has kept the page since.
  if (persisted) openNamedDialog();
});

document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDialogElement) || !target.hasAttribute(Attribute.DeepLink)) return;
    pageTitle ??= document.title;
    document.title = target.open ? `${target.querySelector('h2')?.textContent} · ${pageTitle}` : pageTitle;
  },
  true,
);
