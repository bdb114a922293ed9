import type { StaticImageData } from 'next/image';
import type { SceneName } from './scene';

/**
 * Returns a generated file (scripts/drawings/) with its hashed URL.
 * @param kind the color scheme, or `inline` for the file without colors
 */
export function sceneImage(name: SceneName, kind: 'light' | 'dark' | 'inline'): StaticImageData {
  const image = load(name, kind);
  // The import is a module in Next's build and the image itself in Next's preset for Jest.
  return image.default ?? image;
}

/** Bundlers need a literal path for each folder. */
function load(name: SceneName, kind: 'light' | 'dark' | 'inline') {
  if (kind === 'light') return require(`@/generated/drawings/light/${name}.svg`);
  if (kind === 'dark') return require(`@/generated/drawings/dark/${name}.svg`);
  return require(`@/generated/drawings/inline/${name}.svg`);
}
