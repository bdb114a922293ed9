import { Attribute, type HistoryState } from './protocol';

/**
 * Runs inline in every page. Focuses the link that the visitor followed when the visitor comes back to the
 * page. Closes the dialog that contains a followed link. If the link has a topic, enters it in the linked form.
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
  const form = link.hasAttribute(Attribute.Topic) && document.getElementById(link.hash.slice(1));
  if (!(form instanceof HTMLFormElement)) return;
  // Navigate here, because following the link would remove the focus from the form afterwards.
  event.preventDefault();
  location.hash = link.hash;
  enterTopic(form, link.getAttribute(Attribute.Topic) ?? '');
});

/** Enters a topic in a form, names it above the message, and focuses the message. */
function enterTopic(form: HTMLFormElement, topic: string) {
  const box = form.querySelector<HTMLInputElement>('[name=topic]');
  if (box) box.value = topic;
  const about = form.querySelector(`[${Attribute.About}]`);
  if (about) about.textContent = about.getAttribute(Attribute.About)?.replace('{topic}', topic) ?? '';
  form.querySelector('textarea')?.focus({ preventScroll: true });
}

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
