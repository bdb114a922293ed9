import { type Layer, MatteType } from '../../../document/lottie';
import { visitBuiltLayers } from '../built-layers';
import type { Composition, LottieRenderer } from '../internals';

/** A layer that lottie-web has built in SVG or HTML. */
type MatteLayer = {
  readonly data: Layer;
  readonly layerId: string;
  /** The composition that contains the layer. */
  readonly comp: { readonly data: { w?: number; h?: number } };
  /**
   * Creates the mask that is applied to layers that use this layer as their matte.
   * @returns the id of the mask
   */
  getMatte?(type: unknown): string | undefined;
  /** @param mask the id of the mask */
  setMatte?(mask: string | undefined): void;
  /** The element to which the matte of this layer is applied. */
  readonly matteElement?: SVGElement;
};

/** Adds inverted luma mattes, and mattes of layers that are mattes themselves. */
export function patchMattes(renderer: LottieRenderer) {
  const { defs } = renderer.globalData;
  visitBuiltLayers<MatteLayer>(renderer, (layer, composition) => {
    if (!layer.data.td) return;
    addInvertedLuma(layer, defs, composition);
    if (layer.data.tt) applyOwnMatte(layer, defs);
  });
}

/**
 * Applies a matte to a layer that is itself a matte of other layers. lottie-web ignores mattes on such
 * layers.
 */
function applyOwnMatte({ layerId, matteElement }: MatteLayer, defs: SVGDefsElement) {
  const matte = defs.querySelector(`#${CSS.escape(layerId)}`);
  if (!matte || !matteElement) return;
  matteElement.append(...matte.childNodes);
  matte.append(matteElement);
}

/** Adds support for inverted luma mattes (`tt` 4), which lottie-web supports only on a canvas. */
function addInvertedLuma(matte: MatteLayer, defs: SVGDefsElement, { elements }: Composition) {
  const { layerId, comp, data, getMatte } = matte;
  const id = `${layerId}_${MatteType.invertedLuma}`;
  matte.getMatte = (type) => {
    if (type !== MatteType.invertedLuma) return getMatte?.call(matte, type);
    if (defs.querySelector(`#${CSS.escape(id)}`)) return id;
    const { w: width, h: height } = comp.data;
    const area = { x: 0, y: 0, width, height };
    const inversion = svgElement(
      'feComponentTransfer',
      {},
      ['R', 'G', 'B'].map((channel) => svgElement(`feFunc${channel}`, { type: 'table', tableValues: '1 0' })),
    );
    const filter = svgElement(
      'filter',
      { id: `${id}-inverse`, filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB', ...area },
      [inversion],
    );
    const inverse = svgElement('g', { filter: `url(#${filter.id})` }, [
      svgElement('rect', area),
      svgElement('use', { href: `#${layerId}` }),
    ]);
    const mask = svgElement('mask', { id, 'mask-type': 'luminance', maskUnits: 'userSpaceOnUse', ...area }, [
      inverse,
    ]);
    defs.append(filter, mask);
    return id;
  };
  // If `progressiveLoad` is false, lottie-web might have built layers that use this matte before the matte.
  for (const masked of elements as (MatteLayer | true | undefined)[]) {
    if (!masked || masked === true || masked.data.tt !== MatteType.invertedLuma) continue;
    if (masked.data.tp === data.ind) masked.setMatte?.(matte.getMatte(MatteType.invertedLuma));
  }
}

/** Creates an SVG element. */
export function svgElement(
  name: string,
  attributes: Record<string, string | number | undefined>,
  children: Element[] = [],
) {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, String(value));
  created.append(...children);
  return created;
}
