/** Files in the export that its host reads and visitors do not get. */
export const hostFiles: readonly string[] = ['.nojekyll', '_headers', '_redirects'];
