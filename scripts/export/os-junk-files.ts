/** Paths of files that an operating system writes into every folder it shows; they are never published. */
export const osJunkFiles = /(^|[\\/])(\.DS_Store|Thumbs\.db|desktop\.ini)$/;
