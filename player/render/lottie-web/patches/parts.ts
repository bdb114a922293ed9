import ImageElement from 'lottie-web/player/js/elements/ImageElement.js';
import SolidElement from 'lottie-web/player/js/elements/SolidElement.js';
import SVGShapeElement from 'lottie-web/player/js/elements/svgElements/SVGShapeElement.js';
import SVGTextElement from 'lottie-web/player/js/elements/svgElements/SVGTextElement.js';
import type { Shape } from '../../../document/lottie';
import { LAYER_NAME, partNames } from '../../../document/part-names';
import type { BuiltShape, NamedLayer } from '../internals';

/*
 * Names the elements that the SVG renderer paints, so that rules of the page for `::part()` apply to them. The names are
 * those of the composition layers, the layer and the groups that contain an element. Also names the element of each layer,
 * so that scripts find the layer.
 */

/** The maximum number of part names of an element. */
const MAX_NAMES = 30;

/** Names the elements of a layer and of the layers that contain it, and returns their part names. */
function namesOfLayer({
  data,
  comp,
  layerElement,
}: Pick<NamedLayer, 'data' | 'comp' | 'layerElement'>): string[] {
  if (!comp) return [];
  layerElement.setAttribute(LAYER_NAME, `${data.nm ?? ''}`);
  return [...namesOfLayer(comp), ...partNames(data)];
}

function setNames(element: Element, names: readonly string[]) {
  if (names.length > 0) element.setAttribute('part', names.slice(0, MAX_NAMES).join(' '));
}

/** Hides the stroke of an element that has none. A rule can then set `stroke` for strokes and fills alike. */
const hideStroke = (element: Element) => element.setAttribute('stroke-width', '0');

function nameShapes(
  shapes: readonly Shape[],
  built: readonly (BuiltShape | undefined)[],
  outer: readonly string[],
) {
  for (const [index, shape] of shapes.entries()) {
    const { style, it } = built[index] ?? {};
    const names = [...outer, ...partNames(shape)];
    if (it) nameShapes(shape.it as Shape[], it, names);
    if (!style?.pElem) continue;
    setNames(style.pElem, names);
    if (style.type === 'fl' || style.type === 'gf') hideStroke(style.pElem);
  }
}

const { prototype: shapeLayer } = SVGShapeElement;
for (const method of ['createContent', 'reloadShapes'] as const) {
  const build = shapeLayer[method];
  shapeLayer[method] = function () {
    build.call(this);
    nameShapes(this.shapesData, this.itemsData, namesOfLayer(this));
  };
}

for (const { prototype: layer } of [SolidElement, ImageElement]) {
  const { createContent } = layer;
  layer.createContent = function () {
    createContent.call(this);
    const painted = this.layerElement.lastChild as Element;
    setNames(painted, namesOfLayer(this));
    hideStroke(painted);
  };
}

const { buildNewText } = SVGTextElement.prototype;
SVGTextElement.prototype.buildNewText = function () {
  buildNewText.call(this);
  const { layerElement } = this;
  if (!layerElement.hasAttribute('stroke')) hideStroke(layerElement);
  for (const text of layerElement.querySelectorAll('text')) setNames(text, namesOfLayer(this));
};
