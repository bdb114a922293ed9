import type { Build, EngineOptions } from './types';

/** Draws most files as it comes. The others are in builds.ts. */
const LIGHT_SVG: Build = {
  name: 'lottie_light',
  load: () => import('lottie-web/build/player/lottie_light.min.js'),
};

/** Loads the build of lottie-web that draws for a renderer. @param isFull the larger one, as in builds.ts */
export async function loadBuild({ renderer }: Pick<EngineOptions, 'renderer'>, isFull: boolean) {
  const isLightSvg = renderer === 'svg' && !isFull;
  const { name, load } = isLightSvg ? LIGHT_SVG : (await import('./builds')).buildFor(renderer, isFull);
  return { name, lottie: (await load()).default };
}
