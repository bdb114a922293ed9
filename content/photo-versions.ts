/**
 * The widths in pixels in which the build saves a photograph: for phones, for tablets and half pages, and for
 * wide or high-density screens.
 */
const WIDTHS = [480, 960, 1600] as const;

/** Returns the versions of a photograph that the build saves in `public/photos/`, from small to large. */
export function photoVersions(name: string) {
  const plain = name.replace(/\.\w+$/, '');
  return WIDTHS.map((width) => ({ width, avif: `${plain}-${width}.avif`, jpeg: `${plain}-${width}.jpg` }));
}

/** Returns the file names of all versions of a photograph. */
export const versionFiles = (name: string): string[] =>
  photoVersions(name).flatMap(({ avif, jpeg }) => [avif, jpeg]);

/**
 * Data that the build saves for a photograph: the size of the largest version in pixels, the dominant color,
 * and a hash of the file.
 */
export type PhotoShape = { width: number; height: number; color: string; hash: string };
