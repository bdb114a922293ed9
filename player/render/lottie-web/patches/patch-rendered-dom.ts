import { asArray, type Layer, LayerType, MatteType } from '../../../document/lottie';
import { ADD, ADDED } from '../../../document/normalize/blend-modes';
import { shapesOf } from '../../../document/traverse';
import { UNBOUNDED_RECT } from '../../fit';
import type { Composition, LottieItem, LottieRenderer } from '../lottie-internals';
import { visitLayers } from './built-layers';
import { extendFilterRegions } from './filter-regions';
import { orderTextPaint } from './paint-order';

/** A layer that lottie-web has built, and its elements. */
type BuiltLayer = Composition & {
  readonly data: Layer;
  readonly layerId: string;
  /** The composition that contains the layer. */
  readonly comp: { readonly data: { w?: number; h?: number } };
  /**
   * Creates the mask for layers that use this layer as their matte.
   * @returns the id of the mask
   */
  getMatte?(type: unknown): string | undefined;
  /** @param mask the id of the mask */
  setMatte?(mask: string | undefined): void;
  /** The element to which the matte of this layer is applied. */
  readonly matteElement?: SVGElement;
  /** The outermost element. If it is missing, `layerElement` is the outermost element. */
  readonly baseElement?: HTMLElement | SVGElement;
  readonly layerElement?: HTMLElement | SVGElement;
  /** Builds the elements of a text layer. */
  buildNewText?(): void;
  /** The asset of an image layer. */
  readonly assetData?: { w?: number; h?: number };
};

/**
 * Fixes problems in the elements that lottie-web creates: the areas of masks, additive blending, luma mattes,
 * and the bounds of compositions. These problems can't be fixed in the data of the animation.
 */
export function patchRenderedDom(item: LottieItem) {
  const { renderer } = item;
  if (!renderer) return;
  const configAnimation = renderer.configAnimation.bind(renderer);
  renderer.configAnimation = (animation) => {
    configAnimation(animation);
    flattenBlended(renderer);
    patchWhileBuilding(renderer, renderer.globalData.defs);
    extendFilterRegions(renderer);
    orderTextPaint(renderer);
    repaintMasksInMasks(renderer);
  };
}

/**
 * Makes Chromium repaint a mask when a mask nested in it has changed. Chromium repaints the outer mask only
 * if one of its elements changes. Therefore, this function sets a different `color` on the masked elements in
 * every frame. This attribute has no visible effect here.
 */
function repaintMasksInMasks(renderer: LottieRenderer) {
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

/**
 * Removes `transform-style: preserve-3d` from the containers of 2D layers if any layer has a blend mode.
 * lottie-web sets this style on all containers in HTML, but Firefox doesn't blend elements inside such
 * containers.
 */
function flattenBlended({ layers, threeDElements }: LottieRenderer) {
  if (!layers.some(({ bm }) => bm)) return;
  for (const { type, container, perspectiveElem } of threeDElements ?? []) {
    if (type === '2d') for (const { style } of [container, perspectiveElem]) style.transformStyle = 'flat';
  }
}

function patchWhileBuilding(renderer: Composition, defs: SVGDefsElement) {
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
      patchMask(node, masked.some(paintsOutsidePaths));
    }
    return append(node);
  };
  visitLayers(renderer, (composition, index, build) => {
    const outer = building;
    building = composition.layers[index];
    build();
    building = outer;
    const element = composition.elements[index];
    if (!element || element === true) return;
    const { layerId, data } = element as BuiltLayer;
    if (data.td)
      mattedLayers.set(
        layerId,
        composition.layers.filter(({ tt, tp }) => tt && tp === data.ind),
      );
    patchLayer(element as BuiltLayer);
    if (data.td) addInvertedLuma(element as BuiltLayer, defs, composition);
    if (data.td && data.tt) applyOwnMatte(element as BuiltLayer, defs);
  });
}

/**
 * Applies a matte to a layer that is itself a matte of other layers. lottie-web ignores mattes on such
 * layers.
 */
function applyOwnMatte({ layerId, matteElement }: BuiltLayer, defs: SVGDefsElement) {
  const matte = defs.querySelector(`#${CSS.escape(layerId)}`);
  if (!matte || !matteElement) return;
  matteElement.append(...matte.childNodes);
  matte.append(matteElement);
}

/**
 * Extends the area of a mask. By default, the area is the bounding box of the masked paths, extended by 10 %.
 * This box excludes parts of strokes, and is empty for straight lines (airbnb/lottie-web#3089, #2553). Also
 * extends the white background that lottie-web adds to some masks, because lottie-web doesn't adjust the
 * background when the layer's parent moves.
 */
function patchMask(mask: SVGMaskElement, paintsOutside: boolean) {
  const backgrounds = mask.querySelectorAll(':scope > rect');
  const hasStroke = mask.querySelector(':scope > path[stroke]') !== null;
  if (paintsOutside || hasStroke) mask.setAttribute('maskUnits', 'userSpaceOnUse');
  for (const [name, value] of Object.entries(UNBOUNDED_RECT)) {
    for (const element of paintsOutside || hasStroke ? [mask, ...backgrounds] : backgrounds)
      element.setAttribute(name, String(value));
  }
}

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

/** Adds support for inverted luma mattes (`tt` 4), which lottie-web supports only on a canvas. */
function addInvertedLuma(matte: BuiltLayer, defs: SVGDefsElement, { elements }: Composition) {
  const { layerId, comp, data, getMatte } = matte;
  const id = `${layerId}_${MatteType.invertedLuma}`;
  matte.getMatte = (type) => {
    if (type !== MatteType.invertedLuma) return getMatte?.call(matte, type);
    if (defs.querySelector(`#${CSS.escape(id)}`)) return id;
    const { w: width, h: height } = comp.data;
    const area = { x: 0, y: 0, width, height };
    const inversion = element(
      'feComponentTransfer',
      {},
      ['R', 'G', 'B'].map((channel) => element(`feFunc${channel}`, { type: 'table', tableValues: '1 0' })),
    );
    const filter = element(
      'filter',
      { id: `${id}-inverse`, filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB', ...area },
      [inversion],
    );
    const inverse = element('g', { filter: `url(#${filter.id})` }, [
      element('rect', area),
      element('use', { href: `#${layerId}` }),
    ]);
    const mask = element('mask', { id, 'mask-type': 'luminance', maskUnits: 'userSpaceOnUse', ...area }, [
      inverse,
    ]);
    defs.append(filter, mask);
    return id;
  };
  // If `progressiveLoad` is false, layers that use the matte might already have been built.
  for (const masked of elements as (BuiltLayer | true | undefined)[]) {
    if (!masked || masked === true || masked.data.tt !== MatteType.invertedLuma) continue;
    if (masked.data.tp === data.ind) masked.setMatte?.(matte.getMatte(MatteType.invertedLuma));
  }
}

function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  children: Element[] = [],
) {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, String(value));
  created.append(...children);
  return created;
}

/** Gives images in HTML the size that the file specifies, as in SVG. */
function fitImages(layerElement: HTMLElement, { w, h }: { w?: number; h?: number }) {
  for (const { style } of layerElement.querySelectorAll('img')) {
    Object.assign(style, { width: `${w}px`, height: `${h}px`, objectFit: 'cover' });
  }
}

/**
 * Shows the strokes of letters completely in HTML. lottie-web clips each letter to the bounding box of its
 * path.
 */
function showStrokes(layer: BuiltLayer) {
  const buildNewText = layer.buildNewText?.bind(layer);
  layer.buildNewText = () => {
    buildNewText?.();
    for (const { style } of layer.layerElement?.querySelectorAll('svg') ?? []) style.overflow = 'visible';
  };
}

function patchLayer(layer: BuiltLayer) {
  const { data, baseElement, layerElement, assetData } = layer;
  const outermost = baseElement ?? layerElement;
  if (data.bm === ADD && outermost) outermost.style.mixBlendMode = 'plus-lighter';
  for (const shape of layerElement?.querySelectorAll<SVGElement>(`.${ADDED}`) ?? []) {
    shape.removeAttribute('class');
    shape.style.mixBlendMode = 'plus-lighter';
  }
  if (data.ty === LayerType.composition && layerElement instanceof HTMLElement)
    layerElement.style.clipPath = `polygon(0 0, ${data.w}px 0, ${data.w}px ${data.h}px, 0 ${data.h}px)`;
  if (assetData && layerElement instanceof HTMLElement) fitImages(layerElement, assetData);
  if (data.ty === LayerType.text && layerElement instanceof HTMLElement) {
    // Prevent line breaks in elements that contain several words, because lottie-web gives these elements no
    // width.
    layerElement.style.whiteSpace = 'nowrap';
    showStrokes(layer);
  }
}
