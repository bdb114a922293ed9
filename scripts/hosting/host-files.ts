/** Files that the build writes into the export for its host. */
export const writtenHostFiles = ['.nojekyll', '_headers', '_redirects'] as const;

/** Files in the export that its host reads and visitors do not get. */
export const hostFiles: readonly string[] = [...writtenHostFiles, 'CNAME'];
