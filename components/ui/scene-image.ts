import type { StaticImageData } from 'next/image';
import type { SceneName } from '@/content/types';

/**
 * Returns the image of a drawing, with its hashed URL and its size. The build generates the file
 * (scripts/build/write-drawings.ts).
 * @param kind the color scheme of the image, or `inline` for an SVG that is to be inlined, so that the page's
 *   styles apply to its elements
 */
export function sceneImage(name: SceneName, kind: 'light' | 'dark' | 'inline'): StaticImageData {
  const image = load(name, kind);
  // In Next's build, the import returns a module whose default export is the image. With Next's preset for
  // Jest, the import returns the image itself.
  return image.default ?? image;
}

/**
 * Imports a generated SVG. Each path begins with a literal folder name, because bundlers need to know the
 * folder.
 */
function load(name: SceneName, kind: 'light' | 'dark' | 'inline') {
  if (kind === 'light') return require(`@/generated/drawings/light/${name}.svg`);
  if (kind === 'dark') return require(`@/generated/drawings/dark/${name}.svg`);
  return require(`@/generated/drawings/inline/${name}.svg`);
}
