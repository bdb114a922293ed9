/**
 * Widths of the versions of a photograph in pixels: for phones; for tablets and half pages; for wide or
 * high-density screens.
 */
const WIDTHS = [480, 960, 1600] as const;

/** Returns the versions of a photograph that the build writes to `public/photos/`, from small to large. */
export function photoVersions(name: string) {
  const plain = name.replace(/\.\w+$/, '');
  return WIDTHS.map((width) => ({ width, avif: `${plain}-${width}.avif`, jpeg: `${plain}-${width}.jpg` }));
}

/** Returns the names of all versions' files. */
export const versionFiles = (name: string): string[] =>
  photoVersions(name).flatMap(({ avif, jpeg }) => [avif, jpeg]);

/**
 * Data of a photograph from the build: the size of the largest version in pixels, the dominant color, and a
 * hash of the file.
 */
export type PhotoShape = { width: number; height: number; color: string; hash: string };
