import type { SourceText } from '../../core/source-text';
import type { Failure } from '../../document/errors/failure';
import { parseAnimation } from '../../document/parse';
import { isPlain } from '../../document/plain-files';
import { toPlayRange } from '../../document/play-range';
import type { Renderer, RenderOptions } from '../renderer';
import type { LoadWorkerClient } from './prepare-in-worker';
import { loadFeatureSupport, startRenderer } from './start-renderer';

// Exported for the snapshot module, which is loaded later and must not include a second copy of lottie-web.
export { parseAnimation, startRenderer };

/** JSON text with at least this number of characters is first prepared in the worker. */
const VERY_LARGE_TEXT = 1_000_000;

/**
 * Validates, prepares and renders an animation on the main thread.
 * @returns a promise that resolves when the first frame is on screen
 * @throws Failure; any error from lottie-web; `signal.reason` if aborted
 */
export async function startOnMainThread(
  source: SourceText,
  options: RenderOptions,
  loadWorkerClient: LoadWorkerClient,
): Promise<Renderer> {
  const { getSettings, prefersReducedMotion, signal } = options;
  if (source.text.length >= VERY_LARGE_TEXT)
    await (await loadFeatureSupport(signal)).prepareInWorker(source, options, loadWorkerClient);
  const animation = parseAnimation(source.text);
  const isPlainFile = isPlain(animation);
  const { slots, themeId, segment } = getSettings();
  let { renderer } = getSettings();
  let unresolvedSlots: Failure[] = [];
  if (!isPlainFile || renderer !== 'svg' || slots || themeId) {
    const { prepareAnimation, chooseRenderer } = await loadFeatureSupport(signal);
    signal.throwIfAborted();
    unresolvedSlots = prepareAnimation(animation, { ...getSettings(), ...source });
    renderer = chooseRenderer(animation, renderer);
  }
  const playRange = toPlayRange(animation, segment, prefersReducedMotion());
  signal.throwIfAborted();
  options.onLoaded({ ...playRange, renderer, unresolvedSlots, getSource: () => source });
  signal.throwIfAborted();
  const container = options.createContainer();
  const { range } = playRange;
  return startRenderer({
    ...getSettings(),
    getDrawingSettings: getSettings,
    renderer,
    container,
    animation,
    text: source.text,
    isPlain: isPlainFile,
    range,
    signal,
  });
}
