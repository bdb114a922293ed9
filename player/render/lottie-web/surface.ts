import type { Size } from '../fit';
import type { CanvasRenderer, LottieRenderer } from './internals';

/**
 * What an animation is rendered to: elements on the page, a canvas on the page, or a canvas in the worker.
 */
export type Surface = {
  /** `null` if the animation is rendered to elements. */
  readonly canvas: HTMLCanvasElement | OffscreenCanvas | null;
  /**
   * Resizes the canvas to its box and renders the current frame.
   * @throws errors from layers that can't be drawn
   */
  resize(renderer: LottieRenderer): void;
  /** Returns whether nothing is visible. */
  isBlank(): boolean;
};

/**
 * Settings that a canvas always requires. Without `clearCanvas`, frames would be drawn on top of each other.
 * With `progressiveLoad`, a layer would throw if its matte had not been built yet.
 */
export const CANVAS_SETTINGS = { clearCanvas: true, progressiveLoad: false };

/**
 * The names of the fields in which lottie-web caches the styles of a canvas context. lottie-web sets a style
 * on the context only if the new value differs from the cached value.
 */
export const APPLIED_STYLES = [
  'appliedFillStyle',
  'appliedStrokeStyle',
  'appliedLineWidth',
  'appliedLineCap',
  'appliedLineJoin',
  'appliedMiterLimit',
] as const;

/** Creates the surface for a container in the page. */
export function pageSurface(container: HTMLElement): Surface {
  return {
    get canvas() {
      return container.querySelector('canvas');
    },
    resize: (renderer) => resizeCanvas(renderer),
    isBlank() {
      if (this.canvas) return isCanvasBlank(this.canvas);
      const shapes = container.querySelectorAll('path, rect, image, text, img, [style*=background-color]');
      // Ignore `defs`: in WebKit, the contents of clip paths and masks have client rectangles.
      const drawn = [...shapes].filter((shape) => !shape.closest('defs'));
      const rects = drawn.flatMap((shape) => [...shape.getClientRects()]);
      return rects.every(({ width, height }) => width === 0 && height === 0);
    },
  };
}

/** Creates the surface for a canvas that isn't in the page. */
export function detachedSurface(canvas: OffscreenCanvas, getSize: () => Size): Surface {
  return {
    canvas,
    resize: (renderer) => resizeCanvas(renderer, getSize()),
    isBlank: () => isCanvasBlank(canvas),
  };
}

/**
 * Resizes a canvas and renders the current frame. Also clears lottie-web's cache of the context's styles,
 * because resizing resets the styles themselves. Otherwise, everything would be painted black
 * (https://github.com/airbnb/lottie-web/issues/3109).
 * @param size required if the canvas has no container from which lottie-web can read the size
 * @throws errors from layers that can't be drawn
 */
export function resizeCanvas(renderer: LottieRenderer, size?: Size) {
  if (renderer.rendererType === 'canvas') forgetStyles(renderer as CanvasRenderer);
  renderer.updateContainerSize(size?.width, size?.height);
}

/** Clears lottie-web's cache of the styles, opacity and blend mode of a canvas context, which have been reset. */
export function forgetStyles({ contextData, globalData }: CanvasRenderer) {
  for (const style of APPLIED_STYLES) contextData[style] = '';
  contextData.currentOpacity = 1;
  globalData.blendMode = undefined;
}

/**
 * Returns whether all pixels of a canvas are transparent. Returns `false` if its size is 0, because nothing
 * can be drawn on it.
 */
function isCanvasBlank(canvas: HTMLCanvasElement | OffscreenCanvas): boolean {
  const sample = new OffscreenCanvas(64, 64).getContext('2d');
  if (!sample || !canvas.width || !canvas.height) return false;
  sample.drawImage(canvas, 0, 0, 64, 64);
  return sample.getImageData(0, 0, 64, 64).data.every((value) => value === 0);
}
