import { isLoaded } from '../core/select';
import { LAYER_NAME } from '../document/part-names';
import { currentFrame, isInside, isShown, nameOf, pictureOf, pointIn, svgOf } from './layer-boxes';
import type { Runtime } from './runtime';

/** Returns the names of the layers at a point of the viewport, from top to bottom. */
export function layersAt(runtime: Runtime, x: number, y: number): string[] {
  const { stage, model } = runtime;
  if (!stage || !isLoaded(model)) return [];
  const svg = svgOf(runtime);
  if (svg) {
    const hit = [...svg.querySelectorAll('[part]')].filter(
      (element) => isShownElement(element) && paintsAt(element, x, y),
    );
    return [...new Set(hit.reverse().flatMap(namesAround))];
  }
  const { animation, instances } = pictureOf(runtime);
  const frame = currentFrame(runtime);
  const point = pointIn(stage, model.settings, animation, x, y);
  const hit = instances.filter(
    (instance) => isShown(instance, frame) && isInside(instance, animation, frame, point),
  );
  return [...new Set(hit.map(nameOf))];
}

const isShownElement = (element: Element) => !element.closest('defs') && element.getClientRects().length > 0;

/** Returns the names of the layers that contain an element, from the inside out. */
function namesAround(element: Element): string[] {
  const layer = element.closest(`[${LAYER_NAME}]`);
  return layer?.parentElement
    ? [layer.getAttribute(LAYER_NAME) ?? '', ...namesAround(layer.parentElement)]
    : [];
}

/** Returns whether an element paints a point of the viewport. Texts and images paint their boxes. */
function paintsAt(element: Element, x: number, y: number): boolean {
  if (!(element instanceof SVGGeometryElement)) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  }
  const matrix = element.getScreenCTM();
  if (!matrix) return false;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const isStroke = element.getAttribute('fill-opacity') === '0' && element.hasAttribute('stroke');
  return isStroke ? element.isPointInStroke(point) : element.isPointInFill(point);
}
