import type { Animation } from '../../../document/lottie';
import { type AnimationBox, type Size, type Transform, transformFor, viewBoxFor } from '../../fit';
import type { RendererOptions } from '../../renderer';
import { boxOf, watchSize } from '../../watch-size';
import type { CanvasRenderer, Context2D, LottieItem, LottieRenderer } from '../internals';
import { warnLeftOut } from '../recovery';
import { forgetStyles, resizeCanvas } from '../surface';

/**
 * Keeps an animation in the correct position within its container. Used only for animations rendered on the
 * main thread.
 */
export type PlacementController = {
  /** Applies the current settings. */
  place(): void;
  /**
   * Applies the current settings whenever the size of the container or the pixel density changes.
   * @param onDestroy receives the cleanup function
   */
  watch(onDestroy: (() => void)[]): void;
};

/**
 * Positions an animation within its container according to `fit` and `align`, starting with the first frame.
 * Used only for animations that are rendered on the main thread.
 */
export function createPlacementController(
  item: LottieItem,
  renderer: LottieRenderer,
  options: RendererOptions,
): PlacementController {
  const { container, animation, getDrawingSettings } = options;
  const isCanvas = renderer.rendererType === 'canvas';
  /** The box in which the animation was last positioned, as JSON. */
  let placedIn = '';

  const getBox = () => boxOf(container, getDrawingSettings(), isCanvas ? undefined : 1);

  placeRenderer(renderer, animation, () => {
    const box = getBox();
    placedIn = JSON.stringify(box);
    return box;
  });

  function place() {
    const box = getBox();
    // The size of a collapsed container is 0. Keep the previous size until the container is visible again.
    if (!item.renderer || !box.width || !box.height) return;
    // Don't resize a canvas needlessly. Resizing clears it, and the redrawn edges might look slightly
    // different.
    if (isCanvas && placedIn === JSON.stringify(box)) return;
    try {
      if (isCanvas && renderer.renderConfig) renderer.renderConfig.dpr = box.density;
      if (isCanvas) resizeCanvas(renderer);
      else renderer.updateContainerSize();
    } catch (error) {
      warnLeftOut(error);
    }
  }

  return {
    place,
    watch(onDestroy) {
      const watching = new AbortController();
      onDestroy.push(() => watching.abort());
      // jsdom, in which apps run their tests, has no layout.
      if (typeof ResizeObserver === 'function') watchSize(container, watching.signal, place);
    },
  };
}

/**
 * Positions an animation whenever lottie-web resizes it.
 * @param getBox returns the box, in canvas pixels or, for SVG and HTML, in CSS pixels
 */
export function placeRenderer(renderer: LottieRenderer, { w, h }: Animation, getBox: () => AnimationBox) {
  const updateContainerSize = renderer.updateContainerSize.bind(renderer);
  renderer.updateContainerSize = (...given) => {
    const box = getBox();
    const hasSize = box.width > 0 && box.height > 0;
    const size = { width: w, height: h };
    const transform = hasSize ? transformFor(box, size, box, box.density) : null;
    if (renderer.rendererType === 'canvas') transformNext(renderer, transform, size);
    updateContainerSize(...given);
    if (renderer.rendererType === 'svg') placeSvg(renderer, size, box, transform);
    if (transform && renderer.rendererType === 'html') placeElements(renderer, transform);
  };
}

/**
 * Replaces the transform in the next call of `ctxTransform`, unless it is `null`, and how the canvas is cleared. In
 * `updateContainerSize`, lottie-web first resizes the canvas, then calls `ctxTransform` with the transform of the whole
 * animation, then clips the canvas to the animation, and then renders.
 */
function transformNext(renderer: LottieRenderer, transform: Transform | null, size: Size) {
  const { ctxTransform } = renderer;
  renderer.ctxTransform = (given) => {
    renderer.ctxTransform = ctxTransform;
    let props = given;
    if (transform) {
      const { scaleX: sx, scaleY: sy, x: tx, y: ty } = transform;
      props = [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1];
      Object.assign(renderer.transformCanvas ?? {}, { sx, sy, tx, ty, props });
    }
    const { nativeContext } = (renderer as CanvasRenderer).contextData;
    nativeContext.save();
    ctxTransform?.(props);
    clearWhole(renderer as CanvasRenderer, size);
  };
}

/**
 * Makes lottie-web clear the whole canvas before each frame. It would clear only the animation, within the clip. If the
 * edges of the animation are not at whole pixels, they would keep a part of the previous frame.
 */
function clearWhole(renderer: CanvasRenderer, { width, height }: Size) {
  const { nativeContext } = renderer.contextData;
  const transform = nativeContext.getTransform();
  nativeContext.clearRect = () => {
    const { canvas } = nativeContext;
    const { clearRect } = Object.getPrototypeOf(nativeContext) as Context2D;
    forgetStyles(renderer);
    // Remove the clip and the transform.
    nativeContext.restore();
    clearRect.call(nativeContext, 0, 0, canvas.width, canvas.height);
    nativeContext.save();
    nativeContext.setTransform(transform);
    nativeContext.beginPath();
    nativeContext.rect(0, 0, width, height);
    nativeContext.clip();
  };
}

function placeSvg(renderer: LottieRenderer, size: Size, box: AnimationBox, transform: Transform | null) {
  const { viewBoxSize, preserveAspectRatio = '' } = renderer.renderConfig ?? {};
  const whole = `0 0 ${size.width} ${size.height}`;
  const svg = renderer.svgElement;
  svg?.setAttribute('viewBox', transform ? viewBoxFor(transform, box) : viewBoxSize || whole);
  // In print, the box has a different size, but the viewBox isn't updated. Make the browser keep the aspect
  // ratio of the animation in this case, unless `fit` is `fill`.
  const aspect = box.fit === 'fill' ? 'none' : 'xMidYMid meet';
  svg?.setAttribute('preserveAspectRatio', transform ? aspect : preserveAspectRatio);
}

function placeElements({ resizerElem }: LottieRenderer, { scaleX, scaleY, x, y }: Transform) {
  if (!resizerElem) return;
  resizerElem.style.transform = `matrix3d(${scaleX},0,0,0,0,${scaleY},0,0,0,0,1,0,${x},${y},0,1)`;
  // Clip an animation that is larger than the box.
  if (resizerElem.parentElement) resizerElem.parentElement.style.overflow = 'hidden';
}
