import { type Layer, LayerType } from '../../../document/lottie';
import type { RendererOptions } from '../../renderer';
import type { Composition, LottieItem } from '../lottie-internals';
import { replaceUnfinished } from './recovery';

/** Milliseconds of building after which the task ends, so that the page can do its own work. */
const SLICE_MS = 4;

/** Milliseconds between two slices once the first frame is there. */
const PAUSE_MS = 20;

/**
 * Has lottie-web build its layers over several tasks: what the first frame shows before it is drawn, and the others soon
 * after, so that playing does not halt when their time comes. By itself it builds what a frame shows while it draws it, in
 * one long task. A layer hides until it is drawn.
 */
export function buildInSlices(item: LottieItem, { animation, range }: RendererOptions) {
  const { checkLoaded } = item;
  item.checkLoaded = async () => {
    const { renderer } = item;
    if (!renderer) return;
    try {
      await runInSlices(item, build(renderer, animation.layers, range?.[0] ?? animation.ip), 0);
      // Destroyed meanwhile.
      if (!item.renderer) return;
      checkLoaded();
      await pause(PAUSE_MS);
      if (item.renderer) await runInSlices(item, build(renderer, animation.layers, null), PAUSE_MS);
    } catch (error) {
      // lottie-web would wait for ever for a layer that was begun and never finished, once another is parented to it.
      try {
        replaceUnfinished(renderer);
        checkLoaded();
      } catch {
        // Then nothing is drawn, as the engine is about to hear.
      }
      item.onFrameError(error);
    }
  };
}

async function runInSlices(item: LottieItem, steps: Iterable<void>, milliseconds: number) {
  let since = performance.now();
  for (const _ of steps) {
    // A page that nobody sees would have its next task a second later.
    if (document.hidden || performance.now() - since < SLICE_MS) continue;
    await pause(milliseconds);
    if (!item.renderer) return;
    since = performance.now();
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Builds the layers that a frame shows, and those of the compositions among them. Yields after each.
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
    // Where time is remapped, only drawing tells which frame of it is shown.
    else if (!tm) yield* build(element, inner, (frame - st) / sr);
  }
}
