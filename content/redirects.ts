import type { Redirect } from './types';

/**
 * Addresses of an earlier site that others still link to, and where each leads now:
 * `{ from: '/about-us.html', to: '/profile' }`. Every host is told.
 */
export const redirects: readonly Redirect[] = [];
