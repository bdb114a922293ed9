import { openedLink } from './opened-link';
import { Attribute } from './protocol';

/**
 * Runs inline in pages with links that have a topic. When the visitor follows such a link, enters its topic in
 * the linked form.
 */
document.addEventListener('click', (event) => {
  const link = openedLink(event);
  if (!link?.hasAttribute(Attribute.Topic)) return;
  const form = document.getElementById(link.hash.slice(1));
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
