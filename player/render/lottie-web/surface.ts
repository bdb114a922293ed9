import type { LottieRenderer } from './lottie-internals';

/**
 * What an animation is rendered on: elements of the page, a canvas of the page, or a canvas of the worker.
 */
export type Surface = {
  /** `null` if the animation consists of elements. */
  readonly canvas: HTMLCanvasElement | OffscreenCanvas | null;
  /**
   * Sizes the canvas to its box and renders the current frame. @throws errors of layers that can't be drawn
   */
  resize(renderer: LottieRenderer): void;
  /** Whether nothing at all is visible. */
  isBlank(): boolean;
};

/** In pixels. A canvas uses only the integer part. */
export type Size = { width: number; height: number };

/**
 * Settings that a canvas needs, whatever the host sets. Without `clearCanvas`, frames are drawn on top of
 * each other. With `progressiveLoad`, a layer throws if its matte isn't built yet.
 */
export const CANVAS_SETTINGS = { clearCanvas: true, progressiveLoad: false };

/** The styles that lottie-web caches to avoid setting them again on a canvas context. */
export const APPLIED_STYLES = [
  'appliedFillStyle',
  'appliedStrokeStyle',
  'appliedLineWidth',
  'appliedLineCap',
  'appliedLineJoin',
  'appliedMiterLimit',
] as const;

/** The surface of a container in the page. */
export function pageSurface(container: HTMLElement): Surface {
  return {
    get canvas() {
      return container.querySelector('canvas');
    },
    resize: (renderer) => resizeCanvas(renderer),
    isBlank() {
      if (this.canvas) return isCanvasBlank(this.canvas);
      const shapes = container.querySelectorAll('path, rect, image, text, img, [style*=background-color]');
      // In WebKit, the contents of clips and masks have a size too.
      const drawn = [...shapes].filter((shape) => !shape.closest('defs'));
      const rects = drawn.flatMap((shape) => [...shape.getClientRects()]);
      return rects.every(({ width, height }) => width === 0 && height === 0);
    },
  };
}

/** The surface of a canvas that isn't in the page. */
export function detachedSurface(canvas: OffscreenCanvas, getSize: () => Size): Surface {
  return {
    canvas,
    resize: (renderer) => resizeCanvas(renderer, getSize()),
    isBlank: () => isCanvasBlank(canvas),
  };
}

/**
 * Sizes a canvas and renders the current frame. Sizing resets the styles of the canvas's context, but
 * lottie-web keeps its cache of them and would paint black, so the cache is reset too.
 * @param size needed if the canvas has no container from which lottie-web can read the size
 * @throws errors of layers that can't be drawn
 */
export function resizeCanvas(renderer: LottieRenderer, size?: Size) {
  const { contextData = {} } = renderer;
  for (const style of APPLIED_STYLES) contextData[style] = '';
  contextData.currentOpacity = 1;
  renderer.updateContainerSize(size?.width, size?.height);
}

/** @returns `false` for a canvas without a size, because nothing can be drawn on it */
function isCanvasBlank(canvas: HTMLCanvasElement | OffscreenCanvas): boolean {
  const sample = new OffscreenCanvas(64, 64).getContext('2d');
  if (!sample || !canvas.width || !canvas.height) return false;
  sample.drawImage(canvas, 0, 0, 64, 64);
  return sample.getImageData(0, 0, 64, 64).data.every((value) => value === 0);
}
