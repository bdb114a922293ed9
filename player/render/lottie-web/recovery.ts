import { formatValue } from '../../document/errors/failure';
import type { Layer } from '../../document/lottie';
import { applyEmptyMatte } from '../../document/normalize/mattes';
import { builtLayers } from './built-layers';
import type { Composition, LottieItem, LottieRenderer } from './internals';
import type { Surface } from './surface';

/** For each animation item, the names of the left-out layers in the last warning. */
const reported = new WeakMap<LottieItem, string>();

/** The maximum number of layers that are named in a console message. */
const MAX_NAMED = 20;

/** Layers whose rendering has thrown once. They are rendered once more, because some errors don't recur. */
const thrown = new WeakSet<Composition>();

/** The empty layers that have replaced failed layers. */
const placeholders = new WeakSet<Composition>();

/**
 * Renders the frame again without the layers that failed. lottie-web itself would stop rendering if it failed
 * to build a layer.
 * @param error the error of the failed layer
 * @returns whether more layers are left out than after the previous call
 * @throws `error` if nothing is visible in the first frame and in a sample of later frames
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
  // Throw only in the first frame. In later frames, no caller would catch the error, and the check would
  // delay playback.
  const isFirst = item.currentFrame === item.firstFrame && before === undefined;
  if (isFirst && surface.isBlank() && !showsLater(item, renderer, surface)) throw error;
  return true;
}

/**
 * Logs a warning about layers that are left out.
 * @param names the names of the layers, if known
 */
export function warnLeftOut(error: unknown, names?: string) {
  console.warn(
    `Layers were left out because lottie-web could not draw them${names ? ` (${names})` : ''}: ${error}`,
  );
}

/** Returns the names or numbers of the layers that were replaced with empty layers. */
function layersLeftOut({ elements, layers }: Composition): string[] {
  return elements.flatMap((element, index) => {
    if (!element || element === true) return [];
    const { nm, ind } = layers[index] ?? {};
    if (placeholders.has(element)) return formatValue(nm ?? ind);
    return element.elements ? layersLeftOut(element) : [];
  });
}

/**
 * Returns whether the surface is a canvas of size 0, on which drawing fails. The animation is rendered again
 * when the canvas has a size.
 */
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
      // Building or drawing a further layer has failed.
      isRecovered = replaceThrowing(renderer) || isRecovered;
    }
  } while (isRecovered);
}

/**
 * Renders the current frame completely. lottie-web itself would render only what has changed since it last
 * tried to render the frame.
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

/** Makes lottie-web render a layer completely in the next frame, as if the layer had just become visible. */
function showAgain(layer: Composition) {
  layer.show?.();
  builtLayers(layer).forEach(showAgain);
}

/** Returns whether anything is visible at 25, 50 or 75 % of the file. */
function showsLater(item: LottieItem, renderer: LottieRenderer, surface: Surface): boolean {
  const [ip, op] = item.frames;
  const { renderedFrame } = renderer;
  const drawAt = (frame: number) => {
    try {
      item.renderFrame(frame);
    } catch {
      redraw(renderer, surface);
    }
  };
  const shows = [1, 2, 3].some((quarter) => {
    drawAt(ip + ((op - ip) * quarter) / 4);
    return !surface.isBlank();
  });
  drawAt(renderedFrame);
  return shows;
}

/**
 * Replaces each layer that was only partly built with an empty layer. A layer that is incomplete only because
 * its parent failed is not replaced. lottie-web builds such a layer again when it renders the layer.
 * @returns whether at least one layer was incomplete
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
  // If the layers are parents of each other in a cycle, replace all of them.
  for (const index of failed.length > 0 ? failed : unfinished) {
    elements[index] = createPlaceholder(composition, layers[index]);
    emptyMatte(composition, layers[index]);
  }
  // lottie-web has set this field to `true`, although building some layers has failed.
  composition.completeLayers = false;
  // Creating an empty layer might have caused lottie-web to build the layer's parent, and the parent might
  // also have failed.
  if (elements.includes(true)) replaceUnfinished(composition);
  return true;
}

/** Draws the layers that use a failed layer as their matte as if the matte were empty. */
function emptyMatte({ elements, layers }: Composition, { td, ind }: Layer = {}) {
  for (const [index, layer] of layers.entries()) {
    if (!td || !layer.tt || layer.tp !== ind) continue;
    const built = elements[index];
    const element = built && built !== true && built.getBaseElement?.();
    applyEmptyMatte(layer);
    if (layer.hd && element) element.remove();
  }
}

/**
 * Draws each layer separately. If a layer throws for the second time, replaces it with an empty layer.
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
 * Creates an empty layer to replace a failed layer. The empty layer moves like the failed layer, which can be
 * the parent of other layers. If the movement can't be computed, the empty layer doesn't move.
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
