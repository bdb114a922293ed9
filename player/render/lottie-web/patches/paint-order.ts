import { asArray, asRecord, type Layer, LayerType } from '../../../document/lottie';
import type { LottieRenderer } from '../lottie-internals';
import { visitLayers } from './built-layers';

/** A text layer that lottie-web has built. */
type TextLayer = {
  readonly data: Layer;
  readonly layerElement?: HTMLElement | SVGElement;
  /** Whether the text has a fill, and whether it has a stroke. */
  fill: boolean;
  stroke: boolean;
  renderInnerContent(): void;
  /** Rebuilds the text if it has changed. */
  validateText(): void;
};

/**
 * Draws the stroke of a text layer below the fill if the layer's field `of` is `false` in the file.
 * lottie-web itself would draw the stroke on top of the fill.
 */
export function orderTextPaint(renderer: LottieRenderer) {
  visitLayers(renderer, (composition, index, build) => {
    build();
    const layer = composition.elements[index];
    if (!layer || layer === true) return;
    const text = layer as unknown as TextLayer;
    if (text.data.ty !== LayerType.text || !isStrokedFirst(text.data)) return;
    if (text.layerElement) text.layerElement.style.setProperty('paint-order', 'stroke');
    else strokeFirst(text);
  });
}

function isStrokedFirst({ t }: Layer): boolean {
  return asArray(asRecord(asRecord(t).d).k).some((keyframe) => keyframe?.s?.of === false);
}

function strokeFirst(layer: TextLayer) {
  const renderInnerContent = layer.renderInnerContent.bind(layer);
  layer.renderInnerContent = () => {
    layer.validateText();
    const { fill, stroke } = layer;
    layer.fill = false;
    renderInnerContent();
    Object.assign(layer, { fill, stroke: false });
    renderInnerContent();
    layer.stroke = stroke;
  };
}
