import type { Animation } from '../../../document/lottie';
import { type PictureBox, type Transform, transformFor, viewBoxFor } from '../../fit';
import type { PlacementController, RendererOptions } from '../../renderer';
import { boxOf, watchSize } from '../../watch-size';
import type { LottieItem, LottieRenderer } from '../lottie-internals';
import { warnLeftOut } from './recovery';
import { resizeCanvas, type Size } from './resize-canvas';

/**
 * Has a picture of the page stand in its container as the host says, from its first frame on.
 * @param renderer before or after it has drawn
 */
export function createPlacementController(
  item: LottieItem,
  renderer: LottieRenderer,
  options: RendererOptions,
): PlacementController {
  const { container, animation, getDrawingSettings } = options;
  const isCanvas = renderer.rendererType === 'canvas';
  let drawnAs = '';

  const getBox = () => boxOf(container, getDrawingSettings(), isCanvas ? undefined : 1);

  placeRenderer(renderer, animation, () => {
    const box = getBox();
    drawnAs = JSON.stringify(box);
    return box;
  });

  function place() {
    const box = getBox();
    // A container that is folded away has no size; the picture stays as it is till it has one.
    if (!item.renderer || !box.width || !box.height) return;
    // Sizing wipes a canvas, and its edges come out differently each time.
    if (isCanvas && drawnAs === JSON.stringify(box)) return;
    try {
      if (isCanvas && renderer.renderConfig) renderer.renderConfig.dpr = box.density;
      if (isCanvas) resizeCanvas(renderer);
      else renderer.updateContainerSize();
    } catch (error) {
      warnLeftOut(error);
    }
  }

  return { place, watch: (onDestroy) => onDestroy.push(watchSize(container, place)) };
}

/**
 * Places a picture whenever lottie-web sizes it.
 * @param getBox in the pixels that lottie-web draws in
 */
export function placeRenderer(renderer: LottieRenderer, { w, h }: Animation, getBox: () => PictureBox) {
  const size = renderer.updateContainerSize.bind(renderer);
  renderer.updateContainerSize = (...given) => {
    const box = getBox();
    const hasSize = box.width > 0 && box.height > 0;
    const picture = { width: w, height: h };
    const transform = hasSize ? transformFor(box, picture, box, box.density) : null;
    if (transform && renderer.rendererType === 'canvas') transformNext(renderer, transform);
    size(...given);
    if (renderer.rendererType === 'svg') placeSvg(renderer, picture, box, transform);
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

function placeSvg(renderer: LottieRenderer, picture: Size, box: PictureBox, transform: Transform | null) {
  const { viewBoxSize, preserveAspectRatio = '' } = renderer.renderConfig ?? {};
  const whole = `0 0 ${picture.width} ${picture.height}`;
  const svg = renderer.svgElement;
  svg?.setAttribute('viewBox', transform ? viewBoxFor(transform, box) : viewBoxSize || whole);
  // On paper the box has another size, to which nothing is fitted anew: only what may be stretched is.
  const aspect = box.fit === 'fill' ? 'none' : 'xMidYMid meet';
  svg?.setAttribute('preserveAspectRatio', transform ? aspect : preserveAspectRatio);
}

function placeElements({ resizerElem }: LottieRenderer, { scaleX, scaleY, x, y }: Transform) {
  if (!resizerElem) return;
  resizerElem.style.transform = `matrix3d(${scaleX},0,0,0,0,${scaleY},0,0,0,0,1,0,${x},${y},0,1)`;
  // It may be larger than the box.
  if (resizerElem.parentElement) resizerElem.parentElement.style.overflow = 'hidden';
}
