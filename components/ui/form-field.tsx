import type { FormField as FormFieldContent } from '@/content/types';

const boxClass =
  'mt-1 w-full border-rule border-edge bg-paper px-3 py-2 text-body text-ink min-h-touch aria-invalid:border-danger';

/** A labeled input. `id` must be unique on the page. */
export function FormField({
  id,
  field,
  required,
}: {
  id: string;
  field: FormFieldContent;
  required: boolean;
}) {
  const shared = {
    id,
    name: field.name,
    dir: 'auto',
    required,
    autoComplete: field.autoComplete,
    className: boxClass,
  };
  return (
    <div>
      <label htmlFor={id} className="note text-soft">
        {field.label}
      </label>
      {field.kind === 'message' ? (
        <textarea {...shared} rows={field.rows} className={`${boxClass} block`} />
      ) : (
        <input {...shared} type={field.kind} />
      )}
    </div>
  );
}
