'use client';

import { type FormEvent, useRef, useState } from 'react';
import type { FormContent, FormTexts } from '@/content/types';
import { buttonClass } from './button-class';
import { FormField } from './form-field';
import { mailtoLink } from './mailto';
import { postJson } from './post-json';
import { WithMail } from './with-mail';

type Phase = 'idle' | 'notConnected' | 'sending' | 'sent' | 'failed';

/**
 * A form. Without `endpoint` nothing is checked, sent or navigated to: it says so, and offers the text as a mail.
 * With `endpoint` the browser checks the fields and they are posted there as JSON.
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
  const [{ phase, href }, setStatus] = useState<{ phase: Phase; href: string }>({ phase: 'idle', href: '' });
  const sending = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const data = Object.fromEntries(content.fields.map(({ name }) => [name, String(typed.get(name) ?? '')]));
    const entries = content.fields.map(({ name, label }) => ({ label, value: data[name] ?? '' }));
    const link = mailtoLink(mail, content.subject, entries);
    if (!endpoint) return setStatus({ phase: 'notConnected', href: link });
    if (sending.current) return;
    sending.current = true;
    setStatus({ phase: 'sending', href: link });
    const taken = await postJson(endpoint, data);
    sending.current = false;
    setStatus({ phase: taken ? 'sent' : 'failed', href: link });
  }

  return (
    <form id={content.id} method="dialog" noValidate={!endpoint} onSubmit={submit} className="grid gap-5">
      {content.fields.map((field) => (
        <FormField
          key={field.name}
          id={`${content.id}-${field.name}`}
          field={field}
          required={Boolean(endpoint)}
        />
      ))}
      <button
        type="submit"
        aria-disabled={phase === 'sending'}
        className={buttonClass('primary', 'justify-self-start')}
      >
        {phase === 'sending' ? texts.sending : content.submit}
      </button>
      <p role="status" className="min-h-12 max-w-measure text-small">
        {phase === 'idle' || phase === 'sending' ? null : (
          <WithMail text={texts[phase]} mail={mail} href={href} />
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
