import { visitBuiltLayers } from '../built-layers';
import type { LottieRenderer, Matrix } from '../internals';

/** A layer that lottie-web has built as SVG. */
type FilteredLayer = {
  readonly layerElement?: Element;
  readonly finalTransform: { readonly mat: Matrix };
  /** The composition that contains the layer. */
  readonly comp: { readonly data: { w?: number; h?: number } };
  renderFrame(frame: number | null): void;
};

/**
 * Extends the filter regions of layers to the composition and its surroundings. The default region is the
 * bounding box of the layer's paths. This box excludes parts of strokes and distant shadows, and is empty for
 * straight lines (https://github.com/airbnb/lottie-web/issues/2171,
 * https://github.com/airbnb/lottie-web/issues/2553).
 */
export function extendFilterRegions(renderer: LottieRenderer) {
  visitBuiltLayers<FilteredLayer>(renderer, (layer) => followLayer(layer, renderer.globalData.defs));
}

/**
 * Updates the filter region when the layer moves, because the region is in the coordinate system of the
 * layer.
 */
function followLayer(layer: FilteredLayer, defs: SVGDefsElement) {
  const id = /#(.+)\)/.exec(layer.layerElement?.getAttribute('filter') ?? '')?.[1];
  const filter = id && defs.querySelector(`#${CSS.escape(id)}`);
  if (!filter) return;
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
