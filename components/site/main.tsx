import type { ReactNode } from 'react';
import { mainId } from './skip-link';

/** The page's `<main>` element, which is the target of the skip link. */
export function Main({ children }: { children?: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className="min-h-[60svh] outline-none print:min-h-0">
      {children}
    </main>
  );
}
