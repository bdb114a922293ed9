import { openedLink } from './opened-link';
import type { HistoryState } from './protocol';

/**
 * Runs inline in every page. Focuses the link that the visitor followed when the visitor comes back to the
 * page. Closes the dialog that contains a followed link.
 */

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
];

document.addEventListener('click', (event) => {
  const link = openedLink(event);
  if (!link) return;
  const href = link.getAttribute('href') ?? '';
  const followed = { href, position: linksTo(href).indexOf(link) };
  history.replaceState({ ...history.state, followed } satisfies HistoryState, '');
  link.closest('dialog')?.close();
});

function focusFollowedLink() {
  const { followed }: HistoryState = history.state ?? {};
  const link = followed && linksTo(followed.href)[followed.position];
  const dialog = link?.closest('dialog');
  const opener =
    dialog && document.querySelector<HTMLElement>(`[command=show-modal][commandfor="${dialog.id}"]`);
  (opener ?? link)?.focus({ preventScroll: true });
}

// Between these events, Chromium can remove the focus to move it to the target of the fragment.
for (const type of ['popstate', 'hashchange']) addEventListener(type, focusFollowedLink);
addEventListener('pageshow', ({ persisted }) => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (persisted || navigation?.type === 'back_forward') focusFollowedLink();
});
