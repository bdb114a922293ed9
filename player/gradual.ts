import type { Animation } from './animation';
import type { EngineOptions, LottieItem } from './engine';

/** Milliseconds of building after which the page has its turn. */
const TURN = 4;

/**
 * Has lottie-web build what the first frame shows layer by layer before it draws it. By itself it builds all of it
 * while it draws, in one long task. A layer hides until it is drawn.
 */
export function buildGradually(item: LottieItem, { animation, range, signal }: EngineOptions) {
  const { checkLoaded } = item;
  item.checkLoaded = async () => {
    try {
      await buildLayers(item, animation.layers, range?.[0] ?? animation.ip, signal);
    } catch (error) {
      item.triggerRenderFrameError(error);
    }
    if (!signal.aborted) checkLoaded();
  };
}

async function buildLayers(
  item: LottieItem,
  layers: Animation['layers'],
  frame: number,
  signal: AbortSignal,
) {
  let since = performance.now();
  for (const [index, { ip = 0, op = 0 }] of layers.entries()) {
    if (ip > frame || op <= frame) continue;
    item.renderer?.buildItem(index);
    // A page that nobody sees would have its next task a second later.
    if (document.hidden || performance.now() - since < TURN) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
    since = performance.now();
  }
}
