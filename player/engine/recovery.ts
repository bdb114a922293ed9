import type { Layer } from '../animation/parse';
import type { Composition, LottieItem, LottieRenderer } from './engine';
import { drawCanvasAnew } from './resize';

const warned = new WeakSet<LottieItem>();

/** Layers that threw: some of what lottie-web throws it throws at its first attempt only. */
const thrown = new WeakSet<Composition>();

/** The empty layers that were put in the place of others. */
const empties = new WeakSet<Composition>();

/**
 * Has lottie-web draw without what it could not. By itself it draws nothing any more once it could not make a layer.
 * @param error why it could not
 * @throws `error` when that leaves nothing to see in the first frame nor later
 */
export function drawWithout(item: LottieItem, container: HTMLElement, error: unknown) {
  const { renderer } = item;
  if (!renderer || isFolded(container)) return;
  redraw(renderer, container);
  if (warned.has(item)) return;
  warned.add(item);
  console.warn(`lottie-web left out what it could not draw: ${error}`);
  // Later nobody waits to hear it, and looking would cost a frame that is played.
  const isFirst = item.currentFrame === 0;
  if (isFirst && isBlank(container) && !showsLater(item, renderer, container)) throw error;
}

/** On a canvas without a size nothing can be drawn, and it is drawn anew once it has one. */
function isFolded(container: HTMLElement) {
  const canvas = container.querySelector('canvas');
  return canvas !== null && !(canvas.width && canvas.height);
}

function redraw(renderer: LottieRenderer, container: HTMLElement) {
  let isMended: boolean;
  do {
    isMended = replaceUnfinished(renderer);
    try {
      drawAnew(renderer, container);
    } catch {
      // The next layer that can't be made or drawn.
      isMended = replaceThrowing(renderer) || isMended;
    }
  } while (isMended);
}

/** The whole of the frame at hand: by itself lottie-web draws what changed since its last attempt. */
function drawAnew(renderer: LottieRenderer, container: HTMLElement) {
  if (renderer.contextData) return drawCanvasAnew(renderer, container);
  renderer.renderFrame(null);
  for (const element of renderer.elements) if (element && element !== true) drawWhole(element);
}

function drawWhole(layer: Composition) {
  const begin = (element: Composition | true | undefined) => {
    if (!element || element === true) return;
    // What is shown again lottie-web draws as at its first frame.
    element.show?.();
    element.elements?.forEach(begin);
  };
  begin(layer);
  layer.renderFrame(null);
}

/** Whether there is anything to see at a quarter, half or three quarters of what is played. */
function showsLater(item: LottieItem, renderer: LottieRenderer, container: HTMLElement): boolean {
  const { firstFrame, totalFrames } = item;
  const { renderedFrame } = renderer;
  const drawAt = (frame: number) => {
    try {
      renderer.renderFrame(frame);
    } catch {
      redraw(renderer, container);
    }
  };
  const shows = [1, 2, 3].some((quarter) => {
    drawAt(firstFrame + (totalFrames * quarter) / 4);
    return !isBlank(container);
  });
  drawAt(renderedFrame);
  return shows;
}

/**
 * Puts an empty layer in the place of each that was begun and could not be finished. What only follows its position is
 * begun again when it is drawn.
 * @returns whether there was one
 */
export function replaceUnfinished(composition: Composition): boolean {
  const { elements, layers } = composition;
  let found = false;
  for (const element of elements) {
    if (element && element !== true && element.elements && replaceUnfinished(element)) found = true;
  }
  const begun = [...elements.keys()].filter((index) => elements[index] === true);
  if (begun.length === 0) return found;
  const failed = begun.filter((index) => {
    const parent = layers[index]?.parent;
    return parent === undefined || begun.every((other) => String(layers[other]?.ind) !== String(parent));
  });
  for (const index of begun) elements[index] = undefined;
  // Those that follow each other in a ring fail together.
  for (const index of failed.length > 0 ? failed : begun) {
    elements[index] = emptyLayer(composition, layers[index]);
  }
  // Interrupted, lottie-web believes that all are built.
  composition.completeLayers = false;
  // What an empty layer follows was not begun before, and could not be finished either.
  if (elements.includes(true)) replaceUnfinished(composition);
  return true;
}

/**
 * Puts an empty layer in the place of each that throws at the frame at hand for the second time.
 * @returns whether one threw
 */
function replaceThrowing(composition: Composition): boolean {
  const { elements, layers, renderedFrame } = composition;
  let found = false;
  elements.forEach((element, index) => {
    if (!element || element === true) return;
    try {
      element.prepareFrame(renderedFrame - (layers[index]?.st ?? 0));
      drawWhole(element);
    } catch {
      found = true;
      if (element.elements && replaceThrowing(element)) return;
      if (thrown.has(element)) {
        element.hide();
        elements[index] = emptyLayer(composition, layers[index], empties.has(element));
      }
      thrown.add(element);
    }
  });
  return found;
}

/** Other layers may follow its position; one whose position can't be had either stands still. */
function emptyLayer(composition: Composition, layer: Layer | undefined, isStill = false) {
  const { ind, ip, op, st } = layer ?? {};
  const still = { ind, ip, op, st, ks: {} };
  let empty: Composition;
  try {
    empty = composition.createNull(isStill ? still : { ...layer, ef: undefined, ao: undefined });
  } catch {
    empty = composition.createNull(still);
  }
  empties.add(empty);
  return empty;
}

/** Whether a container that lottie-web draws into shows nothing at all. */
function isBlank(container: HTMLElement): boolean {
  const canvas = container.querySelector('canvas');
  if (!canvas) {
    const shapes = container.querySelectorAll('path, rect, image, text, img, [style*=background-color]');
    const rects = [...shapes].flatMap((shape) => [...shape.getClientRects()]);
    return rects.every(({ width, height }) => width === 0 && height === 0);
  }
  const sample = new OffscreenCanvas(64, 64).getContext('2d');
  if (!sample || !canvas.width || !canvas.height) return false;
  sample.drawImage(canvas, 0, 0, 64, 64);
  return sample.getImageData(0, 0, 64, 64).data.every((value) => value === 0);
}
