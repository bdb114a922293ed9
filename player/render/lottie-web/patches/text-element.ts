import { asArray, asRecord, type Layer, LayerType } from '../../../document/lottie';
import { visitBuiltLayers } from '../built-layers';
import type { LottieRenderer } from '../internals';

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
 * lottie-web itself would draw the stroke on top of the fill
 * (https://github.com/airbnb/lottie-web/issues/3149).
 */
export function orderTextPaint(renderer: LottieRenderer) {
  visitBuiltLayers<TextLayer>(renderer, (text) => {
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
