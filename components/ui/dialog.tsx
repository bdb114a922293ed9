import type { ReactNode } from 'react';
import { Attribute, islandAttributes } from '@/browser/protocol';
import { dialogTexts } from '@/content/site';
import { Icon } from './icon';

type DialogProps = {
  id: string;
  title: string;
  tag?: string;
  className?: string;
  /** Whether the dialog opens when the URL has the fragment `#id`. */
  isDeepLinked?: boolean;
  /**
   * Whether the dialog contains a text to read. The heading has the focus when the dialog opens, so that screen
   * readers read the text from its beginning.
   */
  isText?: boolean;
  children: ReactNode;
};

/** A native modal dialog. Open it with `<button command="show-modal" commandfor={id}>`. */
export function Dialog({
  id,
  title,
  tag,
  className = '',
  isDeepLinked = false,
  isText = false,
  children,
}: DialogProps) {
  return (
    <dialog
      id={id}
      closedby="any"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`modal-dialog ${isText ? 'full-dialog text-dialog' : className}`}
      {...(isDeepLinked
        ? { [Attribute.DeepLink]: '', ...islandAttributes('dialog', 'interaction', null) }
        : {})}
    >
      {/* In short windows, such as at a zoom of 400 %, the heading scrolls with the content, because it would cover
          most of the content. */}
      <div
        className={`sticky top-0 z-10 flex flex-row-reverse items-start justify-between gap-4 border-line border-b bg-paper print:static [@media(height<25rem)]:static ${isText ? 'px-4 py-3 md:px-16' : 'p-5 md:px-8'}`}
      >
        <button
          type="button"
          command="close"
          commandfor={id}
          className="button w-touch shrink-0 px-0"
          aria-label={dialogTexts.close}
        >
          <Icon name="close" />
        </button>
        <div>
          {tag ? <p className="note mb-1 text-soft">{tag}</p> : null}
          <h2
            id={`${id}-title`}
            tabIndex={isText ? -1 : undefined}
            // biome-ignore lint/a11y/noAutofocus: this element receives the focus only when the dialog opens
            autoFocus={isText}
            className="font-semibold text-title"
          >
            {title}
          </h2>
        </div>
      </div>
      <div className={isText ? 'px-4 pt-6 pb-8 md:px-16 md:pb-12' : 'p-5 md:p-8'}>{children}</div>
    </dialog>
  );
}
