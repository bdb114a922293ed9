import { Attribute } from '@/browser/protocol';
import type { FormField as FormFieldContent } from '@/content/types';

/** An email address, or a telephone number with at least six digits, spaces and other characters. */
const REPLY = '\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*|[+\\d\\s\\(\\)\\/.\\-]{6,}';

/**
 * A labeled input. `id` must be unique on the page.
 * @param hint what a field for a reply accepts
 * @param about the line above a message that names a topic
 */
export function FormField({
  id,
  field,
  required,
  hint,
  about,
}: {
  id: string;
  field: FormFieldContent;
  required: boolean;
  hint?: string;
  about?: string;
}) {
  const aboutId = `${id}-about`;
  const shared = {
    id,
    name: field.name,
    dir: 'auto',
    required,
    autoComplete: field.autoComplete,
    className: 'form-box',
  };
  const format = field.kind === 'reply' && required ? { pattern: REPLY, title: hint } : {};
  if (field.kind !== 'message')
    return (
      <div>
        <Label id={id} field={field} />
        <input {...shared} {...format} type={field.kind === 'email' ? 'email' : 'text'} />
      </div>
    );
  return (
    <div>
      {about ? (
        <p id={aboutId} className="quote mb-4 font-semibold" {...{ [Attribute.About]: about }} />
      ) : null}
      <Label id={id} field={field} />
      <textarea {...shared} rows={field.rows} aria-describedby={about && aboutId} />
    </div>
  );
}

function Label({ id, field }: { id: string; field: FormFieldContent }) {
  return (
    <label htmlFor={id} className="font-semibold text-small">
      {field.label}
    </label>
  );
}
