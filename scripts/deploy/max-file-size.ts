/** The maximum size of a file on Cloudflare Pages, in bytes. */
export const MAX_FILE_SIZE = 25 * 1024 * 1024;
