import type { LottieRenderer } from './lottie-internals';

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
  if (isDetached) renderer.updateContainerSize(size.width, size.height);
  else renderer.updateContainerSize();
}
