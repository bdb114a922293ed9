import type { LottieRenderer } from './lottie-internals';
import { resizeCanvas, type Size } from './patches/resize-canvas';

/** What a picture is drawn on: elements of the page, a canvas of the page, or one of a worker. */
export type Surface = {
  /** Null where the picture is made of elements. */
  readonly canvas: HTMLCanvasElement | OffscreenCanvas | null;
  /** Sizes the canvas to where it stands and draws the frame at hand. @throws whatever a layer throws that can't be drawn */
  resize(renderer: LottieRenderer): void;
  /** Whether it shows nothing at all. */
  isBlank(): boolean;
};

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
      // To WebKit a clip or a mask has a size too.
      const drawn = [...shapes].filter((shape) => !shape.closest('defs'));
      const rects = drawn.flatMap((shape) => [...shape.getClientRects()]);
      return rects.every(({ width, height }) => width === 0 && height === 0);
    },
  };
}

/**
 * Of a canvas that stands in no page.
 * @param getSize in its pixels
 */
export function detachedSurface(canvas: OffscreenCanvas, getSize: () => Size): Surface {
  return {
    canvas,
    resize: (renderer) => resizeCanvas(renderer, getSize()),
    isBlank: () => isCanvasBlank(canvas),
  };
}

/** @returns false for a canvas without a size, on which nothing can be drawn */
function isCanvasBlank(canvas: HTMLCanvasElement | OffscreenCanvas): boolean {
  const sample = new OffscreenCanvas(64, 64).getContext('2d');
  if (!sample || !canvas.width || !canvas.height) return false;
  sample.drawImage(canvas, 0, 0, 64, 64);
  return sample.getImageData(0, 0, 64, 64).data.every((value) => value === 0);
}
