import { type Layer, LayerType } from '../../../document/lottie';
import type { RendererOptions } from '../../renderer';
import { yieldToMain } from '../../yield-to-main';
import type { Composition, LottieItem } from '../lottie-internals';
import { replaceUnfinished } from './recovery';

/**
 * Maximum duration of a task in milliseconds. Building then continues in another task, so that the page can
 * run its own tasks.
 */
const SLICE_MS = 4;

/** Milliseconds between two tasks after the first frame. */
const PAUSE_MS = 20;

/**
 * Builds lottie-web's layers in several tasks: the layers of the first frame before it is rendered, and the
 * others soon afterwards, so that playback doesn't stutter when they appear. lottie-web would build the
 * layers of a frame while rendering it, in one long task. A layer is hidden until it is rendered.
 */
export function buildInSlices(item: LottieItem, { animation, range }: RendererOptions) {
  const { checkLoaded } = item;
  item.checkLoaded = async () => {
    const { renderer } = item;
    if (!renderer) return;
    try {
      await runInSlices(item, build(renderer, animation.layers, range?.[0] ?? animation.ip), yieldToMain);
      // The item may have been destroyed in the meantime.
      if (!item.renderer) return;
      checkLoaded();
      await pause();
      if (item.renderer) await runInSlices(item, build(renderer, animation.layers, null), pause);
    } catch (error) {
      // lottie-web would wait forever for a layer that is incomplete and the parent of another layer.
      try {
        replaceUnfinished(renderer);
        checkLoaded();
      } catch {
        // Nothing was rendered. `onFrameError` reports the error.
      }
      item.onFrameError(error);
    }
  };
}

async function runInSlices(item: LottieItem, steps: Iterable<void>, endTask: () => Promise<void>) {
  let since = performance.now();
  for (const _ of steps) {
    // Don't wait in a hidden page, because browsers delay its timers to one per second.
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
    // With time remapping, the frame of the inner layers is only known when rendering.
    else if (!tm) yield* build(element, inner, (frame - st) / sr);
  }
}
