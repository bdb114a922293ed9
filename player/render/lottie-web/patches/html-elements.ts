import { asArray, asRecord, type Layer, LayerType } from '../../../document/lottie';
import { shapesOf } from '../../../document/traverse';
import { visitBuiltLayers } from '../built-layers';
import type { LottieRenderer } from '../internals';

/** A layer that lottie-web's HTML renderer has built. */
type HtmlLayer = {
  readonly data: Layer;
  readonly layerElement?: HTMLElement | SVGElement;
  /** The asset of an image layer. */
  readonly assetData?: { w?: number; h?: number };
  /** The `<svg>` element of a shape layer. */
  readonly shapeCont?: SVGSVGElement;
  /** The `<svg>` element of a layer with masks. */
  svgElement?: SVGSVGElement;
  /** Builds the elements of a text layer. */
  buildNewText?(): void;
};

/** Fixes the elements that lottie-web's HTML renderer creates for compositions, images, shapes and text. */
export function patchHtmlElements(renderer: LottieRenderer) {
  visitBuiltLayers<HtmlLayer>(renderer, (layer) => {
    const { data, layerElement, assetData, svgElement } = layer;
    if (exceedsBox(data)) layer.shapeCont?.style.setProperty('overflow', 'visible');
    // As an inline element, a small `<svg>` would be on the baseline of a line of text.
    if (svgElement) svgElement.style.display = 'block';
    if (svgElement && assetData) showImage(svgElement, assetData);
    if (svgElement && data.ty === LayerType.text) keepTextSize(layer, svgElement);
    if (!(layerElement instanceof HTMLElement)) return;
    // lottie-web doesn't clip compositions.
    if (data.ty === LayerType.composition)
      layerElement.style.clipPath = `polygon(0 0, ${data.w}px 0, ${data.w}px ${data.h}px, 0 ${data.h}px)`;
    if (assetData) fitImages(layerElement, assetData);
    if (data.ty === LayerType.text) {
      // Prevent line breaks in elements that contain several words, because lottie-web gives these elements no
      // width.
      layerElement.style.whiteSpace = 'nowrap';
      showStrokes(layer);
    }
  });
}

/**
 * Gives images the size that the file specifies. The SVG renderer already does this.
 */
function fitImages(layerElement: HTMLElement, { w, h }: { w?: number; h?: number }) {
  for (const { style } of layerElement.querySelectorAll('img')) {
    Object.assign(style, { width: `${w}px`, height: `${h}px`, objectFit: 'cover' });
  }
}

/**
 * Shows the whole image of a layer with masks, scaled as in the SVG renderer. lottie-web doesn't set the size of the
 * `<svg>` element, which clips the image.
 */
function showImage(svgElement: SVGSVGElement, { w, h }: { w?: number; h?: number }) {
  Object.assign(svgElement.style, { width: `${w}px`, height: `${h}px` });
  svgElement.querySelector('image')?.setAttribute('preserveAspectRatio', 'xMidYMid slice');
}

/**
 * Prevents lottie-web from shrinking masked text. In each frame, it would set a size and a larger view box. They are set
 * on a copy of the `<svg>` element instead, and the element shows everything outside its box.
 */
function keepTextSize(layer: HtmlLayer, svgElement: SVGSVGElement) {
  layer.svgElement = svgElement.cloneNode() as SVGSVGElement;
  svgElement.style.overflow = 'visible';
  // With `preserve-3d`, Firefox would not draw what is outside the box.
  svgElement.parentElement?.style.setProperty('transform-style', 'flat');
}

/** The types (`ty`) of shape modifiers that extend a shape beyond its path. */
const EXTENDING_MODIFIERS = ['op', 'pb', 'zz'];

/** lottie-web extends the box by the whole width of a stroke, of which only half is outside the path. */
const MAX_SCALE = 2;

/** Returns by how much a scale in percent enlarges at most. Returns `NaN` for keyframes. */
const enlargement = (scale: unknown) =>
  Math.max(1, ...asArray(scale).map((percent) => Math.abs(percent) / 100));

/**
 * Returns whether shapes can exceed the box to which lottie-web clips a shape layer: the bounds of the original paths,
 * extended by the width of strokes without the scale of groups.
 */
function exceedsBox(layer: Layer): boolean {
  const shapes = shapesOf(layer);
  const scale = shapes
    .filter(({ ty, s }) => ty === 'tr' && s)
    .reduce((product, { s }) => product * enlargement(asRecord(s).k), 1);
  return (
    shapes.some(({ ty }) => EXTENDING_MODIFIERS.includes(String(ty))) ||
    (!(scale <= MAX_SCALE) && shapes.some(({ ty }) => ty === 'st' || ty === 'gs'))
  );
}

/**
 * Prevents the strokes of letters from being cut off. lottie-web clips each letter to
 * the bounding box of the letter's path.
 */
function showStrokes(layer: HtmlLayer) {
  const buildNewText = layer.buildNewText?.bind(layer);
  layer.buildNewText = () => {
    buildNewText?.();
    for (const { style } of layer.layerElement?.querySelectorAll('svg') ?? []) style.overflow = 'visible';
  };
}
