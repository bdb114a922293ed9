import type { Animation } from '../document/lottie';
import type { PlayerRenderer } from '../types';
import { CAMERA, DEPTH, undrawnFeatures, unsupportedFeatures, warnUnsupported } from './features';

/** The renderers in order of preference. */
const RENDERERS: readonly PlayerRenderer[] = ['svg', 'html', 'canvas'];

/**
 * Returns the requested renderer if it supports all features of the file, otherwise the renderer that
 * supports the most. Logs why the requested renderer was not chosen, and which features the chosen renderer
 * doesn't support.
 * @param animation the prepared animation
 * @param preferred the value of the prop; `svg` replaces values that the types don't allow
 */
export function chooseRenderer(animation: Animation, preferred: PlayerRenderer): PlayerRenderer {
  const requested = RENDERERS.includes(preferred) ? preferred : 'svg';
  const unsupported = {
    svg: unsupportedFeatures(animation, 'svg'),
    html: unsupportedFeatures(animation, 'html'),
    canvas: unsupportedFeatures(animation, 'canvas'),
  };
  const cost = (one: PlayerRenderer) =>
    unsupported[one].length +
    (unsupported[one].includes(CAMERA) ? 100 : 0) +
    (unsupported[one].includes(DEPTH) ? 0.5 : 0);
  const [renderer = requested] = [requested, ...RENDERERS].sort((one, other) => cost(one) - cost(other));
  if (renderer !== requested)
    console.info(
      `Using the ${renderer} renderer: the ${requested} renderer doesn't support ${unsupported[requested].join(', ')}.`,
    );
  warnUnsupported(renderer, [...unsupported[renderer], ...undrawnFeatures(animation)]);
  return renderer;
}
