import type { Animation } from '../animation/lottie';
import { type Transform, transformFor, type View, viewBoxFor } from './fit';
import type { LottieItem, LottieRenderer } from './lottie-internals';
import { resizeCanvas, type Size } from './resize-canvas';
import type { EngineOptions, PlacementController } from './types';
import { viewOf, watchSize } from './watch-size';

/**
 * Has a picture of the page stand in its container as the host says, from its first frame on.
 * @param renderer before or after it has drawn
 */
export function createPlacementController(
  item: LottieItem,
  renderer: LottieRenderer,
  options: EngineOptions,
): PlacementController {
  const { container, animation, getDrawingSettings } = options;
  const isCanvas = renderer.rendererType === 'canvas';
  let drawnAs = '';

  const getView = () => viewOf(container, getDrawingSettings(), isCanvas ? undefined : 1);

  placeRenderer(renderer, animation, () => {
    const view = getView();
    drawnAs = JSON.stringify(view);
    return view;
  });

  function place() {
    const view = getView();
    // A container that is folded away has no size; the picture stays as it is till it has one.
    if (!item.renderer || !view.width || !view.height) return;
    // Sizing wipes a canvas, and its edges come out differently each time.
    if (isCanvas && drawnAs === JSON.stringify(view)) return;
    try {
      if (isCanvas && renderer.renderConfig) renderer.renderConfig.dpr = view.density;
      if (isCanvas) resizeCanvas(renderer, view);
      else renderer.updateContainerSize();
    } catch (error) {
      console.warn(`lottie-web left out what it could not draw: ${error}`);
    }
  }

  return { place, watch: (onDestroy) => onDestroy.push(watchSize(container, place)) };
}

/**
 * Places a picture whenever lottie-web sizes it.
 * @param getView in the pixels that lottie-web draws in
 */
export function placeRenderer(renderer: LottieRenderer, { w, h }: Animation, getView: () => View) {
  const size = renderer.updateContainerSize.bind(renderer);
  renderer.updateContainerSize = (...given) => {
    const view = getView();
    const hasSize = view.width > 0 && view.height > 0;
    const picture = { width: w, height: h };
    const transform = hasSize ? transformFor(view, picture, view, view.density) : null;
    if (transform && renderer.rendererType === 'canvas') transformNext(renderer, transform);
    size(...given);
    if (renderer.rendererType === 'svg') placeSvg(renderer, picture, view, transform);
    if (transform && renderer.rendererType === 'html') placeElements(renderer, transform);
  };
}

/** Between sizing a canvas and drawing on it, lottie-web transforms it: by what it has found, or by `transform`. */
function transformNext(renderer: LottieRenderer, { scaleX: sx, scaleY: sy, x: tx, y: ty }: Transform) {
  const { ctxTransform } = renderer;
  renderer.ctxTransform = () => {
    renderer.ctxTransform = ctxTransform;
    const props = [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1];
    Object.assign(renderer.transformCanvas ?? {}, { sx, sy, tx, ty, props });
    ctxTransform?.(props);
  };
}

function placeSvg(renderer: LottieRenderer, picture: Size, view: View, transform: Transform | null) {
  const { viewBoxSize, preserveAspectRatio = '' } = renderer.renderConfig ?? {};
  const whole = `0 0 ${picture.width} ${picture.height}`;
  const svg = renderer.svgElement;
  svg?.setAttribute('viewBox', transform ? viewBoxFor(transform, view) : viewBoxSize || whole);
  // On paper the box has another size, to which nothing is fitted anew: only what may be stretched is.
  const aspect = view.fit === 'fill' ? 'none' : 'xMidYMid meet';
  svg?.setAttribute('preserveAspectRatio', transform ? aspect : preserveAspectRatio);
}

function placeElements({ resizerElem }: LottieRenderer, { scaleX, scaleY, x, y }: Transform) {
  if (!resizerElem) return;
  resizerElem.style.transform = `matrix3d(${scaleX},0,0,0,0,${scaleY},0,0,0,0,1,0,${x},${y},0,1)`;
  // It may be larger than the box.
  if (resizerElem.parentElement) resizerElem.parentElement.style.overflow = 'hidden';
}
