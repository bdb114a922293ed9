import type { ReactNode } from 'react';
import { mainId } from './skip-link';

/** A page's main landmark, the skip link's target. */
export function Main({ children }: { children?: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className="min-h-[60svh] outline-none print:min-h-0">
      {children}
    </main>
  );
}
