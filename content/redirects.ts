import type { Redirect } from './types';

/**
 * Redirects from URLs of an earlier site, such as `{ from: '/about-us.html', to: '/profile' }`. The build
 * adds them to the configuration of every server.
 */
export const redirects: readonly Redirect[] = [];
