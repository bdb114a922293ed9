import { mailtoLink } from './mailto';
import { Attribute, type FormPhase, honeypotName, type IslandSettings, islandSettings } from './protocol';
import { sendForm } from './send-form';

/**
 * Handles the submission of a form. Without an endpoint, the form shows a message and a mail link that contains
 * the entered text. With an endpoint, the browser validates the fields, and the form posts them as JSON.
 */
export default function mount(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const { endpoint, campaignData, mail, subject, fields, messages } = islandSettings(form, 'form');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const status = form.querySelector<HTMLElement>('[role=status]');
  const submitLabel = button?.textContent ?? '';
  const opened = performance.now();
  let isSending = false;
  const setDisabled = (isDisabled: boolean) => button?.setAttribute('aria-disabled', String(isDisabled));

  /** Shows a message, in which a link with the given address replaces `{mail}`. */
  function show(phase: FormPhase, href: string, wait = '') {
    const [before = '', after] = (messages[phase] ?? '').replace('{wait}', wait).split('{mail}');
    // A new element, because screen readers announce a repeated message only if its element is new.
    const message = document.createElement('span');
    message.append(before);
    if (after !== undefined)
      message.append(
        Object.assign(document.createElement('a'), { href, className: 'text-link', textContent: mail }),
        after,
      );
    status?.setAttribute(Attribute.Phase, phase);
    status?.replaceChildren(message);
    if (phase !== 'refused') status?.scrollIntoView({ block: 'nearest' });
  }

  function setSending(next: boolean) {
    isSending = next;
    setDisabled(next);
    button?.replaceChildren(next ? (messages.sending ?? '') : submitLabel);
  }

  async function submit(event: Event) {
    event.preventDefault();
    if (isSending) return;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const { [honeypotName]: honeypot, ...data } = typed;
    const entries = fields.map(({ name, label }) => ({ label, value: data[name] ?? '' }));
    const link = mailtoLink(mail, [subject, data.topic?.trim()].filter(Boolean).join(': '), entries);
    const isEmpty = entries.every(({ value }) => value.trim() === '');
    if (!endpoint) return show(isEmpty ? 'notConnectedEmpty' : 'notConnected', link);
    if (honeypot) return show('spamSuspected', link);
    status?.replaceChildren();
    status?.removeAttribute(Attribute.Phase);
    showReasons(form, fields);
    setSending(true);
    // If the visitor leaves, cancel the request, because a page that comes back from the browser's cache might
    // never receive the response.
    const leaving = new AbortController();
    addEventListener('pagehide', () => leaving.abort(), { once: true });
    const sending = { endpoint, campaignData, data, opened, messages, signal: leaving.signal };
    const { phase, wait, reasons } = await sendForm(sending);
    setSending(false);
    // Until the visitor types something, the button of an empty form is disabled.
    if (phase === 'sent') setDisabled(clear(form, data));
    show(phase, link, wait);
    showReasons(form, fields, reasons);
  }

  form.addEventListener('submit', submit);
  // Otherwise, the second click of a double click would show that the empty fields are invalid.
  button?.addEventListener('click', (event) => {
    if (button.ariaDisabled === 'true') event.preventDefault();
  });
  form.addEventListener('input', () => setDisabled(isSending));
}

/** Empties the fields that still contain what was sent. @returns whether all fields are empty */
function clear(form: HTMLFormElement, sent: Readonly<Record<string, string>>): boolean {
  const boxes = Object.keys(sent).map((name) => form.elements.namedItem(name) as HTMLInputElement);
  for (const box of boxes.filter(({ name, value }) => value === sent[name])) {
    box.value = box.defaultValue;
    if (box.name === 'topic') form.querySelector(`[${Attribute.About}]`)?.replaceChildren();
  }
  return boxes.every(({ value }) => value === '');
}

/** Shows the server's error messages next to their fields, and focuses the first of these fields. */
function showReasons(
  form: HTMLFormElement,
  fields: IslandSettings['form']['fields'],
  reasons: Readonly<Record<string, string>> = {},
) {
  for (const { name } of fields) {
    const box = form.elements.namedItem(name) as HTMLInputElement;
    const reason = reasons[name];
    const id = `${box.id}-reason`;
    document.getElementById(id)?.remove();
    box.removeAttribute('aria-invalid');
    const others = box.getAttribute('aria-describedby')?.split(' ') ?? [];
    const described = [...others.filter((other) => other !== id), ...(reason ? [id] : [])];
    box.setAttribute('aria-describedby', described.join(' '));
    if (!reason) continue;
    box.setAttribute('aria-invalid', 'true');
    box.after(
      Object.assign(document.createElement('p'), { id, className: 'form-reason', textContent: reason }),
    );
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
