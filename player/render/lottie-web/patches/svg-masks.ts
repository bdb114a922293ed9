import { asArray, type Layer, LayerType } from '../../../document/lottie';
import { shapesOf } from '../../../document/traverse';
import { UNBOUNDED_RECT } from '../../fit';
import { visitLayers } from '../built-layers';
import type { LottieRenderer } from '../internals';
import { svgElement } from './svg-base-element';

/** A layer with masks (`mask.js`) that lottie-web has built. */
type MaskedLayer = {
  readonly data: Layer;
  readonly layerId: string;
  readonly maskManager?: {
    readonly masksProperties: readonly { readonly mode?: string }[];
    readonly viewData: readonly { readonly elem: SVGElement }[];
    readonly maskElement: SVGElement;
  };
};

/** How masks are combined with the previous masks, for the modes that blend gray levels. */
const BLEND_MODES: Record<string, string> = { i: 'multiply', l: 'lighten', d: 'darken', f: 'exclusion' };

/**
 * Fixes the masks that lottie-web creates for masks (`mask.js`) and for mattes (`getMatte`): extends their
 * areas, and adds the modes that lottie-web doesn't support.
 */
export function patchMasks(renderer: LottieRenderer) {
  const { defs } = renderer.globalData;
  let building: Layer | undefined;
  /**
   * The layers that use a matte, keyed by the `layerId` of the matte. The ids of the matte's masks begin with
   * this id.
   */
  const mattedLayers = new Map<string, Layer[]>();
  const append = defs.appendChild.bind(defs);
  defs.appendChild = (node) => {
    if (node instanceof SVGMaskElement) {
      const masked = mattedLayers.get(node.id.replace(/_\d+$/, '')) ?? [building];
      extendMaskArea(node, masked.some(paintsOutsidePaths));
    }
    return append(node);
  };
  visitLayers(renderer, (composition, index, build) => {
    const outer = building;
    building = composition.layers[index];
    build();
    building = outer;
    const layer = composition.elements[index];
    if (!layer || layer === true) return;
    const masked = layer as unknown as MaskedLayer;
    const { layerId, data } = masked;
    blendMasks(masked);
    if (data.td)
      mattedLayers.set(
        layerId,
        composition.layers.filter(({ tt, tp }) => tt && tp === data.ind),
      );
  });
}

/**
 * Extends the area of a mask. By default, the area is the bounding box of the masked paths, extended by 10 %.
 * This box excludes parts of strokes, and is empty for straight lines (https://github.com/airbnb/lottie-web/issues/3089,
 * https://github.com/airbnb/lottie-web/issues/2553). Also
 * extends the white background that lottie-web adds to some masks, because lottie-web doesn't adjust the
 * background when the layer's parent moves.
 */
function extendMaskArea(mask: SVGMaskElement, paintsOutside: boolean) {
  const backgrounds = mask.querySelectorAll(':scope > rect');
  const hasStroke = mask.querySelector(':scope > path[stroke]') !== null;
  if (paintsOutside || hasStroke) mask.setAttribute('maskUnits', 'userSpaceOnUse');
  for (const [name, value] of Object.entries(UNBOUNDED_RECT)) {
    for (const element of paintsOutside || hasStroke ? [mask, ...backgrounds] : backgrounds)
      element.setAttribute(name, String(value));
  }
}

/**
 * Combines the masks of a layer by blend modes if the mode of at least one is lighten, darken or difference. The
 * mask becomes an opaque picture whose gray levels are the opacities.
 */
function blendMasks({ maskManager }: MaskedLayer) {
  const { masksProperties = [], viewData = [], maskElement } = maskManager ?? {};
  const drawn = masksProperties.flatMap(({ mode = 'a' }, index) => {
    const elem = viewData[index]?.elem;
    return elem && mode !== 'n' ? [{ mode, elem }] : [];
  });
  if (!drawn.some(({ mode }) => 'ldf'.includes(mode))) return;
  const isFull = 'sid'.includes(drawn[0]?.mode ?? '');
  const parts = drawn.map(({ mode, elem }) => {
    const blendMode = BLEND_MODES[mode];
    if (!blendMode) return elem;
    const group = svgElement('g', {}, [ground('#000'), elem]);
    group.style.mixBlendMode = blendMode;
    return group;
  });
  maskElement?.replaceChildren(ground(isFull ? '#fff' : '#000'), ...parts);
}

const ground = (fill: string) => svgElement('rect', { ...UNBOUNDED_RECT, fill });

/** Returns whether a layer can paint outside the bounding box of its paths. */
function paintsOutsidePaths(layer: Layer | undefined): boolean {
  if (!layer) return false;
  const { ty, ef, layers } = layer;
  return (
    ty === LayerType.text ||
    asArray(ef).length > 0 ||
    shapesOf(layer).some((shape) => shape.ty === 'st' || shape.ty === 'gs') ||
    asArray(layers).some(paintsOutsidePaths)
  );
}

/**
 * Makes Chromium repaint a mask when a mask nested in it has changed. By itself, Chromium repaints the outer
 * mask only if one of the elements in it changes. This function therefore changes the attribute `color` of
 * the masked elements in every frame. The attribute has no visible effect here.
 */
export function repaintNestedMasks(renderer: LottieRenderer) {
  const renderFrame = renderer.renderFrame.bind(renderer);
  let isOdd = false;
  renderer.renderFrame = (frame) => {
    renderFrame(frame);
    isOdd = !isOdd;
    // lottie-web adds all masks and mattes to `defs`, so a masked element in `defs` is part of a mask or
    // matte.
    for (const masked of renderer.globalData.defs.querySelectorAll('[mask]'))
      masked.setAttribute('color', isOdd ? 'red' : 'blue');
  };
}
