import type { Layer } from './animation';
import type { Composition, EngineOptions, LottieItem } from './engine';
import { replaceUnfinished } from './left-out';

/** Milliseconds of building after which the page has its turn. */
const TURN = 4;

/**
 * Has lottie-web build what the first frame shows layer by layer before it draws it. By itself it builds all of it
 * while it draws, in one long task. A layer hides until it is drawn.
 */
export function buildGradually(item: LottieItem, { animation, range }: EngineOptions) {
  const { checkLoaded } = item;
  item.checkLoaded = async () => {
    const { renderer } = item;
    if (!renderer) return;
    let since = performance.now();
    try {
      for (const _ of build(renderer, animation.layers, range?.[0] ?? animation.ip)) {
        // A page that nobody sees would have its next task a second later.
        if (document.hidden || performance.now() - since < TURN) continue;
        await new Promise((resolve) => setTimeout(resolve));
        // Destroyed meanwhile.
        if (!item.renderer) return;
        since = performance.now();
      }
    } catch (error) {
      // lottie-web would wait for ever for a layer that was begun and never finished, once another follows it.
      try {
        replaceUnfinished(renderer);
        checkLoaded();
      } catch {
        // Then nothing is drawn, as the engine is about to hear.
      }
      item.triggerRenderFrameError(error);
      return;
    }
    checkLoaded();
  };
}

/** Builds the layers that a frame shows, and those of the compositions among them. Yields after each. */
function* build(composition: Composition, layers: readonly Layer[], frame: number): Generator<void> {
  for (const [index, { ty, ip = 0, op = 0, st = 0, sr = 1, tm, layers: inner }] of layers.entries()) {
    if (ip > frame || op <= frame) continue;
    composition.buildItem(index);
    yield;
    const element = composition.elements[index];
    // Where time is remapped, only drawing tells which frame of it is shown.
    if (ty === 0 && element && element !== true && inner && !tm)
      yield* build(element, inner, (frame - st) / sr);
  }
}
