import type { LottieItem } from './lottie-internals';
import { resizeCanvas } from './resize-canvas';
import { sizeOf, watchSize } from './watch-size';

/**
 * Keeps a picture that is not an SVG as large as its container and as sharp as the screen, whichever changes.
 * @param followDensity false when the host has set a pixel density of its own
 * @returns a function that ends it.
 */
export function resizeWith(item: LottieItem, container: HTMLElement, followDensity: boolean): () => void {
  return watchSize(container, () => {
    const { renderer } = item;
    // A container that is folded away has no size; the picture stays as it is till it has one.
    if (!renderer || !container.offsetWidth || !container.offsetHeight) return;
    try {
      if (renderer.renderConfig && followDensity) renderer.renderConfig.dpr = devicePixelRatio;
      if (!renderer.contextData) renderer.updateContainerSize();
      else if (!isSized(container, renderer.renderConfig?.dpr))
        resizeCanvas(renderer, sizeOf(container, renderer.renderConfig?.dpr));
    } catch (error) {
      console.warn(`lottie-web left out what it could not draw: ${error}`);
    }
  });
}

/** Whether a canvas has its container's size already. Sizing wipes it, and its edges come out differently each time. */
function isSized(container: HTMLElement, density?: number) {
  const canvas = container.querySelector('canvas');
  const { width, height } = sizeOf(container, density);
  return canvas?.width === Math.floor(width) && canvas.height === Math.floor(height);
}
