/** What the export holds for its host and not for visitors. */
export const hostFiles: readonly string[] = ['.nojekyll', '_headers', '_redirects'];
