/** Matches files that operating systems write into folders. They are never published. */
export const osJunkFiles = /(^|[\\/])(\.DS_Store|Thumbs\.db|desktop\.ini)$/;
