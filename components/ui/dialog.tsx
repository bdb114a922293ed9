import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dialogTexts } from '@/content/site';

/** A native modal dialog. Open it with `<button command="show-modal" commandfor={id}>`. */
export function Dialog({
  id,
  title,
  tag,
  className = 'max-w-3xl',
  hasAddress = false,
  children,
  share,
}: {
  id: string;
  title: string;
  tag?: string;
  className?: string;
  /** Whether the dialog opens when the URL has the fragment `#id`. */
  hasAddress?: boolean;
  /** A link that copies the dialog's URL. */
  share?: ReactNode;
  children: ReactNode;
}) {
  return (
    <dialog
      id={id}
      closedby="any"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-shared={hasAddress ? '' : undefined}
      className={`modal-dialog ${className}`}
    >
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-line border-b bg-paper p-5 md:px-8">
        <div>
          {tag ? <p className="note mb-1 text-soft">{tag}</p> : null}
          <h2 id={`${id}-title`} className="font-semibold text-title">
            {title}
          </h2>
          {share}
        </div>
        <button
          type="button"
          command="close"
          commandfor={id}
          className="button w-touch shrink-0 px-0"
          aria-label={dialogTexts.close}
        >
          <IconX aria-hidden size={20} stroke={1.5} />
        </button>
      </div>
      <div className="p-5 md:p-8">{children}</div>
    </dialog>
  );
}
