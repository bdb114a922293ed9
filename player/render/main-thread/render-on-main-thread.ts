import { positionAt, sharedNow } from '../../core/timeline';
import type { Failure } from '../../document/errors/failure';
import { framesOf } from '../../document/file-frames';
import type { Budget } from '../../document/limits/budget';
import { parseAnimation } from '../../document/parse';
import { isPlain } from '../../document/plain-files';
import type { unpackSource } from '../../document/read-source';
import type { PlaybackSync, Renderer, RenderOptions } from '../renderer';
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
  { text, unpacked }: Awaited<ReturnType<typeof unpackSource>>,
  options: RenderOptions,
  loadWorkerClient: LoadWorkerClient,
): Promise<Renderer> {
  const { getSettings, signal } = options;
  if (text.length >= VERY_LARGE_TEXT)
    await (await loadFeatureSupport(signal)).prepareInWorker(unpacked, options, loadWorkerClient);
  const animation = parseAnimation(text);
  const isPlainFile = isPlain(animation);
  const { slots, themeId } = getSettings();
  let { renderer } = getSettings();
  let unresolvedSlots: Failure[] = [];
  let budget: Budget | undefined;
  if (!isPlainFile || renderer !== 'svg' || slots || themeId) {
    const { prepareAnimation, chooseRenderer } = await loadFeatureSupport(signal);
    signal.throwIfAborted();
    ({ unresolvedSlots, budget } = prepareAnimation(animation, {
      ...getSettings(),
      base: unpacked.base,
      text,
    }));
    renderer = chooseRenderer(animation, renderer);
  }
  signal.throwIfAborted();
  options.onLoaded({ ...framesOf(animation), renderer, unresolvedSlots, unpacked });
  signal.throwIfAborted();
  const container = options.createContainer();
  return startRenderer({
    ...getSettings(),
    getDrawingSettings: getSettings,
    renderer,
    container,
    animation,
    budget,
    text,
    isPlain: isPlainFile,
    getFrame: () => frameOf(options.getSync()),
    signal,
  });
}

/** Returns the frame of the file that a renderer shows now. */
function frameOf(sync: PlaybackSync): number {
  if ('frame' in sync) return sync.frame;
  return sync.timeline.offset + positionAt(sync.timeline, sharedNow()).position;
}
