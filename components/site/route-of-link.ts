import type { Route } from 'next';
import { withoutBasePath } from './with-base-path';

/** Returns the route of a link; `undefined` unless the link leads to a page of this site. */
export function routeOfLink(link: HTMLAnchorElement | null | undefined): Route | undefined {
  const path = link?.origin === location.origin ? withoutBasePath(link.pathname) : undefined;
  // A path that contains a dot leads to a file instead of a page.
  return path && !path.includes('.') ? (path as Route) : undefined;
}
