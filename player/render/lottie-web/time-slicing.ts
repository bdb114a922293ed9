import { type Layer, LayerType } from '../../document/lottie';
import type { RendererOptions } from '../renderer';
import { yieldToMain } from '../yield-to-main';
import type { Composition, LottieItem } from './internals';
import { replaceUnfinished } from './recovery';

/**
 * The time in milliseconds after which a task that builds layers ends, so that the page can run its own tasks
 * before building continues.
 */
const SLICE_MS = 4;

/** The pause in milliseconds between two tasks that build layers after the first frame has been rendered. */
const PAUSE_MS = 20;

/**
 * Builds lottie-web's layers in several short tasks. lottie-web itself would build the layers of a frame in
 * one long task, while rendering the frame. The layers of the first frame are built before the frame is
 * rendered. All other layers are built soon afterwards, so that playback doesn't stutter when they appear. A
 * layer is hidden until it is rendered.
 */
export function buildInSlices(item: LottieItem, { animation }: RendererOptions) {
  const { checkLoaded } = item;
  item.checkLoaded = async () => {
    const { renderer } = item;
    if (!renderer) return;
    try {
      await runInSlices(item, build(renderer, animation.layers, item.firstFrame), yieldToMain);
      // The item might have been destroyed while the layers were being built.
      if (!item.renderer) return;
      checkLoaded();
      await pause();
      if (item.renderer) await runInSlices(item, build(renderer, animation.layers, null), pause);
    } catch (error) {
      // Replace incomplete layers. lottie-web would loop endlessly if such a layer were the parent of another
      // layer.
      try {
        replaceUnfinished(renderer);
        checkLoaded();
      } catch {
        // Nothing was rendered. `onFrameError` below handles the original error.
      }
      item.onFrameError(error);
    }
  };
}

async function runInSlices(item: LottieItem, steps: Iterable<void>, endTask: () => Promise<void>) {
  let since = performance.now();
  for (const _ of steps) {
    // Don't wait in a hidden page, because browsers limit its timers to one per second.
    if (document.hidden || performance.now() - since < SLICE_MS) continue;
    await endTask();
    if (!item.renderer) return;
    since = performance.now();
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Builds the layers that are visible in a frame, including nested layers. Yields after each layer.
 * @param frame `null` for all layers
 */
function* build(composition: Composition, layers: readonly Layer[], frame: number | null): Generator<void> {
  for (const [index, { ty, ip = 0, op = 0, st = 0, sr = 1, tm, layers: inner }] of layers.entries()) {
    if (frame !== null && (ip > frame || op <= frame)) continue;
    composition.buildItem(index);
    yield;
    const element = composition.elements[index];
    if (ty !== LayerType.composition || !element || element === true || !inner) continue;
    if (frame === null) yield* build(element, inner, null);
    // With time remapping, the frame of the inner layers is known only during rendering.
    else if (!tm) yield* build(element, inner, (frame - st) / sr);
  }
}
