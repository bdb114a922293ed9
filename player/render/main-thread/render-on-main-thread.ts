import type { Failure } from '../../document/errors/failure';
import { detectFeatures } from '../../document/features';
import { isComplete } from '../../document/needs-normalizing';
import { parseAnimation } from '../../document/parse';
import { playableOf } from '../../document/play-range';
import type { SourceText } from '../../document/source-text';
import type { RenderOptions } from '../open-options';
import type { Renderer } from '../renderer';
import { loadFeatureSupport } from './load-feature-support';
import { startRenderer } from './start-renderer';

/**
 * Checks and prepares an animation, and draws it, all in the page's own thread. This module is loaded where no worker draws.
 * @returns once the first frame is on screen
 * @throws Failure, or whatever lottie-web threw; `signal.reason` when aborted
 */
export async function startOnMainThread(source: SourceText, options: RenderOptions): Promise<Renderer> {
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
  options.onLoaded({ ...playable, renderer, unfilled, getSource: () => source });
  signal.throwIfAborted();
  const container = options.createContainer();
  const { range } = playable;
  return startRenderer({
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
