'use client';

import { type ReactNode, useRef, useState } from 'react';
import { markHydrated } from './mark-hydrated';

/**
 * A text with a button that copies it and announces the result. If the browser refuses, selects the text, so
 * that the user can copy it.
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
  const source = useRef<HTMLSpanElement>(null);

  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!isCopied && source.current) getSelection()?.selectAllChildren(source.current);
    setResult({ message: isCopied ? labels.copied : labels.copyFailed, count: count + 1 });
  }

  return (
    <div
      data-hydrate="interaction"
      ref={markHydrated}
      className="flex flex-wrap items-center justify-between gap-x-4"
    >
      <span ref={source} className="min-w-0">
        {children}
      </span>
      <button type="button" onClick={copy} className="needs-scripts text-link min-h-touch text-small">
        {labels.copy}
      </button>
      <span role="status" className="text-small">
        <span key={count}>{message}</span>
      </span>
    </div>
  );
}
