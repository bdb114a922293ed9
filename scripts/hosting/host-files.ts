/** What the export holds for its host and not for visitors. */
export const hostFiles: readonly string[] = ['.nojekyll', 'CNAME', '_headers', '_redirects'];
