/** Widths in which visitors may load a photograph, px: for a phone, a tablet or half a page, and a wide or a sharp screen. */
const WIDTHS = [480, 960, 1600] as const;

/** The files that the build makes of a photograph, in `public/photos/`, small to large. */
export function photoVersions(name: string) {
  const plain = name.replace(/\.\w+$/, '');
  return WIDTHS.map((width) => ({ width, avif: `${plain}-${width}.avif`, jpeg: `${plain}-${width}.jpg` }));
}

/** The names of these files. */
export const versionFiles = (name: string): string[] =>
  photoVersions(name).flatMap(({ avif, jpeg }) => [avif, jpeg]);

/** What the build found of a photograph: px of its largest version, its prevailing colour, and the hash of its file. */
export type PhotoShape = { width: number; height: number; colour: string; hash: string };
