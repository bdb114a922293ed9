import { type Layer, LayerType } from '../../../document/lottie';
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
  /** Draws the paths of a shape layer. `renderInnerContent` also fits `shapeCont` to them. */
  _renderShapeFrame?(): void;
  renderInnerContent(): void;
  /** Builds the elements of a text layer. */
  buildNewText?(): void;
};

/** Fixes the elements that lottie-web's HTML renderer creates for compositions, images, shapes and text. */
export function patchHtmlElements(renderer: LottieRenderer) {
  visitBuiltLayers<HtmlLayer>(renderer, (layer) => {
    const { data, layerElement, assetData } = layer;
    if (layer._renderShapeFrame) showShapes(layer);
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
 * Prevents shapes from being cut off. lottie-web clips a shape layer to a box around its original paths, without
 * the scale of strokes and the copies of repeaters.
 */
function showShapes(layer: HtmlLayer) {
  layer.shapeCont?.style.setProperty('overflow', 'visible');
  layer.renderInnerContent = () => layer._renderShapeFrame?.();
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
