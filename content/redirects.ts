import type { Redirect } from './types';

/**
 * Redirects from URLs of an earlier site: `{ from: '/about-us.html', to: '/profile' }`. The build writes them
 * to the configuration of every host.
 */
export const redirects: readonly Redirect[] = [];
