import { isLoaded } from '../core/select';
import { LAYER_NAME } from '../document/part-names';
import type { PlayerLayer, PlayerLayerType } from '../types';
import {
  type Box,
  boxAround,
  cornersOf,
  frameOnScreen,
  groupByName,
  inward,
  isShown,
  nameOf,
  outward,
  type Point,
  pictureOf,
  placementOf,
  stageIn,
  svgOf,
} from './layer-boxes';
import type { Runtime } from './runtime';

export { pictureOf };

/*
 * The methods of the handle about layers. This module is loaded when one of them is first called. An SVG has an element
 * for everything that a layer paints. In other renderers, the boxes of layers are computed from the file.
 */

/** The types of layers, by their numbers in a file (`LayerType`). */
const TYPES: readonly PlayerLayerType[] = ['composition', 'solid', 'image', 'null', 'shape', 'text'];

/** Returns the layers of the file, from top to bottom. */
export function layers(runtime: Runtime): PlayerLayer[] {
  if (!isLoaded(runtime.model)) return [];
  return pictureOf(runtime).instances.map((instance) => ({
    name: nameOf(instance),
    classes: `${instance.layer.cl ?? ''}`.match(/\S+/g) ?? [],
    type: TYPES[instance.layer.ty ?? -1] ?? 'other',
  }));
}

/** Returns the box of the layers with a name in the viewport; `null` if none is shown. */
export function boxOf(runtime: Runtime, name: string): DOMRect | null {
  runtime.dispatch({ type: 'tick' });
  const [box] = boxesOf(runtime, [name]);
  if (!box || !runtime.stage) return null;
  const place = stageIn(runtime.stage);
  const [left, top] = outward(place, [box.left, box.top]);
  const [right, bottom] = outward(place, [box.right, box.bottom]);
  return new DOMRect(left, top, right - left, bottom - top);
}

/**
 * Returns the boxes of the layers with each of these names, in the pixels of the stage: what is visible of them in the
 * frame on screen. `null`: none of the layers is visible.
 */
export function boxesOf(runtime: Runtime, names: readonly string[]): (Box | null)[] {
  const { stage, model } = runtime;
  if (!stage || !isLoaded(model)) return names.map(() => null);
  const { animation, painting } = pictureOf(runtime);
  const placement = placementOf(stage, model.settings, animation);
  const [left, top] = outward(placement, [0, 0]);
  const [right, bottom] = outward(placement, [animation.w, animation.h]);
  const whole = { left: 0, top: 0, right: stage.offsetWidth, bottom: stage.offsetHeight };
  const area = clip({ left, top, right, bottom }, whole);
  const svg = svgOf(runtime);
  const elements = svg && layerElements(svg);
  const place = stageIn(stage);
  const frame = frameOnScreen(runtime);
  const pointsOf = (name: string): Point[] =>
    elements
      ? (elements.get(name) ?? []).flatMap(cornersOfElement).map((point) => inward(place, point))
      : (painting.get(name) ?? [])
          .filter((instance) => isShown(instance, frame))
          .flatMap((instance) => cornersOf(instance, animation, frame) ?? [])
          .map((point) => outward(placement, point));
  return names.map((name) => area && clip(boxAround(pointsOf(name)), area));
}

function clip(box: Box, area: Box): Box | null {
  const [left, top] = [Math.max(box.left, area.left), Math.max(box.top, area.top)];
  const [right, bottom] = [Math.min(box.right, area.right), Math.min(box.bottom, area.bottom)];
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

/** Returns the names of the layers at a point of the viewport, from top to bottom. */
export const layersAt = async (runtime: Runtime, x: number, y: number): Promise<string[]> =>
  (await import('./layers-at')).layersAt(runtime, x, y);

/** The elements of the layers of an SVG. `count`: of its elements, because lottie-web adds some during playback. */
const found = new WeakMap<Element, { count: number; elements: Map<string, Element[]> }>();

function layerElements(svg: Element): Map<string, Element[]> {
  const { length: count } = svg.getElementsByTagName('*');
  const known = found.get(svg);
  if (known?.count === count) return known.elements;
  const elements = groupByName(svg.querySelectorAll(`[${LAYER_NAME}]`), (element) =>
    element.closest('defs') ? [] : [`${element.getAttribute(LAYER_NAME)}`],
  );
  found.set(svg, { count, elements });
  return elements;
}

/** Returns the corners of an element; none if it isn't shown. */
function cornersOfElement(element: Element): Point[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > left || bottom > top
    ? [
        [left, top],
        [right, bottom],
      ]
    : [];
}
