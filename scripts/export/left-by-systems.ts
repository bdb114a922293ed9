/** Paths of files that a desktop puts into every folder it shows, and nobody means to publish. */
export const leftBySystems = /(^|[\\/])(\.DS_Store|Thumbs\.db|desktop\.ini)$/;
