'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { copyText } from './copy-text';
import { markHydrated } from './mark-hydrated';

/**
 * Text with a button that copies it and announces the result. If the browser refuses to copy the text,
 * selects it, so that the user can copy it.
 */
export function CopyableText({
  text,
  labels,
  children,
}: {
  text: string;
  labels: Readonly<Record<'copy' | 'copied' | 'copyFailed', string>>;
  /** An element that contains only the text. */
  children: ReactNode;
}) {
  // The number of results is a React key, so that a repeated result is a new element, which screen readers
  // announce again.
  const [{ message, count }, setResult] = useState({ message: '', count: 0 });

  async function copy({ currentTarget }: MouseEvent<HTMLElement>) {
    const source = currentTarget.parentElement?.firstElementChild;
    const isCopied = await copyText(text);
    if (!isCopied && source) getSelection()?.selectAllChildren(source);
    setResult({ message: isCopied ? labels.copied : labels.copyFailed, count: count + 1 });
  }

  return (
    <div
      data-hydrate="interaction"
      ref={markHydrated}
      className="flex flex-wrap items-center justify-between gap-x-4"
    >
      {children}
      <button type="button" onClick={copy} className="text-link needs-scripts min-h-touch text-small">
        {labels.copy}
      </button>
      <span role="status" className="text-small print:hidden">
        <span key={count}>{message}</span>
      </span>
    </div>
  );
}
