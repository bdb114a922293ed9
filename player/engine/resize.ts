import type { LottieItem } from './lottie-internals';
import { resizeCanvas } from './resize-canvas';
import { canvasSize } from './watch-size';

/**
 * Makes a picture that is not an SVG as large as its container and as sharp as the screen.
 * @param followDensity false when the host has set a pixel density of its own
 */
export function resizeToContainer(item: LottieItem, container: HTMLElement, followDensity: boolean) {
  const { renderer } = item;
  // A container that is folded away has no size; the picture stays as it is till it has one.
  if (!renderer || !container.offsetWidth || !container.offsetHeight) return;
  try {
    if (renderer.renderConfig && followDensity) renderer.renderConfig.dpr = devicePixelRatio;
    if (!renderer.contextData) renderer.updateContainerSize();
    else if (!isSized(container, renderer.renderConfig?.dpr))
      resizeCanvas(renderer, canvasSize(container, renderer.renderConfig?.dpr));
  } catch (error) {
    console.warn(`lottie-web left out what it could not draw: ${error}`);
  }
}

/** Whether a canvas has its container's size already. Sizing wipes it, and its edges come out differently each time. */
function isSized(container: HTMLElement, density?: number) {
  const canvas = container.querySelector('canvas');
  const { width, height } = canvasSize(container, density);
  return canvas?.width === Math.floor(width) && canvas.height === Math.floor(height);
}
