import { isComplete } from '../animation/complete';
import { detectFeatures } from '../animation/features';
import { parseAnimation } from '../animation/parse';
import { playableOf } from '../animation/playable';
import { startEngine } from '../engine/engine';
import { loadFeatureSupport } from '../engine/load-feature-support';
import type { Engine } from '../engine/types';
import type { Failure } from '../errors/failure';
import type { SourceText } from '../source/source-text';
import type { OpenOptions } from './opening';

/**
 * Checks and prepares an animation, and draws it, all in the page's own thread. This module is loaded where no worker draws.
 * @returns once the first frame is on screen
 * @throws Failure, or whatever lottie-web threw; `signal.reason` when aborted
 */
export async function drawOnPage(source: SourceText, options: OpenOptions): Promise<Engine> {
  const { getSettings, prefersReducedMotion, signal } = options;
  const animation = parseAnimation(source.text);
  const features = detectFeatures(source.text);
  const { slots, themeId, segment } = getSettings();
  let { renderer } = getSettings();
  let unfilled: Failure[] = [];
  if (features.size > 0 || renderer !== 'svg' || slots || themeId || !isComplete(animation)) {
    const { prepareAnimation, chooseRenderer } = await loadFeatureSupport();
    signal.throwIfAborted();
    unfilled = prepareAnimation(animation, { ...getSettings(), base: source.base, features });
    renderer = chooseRenderer(animation, renderer);
  }
  const playable = playableOf(animation, segment, prefersReducedMotion());
  signal.throwIfAborted();
  options.onOpened({ ...playable, renderer, unfilled, getSource: () => source });
  signal.throwIfAborted();
  const container = options.createContainer();
  const { range } = playable;
  return startEngine({
    ...getSettings(),
    getDrawingSettings: getSettings,
    renderer,
    container,
    animation,
    features,
    range,
    signal,
  });
}
