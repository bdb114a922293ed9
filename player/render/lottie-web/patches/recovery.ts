import { formatValue } from '../../../document/errors/format-value';
import type { Layer } from '../../../document/lottie';
import type { Composition, LottieItem, LottieRenderer } from '../lottie-internals';
import type { Surface } from '../surface';

/** Which layers of a picture the console has named as left out. */
const reported = new WeakMap<LottieItem, string>();

/** Layers that the console names of one picture at most. */
const MAX_NAMED = 20;

/** Layers that threw: some of what lottie-web throws it throws at its first attempt only. */
const thrown = new WeakSet<Composition>();

/** The empty layers that were put in the place of others. */
const placeholders = new WeakSet<Composition>();

/**
 * Has lottie-web draw without what it could not. By itself it draws nothing any more once it could not make a layer.
 * @param error why it could not
 * @throws `error` when that leaves nothing to see in the first frame nor later
 */
export function recover(item: LottieItem, surface: Surface, error: unknown) {
  const { renderer } = item;
  if (!renderer || hasNoSize(surface)) return;
  redraw(renderer, surface);
  const before = reported.get(item);
  const names = layersLeftOut(renderer).slice(0, MAX_NAMED).join(', ');
  if (names === before) return;
  reported.set(item, names);
  warnLeftOut(error, names || 'no layer');
  // Later nobody waits to hear it, and looking would cost a frame that is played.
  const isFirst = item.currentFrame === 0 && before === undefined;
  if (isFirst && surface.isBlank() && !showsLater(item, renderer, surface)) throw error;
}

/** @param names of the layers that it concerns, where they are known */
export function warnLeftOut(error: unknown, names?: string) {
  console.warn(`lottie-web left out what it could not draw${names ? ` (${names})` : ''}: ${error}`);
}

/** The names of the layers that empty ones stand for, or else their numbers. */
function layersLeftOut({ elements, layers }: Composition): string[] {
  return elements.flatMap((element, index) => {
    if (!element || element === true) return [];
    const { nm, ind } = layers[index] ?? {};
    if (placeholders.has(element)) return formatValue(nm ?? ind);
    return element.elements ? layersLeftOut(element) : [];
  });
}

/** On a canvas without a size nothing can be drawn, and it is drawn anew once it has one. */
function hasNoSize({ canvas }: Surface) {
  return canvas !== null && !(canvas.width && canvas.height);
}

function redraw(renderer: LottieRenderer, surface: Surface) {
  let isRecovered: boolean;
  do {
    isRecovered = replaceUnfinished(renderer);
    try {
      redrawFrame(renderer, surface);
    } catch {
      // The next layer that can't be made or drawn.
      isRecovered = replaceThrowing(renderer) || isRecovered;
    }
  } while (isRecovered);
}

/** The whole of the frame at hand: by itself lottie-web draws what changed since its last attempt. */
export function redrawFrame(renderer: LottieRenderer, surface: Surface) {
  if (renderer.contextData) {
    renderer.elements.forEach(showAnew);
    return surface.resize(renderer);
  }
  renderer.renderFrame(null);
  for (const element of renderer.elements) if (element && element !== true) redrawLayer(element);
}

function redrawLayer(layer: Composition) {
  showAnew(layer);
  layer.renderFrame(null);
}

/** What is shown again lottie-web draws as at its first frame: in full, and where it is by now. */
function showAnew(element: Composition | true | undefined) {
  if (!element || element === true) return;
  element.show?.();
  element.elements?.forEach(showAnew);
}

/** Whether there is anything to see at a quarter, half or three quarters of what is played. */
function showsLater(item: LottieItem, renderer: LottieRenderer, surface: Surface): boolean {
  const { firstFrame, totalFrames } = item;
  const { renderedFrame } = renderer;
  const drawAt = (frame: number) => {
    try {
      item.renderFrame(frame);
    } catch {
      redraw(renderer, surface);
    }
  };
  const shows = [1, 2, 3].some((quarter) => {
    drawAt(firstFrame + (totalFrames * quarter) / 4);
    return !surface.isBlank();
  });
  drawAt(renderedFrame);
  return shows;
}

/**
 * Puts an empty layer in the place of each that was begun and could not be finished. A layer that is only parented to it is
 * begun again when it is drawn.
 * @returns whether there was one
 */
export function replaceUnfinished(composition: Composition): boolean {
  const { elements, layers } = composition;
  let hasReplaced = false;
  for (const element of elements) {
    if (element && element !== true && element.elements && replaceUnfinished(element)) hasReplaced = true;
  }
  const unfinished = [...elements.keys()].filter((index) => elements[index] === true);
  if (unfinished.length === 0) return hasReplaced;
  const failed = unfinished.filter((index) => {
    const parent = layers[index]?.parent;
    return parent === undefined || unfinished.every((other) => String(layers[other]?.ind) !== String(parent));
  });
  for (const index of unfinished) elements[index] = undefined;
  // Layers that are parented to each other in a ring fail together.
  for (const index of failed.length > 0 ? failed : unfinished) {
    elements[index] = createPlaceholder(composition, layers[index]);
  }
  // Interrupted, lottie-web believes that all are built.
  composition.completeLayers = false;
  // The parent of an empty layer was not begun before, and could not be finished either.
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
      redrawLayer(element);
    } catch {
      found = true;
      if (element.elements && replaceThrowing(element)) return;
      if (thrown.has(element)) {
        element.hide();
        elements[index] = createPlaceholder(composition, layers[index], placeholders.has(element));
      }
      thrown.add(element);
    }
  });
  return found;
}

/** An empty layer, as others may be parented to it; one whose position can't be had either stands still. */
function createPlaceholder(composition: Composition, layer: Layer | undefined, isStill = false) {
  const { ind, ip, op, st } = layer ?? {};
  const still = { ind, ip, op, st, ks: {} };
  let empty: Composition;
  try {
    empty = composition.createNull(isStill ? still : { ...layer, ef: undefined, ao: undefined });
  } catch {
    empty = composition.createNull(still);
  }
  placeholders.add(empty);
  return empty;
}
