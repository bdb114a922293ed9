'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormContent, FormTexts } from '@/content/types';
import { FormField } from './form-field';
import { honeypotName } from './honeypot';
import { mailtoLink } from './mailto';
import { markHydrated } from './mark-hydrated';
import type { Outcome } from './send-form';
import { WithMail } from './with-mail';

type Status = Omit<Outcome, 'phase'> & {
  phase: Outcome['phase'] | 'idle' | 'notConnected' | 'notConnectedEmpty' | 'sending' | 'spamSuspected';
  href: string;
  /**
   * The number of messages so far. It is the message's React key, so that a repeated message is a new
   * element, which screen readers announce again.
   */
  messageCount: number;
};

/** The time in milliseconds within which a second press counts as a double click. */
const DOUBLE_CLICK = 1000;

/**
 * A form. Without `endpoint`, a submission is not validated or sent. The form then shows a message and a mail
 * link that contains the entered text. With `endpoint`, the browser validates the fields, and the form posts
 * them as JSON. If the form is submitted before hydration, `method="dialog"` keeps the browser on the page.
 * Without JavaScript, only the `<noscript>` element is visible.
 */
export function Form({
  content,
  texts,
  mail,
  endpoint,
}: {
  content: FormContent;
  /** Without `endpoint`, the texts of sent forms are not needed. */
  texts: Partial<FormTexts> & Pick<FormTexts, 'noScript'>;
  mail: string;
  endpoint?: string;
}) {
  const [status, setStatus] = useState<Status>({ phase: 'idle', href: '', messageCount: 0 });
  const { phase, href, messageCount, wait, reasons = {} } = status;
  const form = useRef<HTMLFormElement>(null);
  const [opened] = useState(() => performance.now());
  const sending = useRef(false);
  const pressed = useRef(0);

  useEffect(() => markHydrated(form.current), []);

  // If the server has rejected fields, focus the first of them. Otherwise, scroll to the message.
  useEffect(() => {
    if (status.phase === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else if (status.phase !== 'idle')
      form.current?.querySelector('[role]')?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const showStatus = (next: Omit<Status, 'messageCount'>) =>
    setStatus(({ messageCount }) => ({ ...next, messageCount: messageCount + 1 }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { [honeypotName]: honeypot, ...data } = typed;
    const entries = content.fields.map(({ name, label }) => ({ label, value: data[name] ?? '' }));
    const subject = [content.subject, data.topic?.trim()].filter(Boolean).join(': ');
    const link = mailtoLink(mail, subject, entries);
    if (!endpoint) {
      const isEmpty = entries.every(({ value }) => value.trim() === '');
      return showStatus({ phase: isEmpty ? 'notConnectedEmpty' : 'notConnected', href: link });
    }
    if (honeypot) return showStatus({ phase: 'spamSuspected', href: link });
    const now = performance.now();
    if (phase === 'sent' && now - pressed.current < DOUBLE_CLICK) return;
    pressed.current = now;
    sending.current = true;
    showStatus({ phase: 'sending', href: link });
    const outcome = await import('./send-form').then(
      ({ sendForm }) => sendForm(endpoint, data, opened, texts),
      (): Outcome => ({ phase: 'failed' }),
    );
    sending.current = false;
    showStatus({ href: link, ...outcome });
  }

  return (
    <form
      ref={form}
      id={content.id}
      method="dialog"
      noValidate={!endpoint}
      onSubmit={submit}
      className="form"
      data-hydrate="interaction"
    >
      {endpoint ? <p className="text-small text-soft">{texts.required}</p> : null}
      {content.fields.map((field) => (
        <FormField
          key={field.name}
          id={`${content.id}-${field.name}`}
          field={field}
          required={Boolean(endpoint)}
          reason={reasons[field.name]}
        />
      ))}
      {endpoint ? (
        <div hidden>
          <input
            type="text"
            name={honeypotName}
            aria-label={texts.honeypot}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
      ) : null}
      <button type="submit" aria-disabled={phase === 'sending'} className="button button-primary">
        {phase === 'sending' ? texts.sending : content.submit}
      </button>
      <p role="status">
        {phase === 'idle' || phase === 'sending' ? null : (
          <span key={messageCount}>
            <WithMail text={texts[phase]?.replace('{wait}', wait ?? '') ?? ''} mail={mail} href={href} />
          </span>
        )}
      </p>
      <noscript>
        <p className="pb-4">
          <WithMail text={texts.noScript} mail={mail} href={`mailto:${mail}`} />
        </p>
      </noscript>
    </form>
  );
}
