import { formatValue } from '../../../document/errors/failure';
import type { Layer } from '../../../document/lottie';
import type { Composition, LottieItem, LottieRenderer } from '../lottie-internals';
import type { Surface } from '../surface';
import { builtLayers } from './built-layers';

/** The layers that were reported on the console as left out, by item. */
const reported = new WeakMap<LottieItem, string>();

/** The maximum number of layers in a console message. */
const MAX_NAMED = 20;

/** Layers that threw once. Some errors of lottie-web don't occur in a second attempt. */
const thrown = new WeakSet<Composition>();

/** The empty layers that replace failed ones. */
const placeholders = new WeakSet<Composition>();

/**
 * Renders again without the layers that failed. By itself, lottie-web stops rendering after it could not
 * build a layer.
 * @param error the error of the failed layer
 * @returns whether a layer failed that had not failed before
 * @throws `error` if nothing is visible in the first frame or later
 */
export function recover(item: LottieItem, surface: Surface, error: unknown): boolean {
  const { renderer } = item;
  if (!renderer || hasNoSize(surface)) return false;
  redraw(renderer, surface);
  const before = reported.get(item);
  const leftOut = layersLeftOut(renderer);
  const names = leftOut.join(', ');
  if (names === before) return false;
  reported.set(item, names);
  warnLeftOut(error, leftOut.slice(0, MAX_NAMED).join(', ') || 'no layer');
  // After the first frame the error has no receiver, and the check would delay playback.
  const isFirst = item.currentFrame === 0 && before === undefined;
  if (isFirst && surface.isBlank() && !showsLater(item, renderer, surface)) throw error;
  return true;
}

/** @param names the names of the layers, if known */
export function warnLeftOut(error: unknown, names?: string) {
  console.warn(
    `Layers were left out because lottie-web could not draw them${names ? ` (${names})` : ''}: ${error}`,
  );
}

/** The names or numbers of the layers that were replaced by empty ones. */
function layersLeftOut({ elements, layers }: Composition): string[] {
  return elements.flatMap((element, index) => {
    if (!element || element === true) return [];
    const { nm, ind } = layers[index] ?? {};
    if (placeholders.has(element)) return formatValue(nm ?? ind);
    return element.elements ? layersLeftOut(element) : [];
  });
}

/** A canvas without a size can't be drawn on. It is rendered again once it has a size. */
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
      // Another layer can't be built or drawn.
      isRecovered = replaceThrowing(renderer) || isRecovered;
    }
  } while (isRecovered);
}

/**
 * Renders the current frame completely. By itself, lottie-web renders only what has changed since its last
 * attempt.
 */
export function redrawFrame(renderer: LottieRenderer, surface: Surface) {
  if (renderer.contextData) {
    builtLayers(renderer).forEach(showAgain);
    return surface.resize(renderer);
  }
  renderer.renderFrame(null);
  builtLayers(renderer).forEach(redrawLayer);
}

function redrawLayer(layer: Composition) {
  showAgain(layer);
  layer.renderFrame(null);
}

/** Makes lottie-web render a layer completely, as it does for a layer that becomes visible. */
function showAgain(layer: Composition) {
  layer.show?.();
  builtLayers(layer).forEach(showAgain);
}

/** Whether anything is visible at 25, 50 or 75 % of the play range. */
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
 * Replaces every layer that was only partly built by an empty layer. A layer that is unfinished only because
 * its parent failed is built again when it is rendered.
 * @returns whether there was an unfinished layer
 */
export function replaceUnfinished(composition: Composition): boolean {
  const { elements, layers } = composition;
  let hasReplaced = false;
  for (const layer of builtLayers(composition)) {
    if (layer.elements && replaceUnfinished(layer)) hasReplaced = true;
  }
  const unfinished = [...elements.keys()].filter((index) => elements[index] === true);
  if (unfinished.length === 0) return hasReplaced;
  const failed = unfinished.filter((index) => {
    const parent = layers[index]?.parent;
    return parent === undefined || unfinished.every((other) => String(layers[other]?.ind) !== String(parent));
  });
  for (const index of unfinished) elements[index] = undefined;
  // Layers whose parents form a cycle fail together.
  for (const index of failed.length > 0 ? failed : unfinished) {
    elements[index] = createPlaceholder(composition, layers[index]);
  }
  // After an exception, lottie-web assumes that all layers are built.
  composition.completeLayers = false;
  // Creating the empty layer may have started to build its parent, which failed too.
  if (elements.includes(true)) replaceUnfinished(composition);
  return true;
}

/**
 * Replaces every layer that throws in the current frame for the second time by an empty layer.
 * @returns whether a layer threw
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

/**
 * Creates an empty layer, because others may be parented to it. It doesn't move if its position can't be
 * computed either.
 */
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
