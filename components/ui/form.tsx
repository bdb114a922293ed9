'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormContent, FormTexts } from '@/content/types';
import { trapName } from './bot-trap';
import { buttonClass } from './button-class';
import { FormField } from './form-field';
import { mailtoLink } from './mailto';
import { markHydrated } from './mark-hydrated';
import type { Outcome } from './send-form';
import { WithMail } from './with-mail';

type Status = Omit<Outcome, 'phase'> & {
  phase: Outcome['phase'] | 'idle' | 'notConnected' | 'notConnectedEmpty' | 'sending' | 'held';
  href: string;
  /** Counts what was said: the same words once more are a new element, which a screen reader tells again. */
  said: number;
};

/** Milliseconds after a press in which the next belongs to it: a double click is one intent, however soon its answer is there. */
const DOUBLE_CLICK = 1000;

/**
 * A form. Without `endpoint` nothing is checked, sent or navigated to: it says so, and offers the text as a mail.
 * With `endpoint` the browser checks the fields and they are posted there as JSON, once for each intent.
 * `method="dialog"` keeps a press before hydration from leaving the page.
 */
export function Form({
  content,
  texts,
  mail,
  endpoint,
}: {
  content: FormContent;
  texts: FormTexts;
  mail: string;
  endpoint?: string;
}) {
  const [status, setStatus] = useState<Status>({ phase: 'idle', href: '', said: 0 });
  const { phase, href, said, wait, reasons = {} } = status;
  const form = useRef<HTMLFormElement>(null);
  const [opened] = useState(() => performance.now());
  const sending = useRef(false);
  const pressed = useRef(0);

  useEffect(() => markHydrated(form.current), []);

  // What is wrong is read out where it can be put right; any other answer comes into sight.
  useEffect(() => {
    if (status.phase === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else if (status.phase !== 'idle')
      form.current?.querySelector('[role]')?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const say = (next: Omit<Status, 'said'>) => setStatus(({ said }) => ({ ...next, said: said + 1 }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { [trapName]: trap, ...data } = typed;
    const entries = content.fields.map(({ name, label }) => ({ label, value: data[name] ?? '' }));
    const link = mailtoLink(mail, content.subject, entries);
    if (!endpoint) {
      const isEmpty = entries.every(({ value }) => value.trim() === '');
      return say({ phase: isEmpty ? 'notConnectedEmpty' : 'notConnected', href: link });
    }
    if (trap) return say({ phase: 'held', href: link });
    const now = performance.now();
    if (phase === 'sent' && now - pressed.current < DOUBLE_CLICK) return;
    pressed.current = now;
    sending.current = true;
    say({ phase: 'sending', href: link });
    const outcome = await import('./send-form').then(
      ({ sendForm }) => sendForm(endpoint, data, opened, texts),
      (): Outcome => ({ phase: 'failed' }),
    );
    sending.current = false;
    say({ href: link, ...outcome });
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
          <input name={trapName} aria-label={texts.trap} tabIndex={-1} autoComplete="off" />
        </div>
      ) : null}
      <button type="submit" aria-disabled={phase === 'sending'} className={buttonClass('primary')}>
        {phase === 'sending' ? texts.sending : content.submit}
      </button>
      <p role="status">
        {phase === 'idle' || phase === 'sending' ? null : (
          <span key={said}>
            <WithMail text={texts[phase].replace('{wait}', wait ?? '')} mail={mail} href={href} />
          </span>
        )}
      </p>
      <noscript>
        <p className="text-small">
          <WithMail text={texts.noScript} mail={mail} href={`mailto:${mail}`} />
        </p>
      </noscript>
    </form>
  );
}
