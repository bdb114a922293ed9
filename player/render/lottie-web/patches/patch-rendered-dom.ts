import { shapesOf } from '../../../document/layers';
import { type Layer, LayerType, MatteType } from '../../../document/lottie';
import { ADD, ADDED } from '../../../document/normalize/blend-modes';
import { EVERYWHERE } from '../../../document/unbounded-rect';
import { asArray } from '../../../document/unknown-json';
import type { Composition, LottieItem, LottieRenderer } from '../lottie-internals';
import { visitLayers } from './visit-layers';

/** A layer that is built, and what it is drawn into: the outer of two elements where it has a matte. */
type Built = Composition & {
  readonly data: Layer;
  readonly layerId: string;
  /** The composition that it is a layer of. */
  readonly comp: { readonly data: { w?: number; h?: number } };
  /** Makes what another layer is seen through. @returns its id */
  getMatte?(type: unknown): string | undefined;
  /** @param mask the id of what it is seen through */
  setMatte?(mask: string | undefined): void;
  /** What takes the layer's own matte. */
  readonly matteElement?: SVGElement;
  readonly baseElement?: HTMLElement | SVGElement;
  readonly layerElement?: HTMLElement | SVGElement;
};

/**
 * Mends, as it is built, what lottie-web makes of a file that no data can say to it otherwise: what masks reach over, how
 * layers are added to what is below them, and where compositions end.
 */
export function mendDrawn(item: LottieItem) {
  const { renderer } = item;
  if (!renderer) return;
  const configAnimation = renderer.configAnimation.bind(renderer);
  renderer.configAnimation = (animation) => {
    configAnimation(animation);
    flattenBlended(renderer);
    mendWhileBuilt(renderer, renderer.globalData.defs);
    repaintMasksInMasks(renderer);
  };
}

/**
 * Chromium leaves a mask as it was painted when a mask within it changes, unless what is masked there changes too: here its colour,
 * which nothing is painted in.
 */
function repaintMasksInMasks(renderer: LottieRenderer) {
  const renderFrame = renderer.renderFrame.bind(renderer);
  let isOdd = false;
  renderer.renderFrame = (frame) => {
    renderFrame(frame);
    isOdd = !isOdd;
    // Masks and mattes are made there.
    for (const masked of renderer.globalData.defs.querySelectorAll('[mask]'))
      masked.setAttribute('color', isOdd ? 'red' : 'blue');
  };
}

/** Firefox blends nothing in what has three dimensions, as lottie-web gives in HTML to all that holds layers. */
function flattenBlended({ layers, threeDElements }: LottieRenderer) {
  if (!layers.some(({ bm }) => bm)) return;
  for (const { type, container, perspectiveElem } of threeDElements ?? []) {
    if (type === '2d') for (const { style } of [container, perspectiveElem]) style.transformStyle = 'flat';
  }
}

function mendWhileBuilt(renderer: Composition, defs: SVGDefsElement) {
  let building: Layer | undefined;
  /** The layers that are seen through a matte, by what its masks' ids begin with. */
  const seenThrough = new Map<string, Layer[]>();
  const append = defs.appendChild.bind(defs);
  defs.appendChild = (node) => {
    if (node instanceof SVGMaskElement) {
      const masked = seenThrough.get(node.id.replace(/_\d+$/, '')) ?? [building];
      mendMask(node, masked.some(isPaintedOutside));
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
    const { layerId, data } = element as Built;
    if (data.td)
      seenThrough.set(
        layerId,
        composition.layers.filter(({ tt, tp }) => tt && tp === data.ind),
      );
    mendLayer(element as Built);
    if (data.td) addInvertedLuma(element as Built, defs, composition);
    if (data.td && data.tt) showByOwnMatte(element as Built, defs);
  });
}

/** By itself lottie-web forgets the matte of a layer that is one. */
function showByOwnMatte({ layerId, matteElement }: Built, defs: SVGDefsElement) {
  const matte = defs.querySelector(`#${CSS.escape(layerId)}`);
  if (!matte || !matteElement) return;
  matteElement.append(...matte.childNodes);
  matte.append(matteElement);
}

/**
 * By itself a mask ends a tenth past the box of the paths that are masked, which a line reaches over, and that of a straight
 * line has no height (airbnb/lottie-web#3089, #2553). The white that a first mask is taken out of lies where its layer was,
 * once the layer's parent moves.
 */
function mendMask(mask: SVGMaskElement, isCut: boolean) {
  const whites = mask.querySelectorAll(':scope > rect');
  const isOfLine = mask.querySelector(':scope > path[stroke]') !== null;
  if (isCut || isOfLine) mask.setAttribute('maskUnits', 'userSpaceOnUse');
  for (const [name, value] of Object.entries(EVERYWHERE)) {
    for (const element of isCut || isOfLine ? [mask, ...whites] : whites)
      element.setAttribute(name, String(value));
  }
}

/** Whether a layer is painted where its paths' box does not reach. */
function isPaintedOutside(layer: Layer | undefined): boolean {
  if (!layer) return false;
  const { ty, ef, layers } = layer;
  return (
    ty === LayerType.text ||
    asArray(ef).length > 0 ||
    shapesOf(layer).some((shape) => shape.ty === 'st' || shape.ty === 'gs') ||
    asArray(layers).some(isPaintedOutside)
  );
}

/** The one kind of matte (`tt` 4) that lottie-web knows on a canvas only: where the layer is dark or is not at all. */
function addInvertedLuma(matte: Built, defs: SVGDefsElement, { elements }: Composition) {
  const { layerId, comp, data, getMatte } = matte;
  const id = `${layerId}_${MatteType.invertedLuma}`;
  matte.getMatte = (type) => {
    if (type !== MatteType.invertedLuma) return getMatte?.call(matte, type);
    if (defs.querySelector(`#${CSS.escape(id)}`)) return id;
    const { w: width, h: height } = comp.data;
    const area = { x: 0, y: 0, width, height };
    const turn = element(
      'feComponentTransfer',
      {},
      ['R', 'G', 'B'].map((channel) => element(`feFunc${channel}`, { type: 'table', tableValues: '1 0' })),
    );
    const filter = element(
      'filter',
      { id: `${id}-inverse`, filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB', ...area },
      [turn],
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
  // Loaded at once, the layers of a composition are built before any is visited.
  for (const masked of elements as (Built | true | undefined)[]) {
    if (!masked || masked === true || masked.data.tt !== MatteType.invertedLuma) continue;
    if (masked.data.tp === data.ind) masked.setMatte?.(matte.getMatte(MatteType.invertedLuma));
  }
}

function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  children: Element[] = [],
) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.append(...children);
  return made;
}

function mendLayer({ data, baseElement, layerElement }: Built) {
  const outermost = baseElement ?? layerElement;
  if (data.bm === ADD && outermost) outermost.style.mixBlendMode = 'plus-lighter';
  for (const shape of layerElement?.querySelectorAll<SVGElement>(`.${ADDED}`) ?? []) {
    shape.removeAttribute('class');
    shape.style.mixBlendMode = 'plus-lighter';
  }
  if (data.ty === LayerType.composition && layerElement instanceof HTMLElement)
    layerElement.style.clipPath = `polygon(0 0, ${data.w}px 0, ${data.w}px ${data.h}px, 0 ${data.h}px)`;
}
