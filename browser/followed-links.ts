import type { HistoryState } from './protocol';

/**
 * Runs inline in every page. Focuses the link that the visitor followed when the visitor comes back to the
 * page. Closes the dialog that contains a followed link.
 */

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
];

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere || event.defaultPrevented) return;
  const href = link.getAttribute('href') ?? '';
  const followed = { href, position: linksTo(href).indexOf(link) };
  history.replaceState({ ...history.state, followed } satisfies HistoryState, '');
  // Don't close it for files and emails, because the page stays.
  if (link.protocol.startsWith('http') && !link.target && !link.download) link.closest('dialog')?.close();
});

function focusFollowedLink() {
  const { followed }: HistoryState = history.state ?? {};
  const link = followed && linksTo(followed.href)[followed.position];
  const dialog = link?.closest('dialog');
  const opener =
    dialog && document.querySelector<HTMLElement>(`[command=show-modal][commandfor="${dialog.id}"]`);
  (opener ?? link)?.focus({ preventScroll: true });
}

addEventListener('popstate', focusFollowedLink);
addEventListener('pageshow', ({ persisted }) => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (persisted || navigation?.type === 'back_forward') focusFollowedLink();
});
