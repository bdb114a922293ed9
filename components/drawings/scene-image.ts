import type { StaticImageData } from 'next/image';
import type { SceneName } from './scene';

/**
 * A file that the build has drawn (scripts/drawings/), under its hashed name.
 * @param kind the scheme, or `inline` for the one without colours of its own
 */
export function sceneImage(name: SceneName, kind: 'light' | 'dark' | 'inline'): StaticImageData {
  const image = load(name, kind);
  // Next's build gives a module, its preset for Jest the image.
  return image.default ?? image;
}

/** A bundler has to see each folder. */
function load(name: SceneName, kind: 'light' | 'dark' | 'inline') {
  if (kind === 'light') return require(`@/generated/drawings/light/${name}.svg`);
  if (kind === 'dark') return require(`@/generated/drawings/dark/${name}.svg`);
  return require(`@/generated/drawings/inline/${name}.svg`);
}
