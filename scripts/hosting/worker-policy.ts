/**
 * The scripts that run as workers. A worker heeds the policy of its own answer and not the page's.
 * @param file its path in the export
 */
export const isWorkerFile = (file: string): boolean => /^player\/[^/]+\.js$/.test(file);

/** What a worker may load: the site's own scripts, and its own fetches. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";
