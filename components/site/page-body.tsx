import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Announcement } from './announcement';
import { Footer } from './footer';
import { Header } from './header';
import { mainId, SkipLink } from './skip-link';
import { SpeculationRules } from './speculation-rules';

/**
 * Everything in the body of a page.
 * @param path the page's route, whose link in the header is marked as current
 */
export function PageBody({ path, children }: { path: Route; children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header path={path} />
      <Announcement />
      <main id={mainId} tabIndex={-1} className="min-h-[60svh] outline-none print:min-h-0">
        {children}
      </main>
      <Footer path={path} />
      <SpeculationRules path={path} />
    </>
  );
}
