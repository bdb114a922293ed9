import type { Composition, LottieItem, LottieRenderer } from './lottie-internals';

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
      else if (!isSized(container, renderer.renderConfig?.dpr)) resizeCanvas(renderer, container);
    } catch (error) {
      console.warn(`lottie-web left out what it could not draw: ${error}`);
    }
  });
}

/**
 * Sizes a canvas to its container and draws the current frame on it. Sizing resets the canvas's context, but lottie-web goes
 * on believing the old styles and would paint black: they are reset too.
 * @throws whatever a layer throws that can't be drawn
 */
export function resizeCanvas(renderer: LottieRenderer, container: HTMLElement) {
  const { contextData = {}, renderConfig } = renderer;
  for (const style of ['FillStyle', 'StrokeStyle', 'LineWidth', 'LineCap', 'LineJoin', 'MiterLimit']) {
    contextData[`applied${style}`] = '';
  }
  contextData.currentOpacity = 1;
  sizeBuffers(renderer, sizeOf(container, renderConfig?.dpr));
  renderer.updateContainerSize();
}

/** lottie-web draws a matte on canvases as large as the picture's was when the layer was made. */
function sizeBuffers({ elements }: Composition, size: { width: number; height: number }) {
  for (const element of elements) {
    if (!element || element === true) continue;
    for (const buffer of element.buffers ?? []) Object.assign(buffer, size);
    if (element.elements) sizeBuffers(element, size);
  }
}

/** Whether a canvas has its container's size already. Sizing wipes it, and its edges come out differently each time. */
function isSized(container: HTMLElement, density?: number) {
  const canvas = container.querySelector('canvas');
  const { width, height } = sizeOf(container, density);
  return canvas?.width === width && canvas.height === height;
}

/** In pixels of a canvas. */
function sizeOf({ offsetWidth, offsetHeight }: HTMLElement, density = 1) {
  return { width: Math.floor(offsetWidth * density), height: Math.floor(offsetHeight * density) };
}

/**
 * Runs when the element's size or the screen's pixel density changes, and once soon after the start.
 * @returns a function that ends it.
 */
function watchSize(element: Element, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(element);
  let density: MediaQueryList | undefined;
  const watchDensity = () => {
    density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    density.addEventListener('change', onDensity, { once: true });
  };
  const onDensity = () => {
    onChange();
    watchDensity();
  };
  watchDensity();
  return () => {
    observer.disconnect();
    density?.removeEventListener('change', onDensity);
  };
}
