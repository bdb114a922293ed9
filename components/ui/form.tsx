import { Attribute, honeypotName, islandAttributes } from '@/browser/protocol';
import type { FormContent, FormTexts } from '@/content/types';
import { FormField } from './form-field';
import { WithMail } from './with-mail';

/**
 * A form, which `browser/form.ts` validates and sends. Until that module has loaded, `method="dialog"` keeps the
 * browser on the page. Without JavaScript, only the `<noscript>` element is visible.
 */
export function Form({
  content: { id, subject, fields: allFields, submit },
  texts,
  mail,
  endpoint,
  campaignData,
}: {
  content: FormContent;
  /** Without `endpoint`, the texts of sent forms are not needed. */
  texts: Partial<FormTexts> & Pick<FormTexts, 'noScript' | 'about'>;
  mail: string;
  endpoint?: string;
  /** Whether the endpoint also receives the page's query and the referrer. @default false */
  campaignData?: boolean;
}) {
  const { noScript, required, reply, about, honeypot, ...messages } = texts;
  const fields = allFields.filter(({ ifConnected }) => endpoint || !ifConnected);
  const hasTopic = fields.some(({ name }) => name === 'topic');
  const settings = {
    endpoint,
    campaignData: (endpoint && campaignData) || undefined,
    mail,
    subject,
    fields: fields.map(({ name, label }) => ({ name, label })),
    messages,
  };
  const withoutScript = <WithMail text={noScript} mail={mail} href={`mailto:${mail}`} />;
  return (
    <form
      id={id}
      method="dialog"
      noValidate={!endpoint}
      className="form"
      {...islandAttributes('form', 'use', settings)}
    >
      {endpoint ? <p className="text-small text-soft">{required}</p> : null}
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          required={Boolean(endpoint)}
          hint={reply}
          about={hasTopic ? about : undefined}
        />
      ))}
      {endpoint ? (
        <div hidden>
          <input type="text" name={honeypotName} aria-label={honeypot} tabIndex={-1} autoComplete="off" />
        </div>
      ) : null}
      <button type="submit" className="button button-primary">
        {submit}
      </button>
      <p role="status">
        <span {...{ [Attribute.Failure]: '' }} hidden>
          {withoutScript}
        </span>
      </p>
      <noscript>
        <p className="pb-4">{withoutScript}</p>
      </noscript>
    </form>
  );
}
