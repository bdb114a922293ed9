import type { LottieRenderer } from '../lottie-internals';

/** In pixels of a canvas, which takes their whole part. */
export type Size = { width: number; height: number };

/** The styles that lottie-web believes a canvas's context to have. */
export const APPLIED_STYLES = [
  'appliedFillStyle',
  'appliedStrokeStyle',
  'appliedLineWidth',
  'appliedLineCap',
  'appliedLineJoin',
  'appliedMiterLimit',
] as const;

/**
 * Sizes a canvas and draws the current frame on it. Sizing resets the canvas's context, but lottie-web goes
 * on believing the old styles and would paint black: they are reset too.
 * @param size of a canvas that stands in no container whose size lottie-web could read
 * @throws whatever a layer throws that can't be drawn
 */
export function resizeCanvas(renderer: LottieRenderer, size?: Size) {
  const { contextData = {} } = renderer;
  for (const style of APPLIED_STYLES) contextData[style] = '';
  contextData.currentOpacity = 1;
  renderer.updateContainerSize(size?.width, size?.height);
}
