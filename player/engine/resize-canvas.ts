import type { Composition, LottieRenderer } from './lottie-internals';

/** In pixels of a canvas, which takes their whole part. */
export type Size = { width: number; height: number };

/**
 * Sizes a canvas and draws the current frame on it. Sizing resets the canvas's context, but lottie-web goes
 * on believing the old styles and would paint black: they are reset too.
 * @param isDetached whether the canvas stands in no container whose size lottie-web could read
 * @throws whatever a layer throws that can't be drawn
 */
export function resizeCanvas(renderer: LottieRenderer, size: Size, isDetached = false) {
  const { contextData = {} } = renderer;
  for (const style of ['FillStyle', 'StrokeStyle', 'LineWidth', 'LineCap', 'LineJoin', 'MiterLimit']) {
    contextData[`applied${style}`] = '';
  }
  contextData.currentOpacity = 1;
  sizeBuffers(renderer, { width: Math.floor(size.width), height: Math.floor(size.height) });
  if (isDetached) renderer.updateContainerSize(size.width, size.height);
  else renderer.updateContainerSize();
}

/** lottie-web draws a matte on canvases as large as the picture's was when the layer was made. */
function sizeBuffers({ elements }: Composition, size: Size) {
  for (const element of elements) {
    if (!element || element === true) continue;
    for (const buffer of element.buffers ?? []) Object.assign(buffer, size);
    if (element.elements) sizeBuffers(element, size);
  }
}
