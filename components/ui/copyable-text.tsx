import type { ReactNode } from 'react';
import { islandAttributes } from '@/browser/protocol';

/** Text with a button that copies it (`browser/copy.ts`). */
export function CopyableText({
  text,
  labels: { copy, copied, copyFailed },
  children,
}: {
  text: string;
  labels: Readonly<Record<'copy' | 'copied' | 'copyFailed', string>>;
  /** An element that contains only the text. */
  children: ReactNode;
}) {
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-4"
      {...islandAttributes('copy', 'use', { text, copied, failed: copyFailed })}
    >
      {children}
      <button type="button" className="text-link needs-scripts min-h-touch text-small">
        {copy}
      </button>
      <span role="status" className="text-small print:hidden" />
    </div>
  );
}
