import { visitBuiltLayers } from '../built-layers';
import type { LottieRenderer, Matrix } from '../internals';

/** A layer that lottie-web has built as SVG. */
type FilteredLayer = {
  /** The outermost element. Mattes have none. */
  baseElement?: Element;
  /** The element with the transform and the opacity. */
  transformedElement?: Element;
  readonly layerElement?: Element;
  readonly finalTransform: { readonly mat: Matrix };
  /** The composition that contains the layer. */
  readonly comp: { readonly data: { w?: number; h?: number } };
  renderFrame(frame: number | null): void;
};

/** Fixes the filters that lottie-web creates for effects. */
export function patchFilters(renderer: LottieRenderer) {
  const { defs } = renderer.globalData;
  visitBuiltLayers<FilteredLayer>(renderer, (layer) => {
    const url = layer.layerElement?.getAttribute('filter') ?? '';
    const [, id = ''] = /#(.+)\)/.exec(url) ?? [];
    const filter = id && defs.querySelector(`#${CSS.escape(id)}`);
    if (!filter) return;
    calculateInSrgb(filter);
    filterMasked(layer, url);
    followLayer(layer, filter);
  });
}

/** Makes a filter calculate with the colors as they are. By default, filters use linear RGB. */
function calculateInSrgb(filter: Element) {
  const name = 'color-interpolation-filters';
  for (const primitive of filter.querySelectorAll(`[${name}]`)) primitive.removeAttribute(name);
  filter.setAttribute(name, 'sRGB');
}

/**
 * Applies the masks of a layer before its effects. An element itself is filtered first
 * (https://github.com/airbnb/lottie-web/issues/1690), so the filter is moved to an outer element.
 */
function filterMasked(layer: FilteredLayer, url: string) {
  const { layerElement, transformedElement: inner, baseElement } = layer;
  if (!layerElement || !(inner instanceof SVGElement)) return;
  if (!layerElement.matches('[mask], [clip-path]')) return;
  const outer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  inner.replaceWith(outer);
  outer.append(inner);
  outer.setAttribute('filter', url);
  layerElement.removeAttribute('filter');
  layer.transformedElement = outer;
  if (baseElement !== inner) return;
  layer.baseElement = outer;
  // lottie-web has set the visibility and the blend mode.
  outer.style.cssText = inner.style.cssText;
  inner.removeAttribute('style');
}

/**
 * Extends the filter region of a layer to the composition and its surroundings. The default region is the
 * bounding box of the layer's paths. This box excludes parts of strokes and distant shadows, and is empty for
 * straight lines (https://github.com/airbnb/lottie-web/issues/2171,
 * https://github.com/airbnb/lottie-web/issues/2553). Updates the region when the layer moves, because the
 * region is in the coordinate system of the layer.
 */
function followLayer(layer: FilteredLayer, filter: Element) {
  filter.setAttribute('filterUnits', 'userSpaceOnUse');
  const renderFrame = layer.renderFrame.bind(layer);
  let transform = '';
  layer.renderFrame = (frame) => {
    renderFrame(frame);
    const { w = 0, h = 0 } = layer.comp.data;
    const { mat } = layer.finalTransform;
    const next = String(mat.props);
    if (next === transform) return;
    transform = next;
    const region = regionFor(mat, w, h);
    for (const [name, value] of Object.entries(region ?? {})) filter.setAttribute(name, String(value));
  };
}

/**
 * Returns the box of a composition and its surroundings in the coordinate system of the layer; `null` if the
 * layer is scaled to 0. The surroundings are included because a layer outside the composition can cast a
 * shadow into the composition.
 */
function regionFor({ props }: Matrix, width: number, height: number) {
  const inverse = new DOMMatrix([props[0], props[1], props[4], props[5], props[12], props[13]]).inverse();
  if (Number.isNaN(inverse.a)) return null;
  const corners = [-width, 2 * width].flatMap((x) =>
    [-height, 2 * height].map((y) => inverse.transformPoint({ x, y })),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
