import type { PlayerRenderer } from '../types';
import type { Build } from './types';

const BUILDS: Record<PlayerRenderer, { light: Build; full: Build }> = {
  svg: {
    light: { name: 'lottie_light', load: () => import('lottie-web/build/player/lottie_light.min.js') },
    full: { name: 'lottie_svg', load: () => import('lottie-web/build/player/lottie_svg.min.js') },
  },
  canvas: {
    light: {
      name: 'lottie_light_canvas',
      load: () => import('lottie-web/build/player/lottie_light_canvas.min.js'),
    },
    full: { name: 'lottie_canvas', load: () => import('lottie-web/build/player/lottie_canvas.min.js') },
  },
  html: {
    light: {
      name: 'lottie_light_html',
      load: () => import('lottie-web/build/player/lottie_light_html.min.js'),
    },
    full: { name: 'lottie_html', load: () => import('lottie-web/build/player/lottie_html.min.js') },
  },
};

/**
 * The file of lottie-web that draws for a renderer.
 * @param full the larger one, which evaluates expressions and draws effects
 */
export function buildFor(renderer: PlayerRenderer, full: boolean): Build {
  return BUILDS[renderer][full ? 'full' : 'light'];
}
