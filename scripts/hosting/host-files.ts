/** Files that the build writes into the export for its host. */
export const writtenHostFiles = ['.nojekyll', '_headers', '_redirects'] as const;

/** Files in the export that the host reads and doesn't serve. */
export const hostFiles: readonly string[] = [...writtenHostFiles, 'CNAME'];
