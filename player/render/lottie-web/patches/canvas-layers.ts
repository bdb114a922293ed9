import { type Layer, LayerType, MatteType } from '../../../document/lottie';
import { ADD } from '../../../document/normalize/blend-modes';
import type { CanvasRenderer, Composition, Context2D, LottieItem, Matrix } from '../lottie-internals';
import { type Cut, type MaskedLayer, takeMasks } from './canvas-masks';
import { createLayerStack, type Holder } from './layer-stack';
import { visitLayers } from './visit-layers';

/** A layer that lottie-web has built for a canvas. */
type CanvasLayer = Composition &
  Holder &
  MaskedLayer & {
    readonly data: Layer;
    readonly comp: { getElementById(ind: unknown): CanvasLayer | undefined };
    readonly finalTransform: { localOpacity: number; readonly localMat: Matrix };
    /** The fills and strokes of shapes. */
    readonly stylesList?: readonly unknown[];
    setBlendMode(): void;
    renderInnerContent(): void;
    /** Called before and after what is drawn of it, with the transform of what it is in. */
    prepareLayer(): void;
    exitLayer(): void;
  };

/**
 * Draws by themselves, as an SVG does, the layers of a canvas that lottie-web draws into the rest: those that are seen through, masked,
 * shown by a matte or blended as a whole.
 */
export function drawInLayers(item: LottieItem) {
  const { properties } = item;
  const renderer = item.renderer as CanvasRenderer | null;
  if (!renderer) return;
  const layers = createLayerStack(renderer);
  for (const method of ['renderFrame', 'updateContainerSize'] as const) {
    const draw = renderer[method].bind(renderer) as (...values: unknown[]) => void;
    renderer[method] = (...values: unknown[]) => {
      layers.abandon();
      // Sizing has reset the mode that it believes the canvas to have.
      if (method === 'updateContainerSize') renderer.globalData.blendMode = undefined;
      draw(...values);
    };
  }
  multiplyOpacities(renderer);

  const take = (layer: CanvasLayer) => {
    const { data, finalTransform } = layer;
    const cut = takeMasks(layer, properties);
    const matte = Number(data.tt) || 0;
    const isComposition = data.ty === LayerType.composition;
    const isOfSeveral = isComposition || data.ty === LayerType.text || Number(layer.stylesList?.length) > 1;
    const isBlended = holdsBlended(layer) || (isOfSeveral && Boolean(data.bm));
    if (data.bm === ADD) addToBelow(layer, renderer);
    if (!cut && !matte && !isBlended && !isOfSeveral) return;
    const holders = [layer, ...innerLayers(layer)];
    let opacity = 1;
    let isAlone = false;
    let isTurned = false;
    const renderClipped = layer.renderInnerContent.bind(layer);
    Object.assign(layer, {
      buffers: [],
      prepareLayer() {
        opacity = finalTransform.localOpacity;
        isTurned = isComposition && turnsRows(renderer.contextData.cTr, finalTransform.localMat);
        isAlone = Boolean(cut || matte || isBlended || isTurned || opacity < 1);
        if (!isAlone) return;
        layers.begin(holders);
        finalTransform.localOpacity = 1;
      },
      renderInnerContent() {
        if (!isTurned) renderClipped();
        else for (const inner of elementsOf(layer).reverse()) inner.renderFrame(null);
      },
      exitLayer() {
        if (!isAlone) return;
        finalTransform.localOpacity = opacity;
        if (isTurned) cutLayer(layer, (context) => cutToBox(context, data));
        if (cut) cutLayer(layer, cut);
        if (matte) showByMatte(layer, matte);
        layers.end(opacity);
      },
    });
  };

  function cutLayer({ finalTransform }: CanvasLayer, cut: Cut) {
    const { nativeContext } = (renderer as CanvasRenderer).contextData;
    const { props } = finalTransform.localMat;
    nativeContext.save();
    nativeContext.transform(props[0], props[1], props[4], props[5], props[12], props[13]);
    cut(nativeContext, layers.emptyContext);
    nativeContext.restore();
  }

  function showByMatte({ data, comp }: CanvasLayer, type: number) {
    const matte = comp.getElementById(data.tp ?? Number(data.ind) - 1);
    if (!matte) return;
    layers.begin([matte, ...innerLayers(matte)]);
    matte.renderFrame(true);
    const { nativeContext } = (renderer as CanvasRenderer).contextData;
    if (type >= MatteType.luma) brightnessToOpacity(nativeContext);
    const isInverted = type === MatteType.invertedAlpha || type === MatteType.invertedLuma;
    layers.end(1, isInverted ? 'destination-out' : 'destination-in');
  }

  const configAnimation = renderer.configAnimation.bind(renderer);
  renderer.configAnimation = (animation) => {
    configAnimation(animation);
    visitLayers(renderer, (composition, index, build) => {
      build();
      const layer = composition.elements[index];
      if (layer && layer !== true && 'maskManager' in layer) take(layer as CanvasLayer);
    });
  };
}

/** By itself lottie-web gives what is drawn the last opacity alone, of a layer, a group and a fill. */
function multiplyOpacities(renderer: CanvasRenderer) {
  const { contextData } = renderer;
  renderer.ctxOpacity = (opacity) => {
    const top = contextData.stack[contextData.cArrPos] as { opacity: number };
    top.opacity *= Math.max(opacity, 0);
    if (contextData.currentOpacity === top.opacity) return;
    contextData.currentOpacity = contextData.nativeContext.globalAlpha = top.opacity;
  };
}

/** The one mode of a layer that lottie-web does not know. */
function addToBelow(layer: CanvasLayer, { contextData, globalData }: CanvasRenderer) {
  layer.setBlendMode = () => {
    globalData.blendMode = ADD;
    contextData.nativeContext.globalCompositeOperation = 'lighter';
  };
}

/** What is blended in a composition is blended with the rest of it alone. */
function holdsBlended({ layers }: Composition): boolean {
  return Boolean(layers?.some(({ bm }) => bm));
}

/** The layers of a composition that are built. */
function elementsOf({ elements }: Composition): CanvasLayer[] {
  return (elements ?? []).filter((element): element is CanvasLayer => Boolean(element) && element !== true);
}

function innerLayers(composition: Composition): CanvasLayer[] {
  return elementsOf(composition).flatMap((element) => [element, ...innerLayers(element)]);
}

/** Whether straight edges come to run across the rows and columns of pixels, so that they have to be smoothed. */
function turnsRows({ props: outer }: Matrix, { props: inner }: Matrix): boolean {
  return ([0, 4] as const).some((axis) => {
    const [x, y] = [inner[axis], inner[(axis + 1) as 1 | 5]];
    const across = x * outer[0] + y * outer[4];
    const down = x * outer[1] + y * outer[5];
    return Math.abs(across * down) > 1e-6;
  });
}

/** A composition shows nothing outside its box. Drawn so its edges are smooth; Chromium smooths no clip in a worker. */
function cutToBox(context: Context2D, { w, h }: Layer) {
  Object.assign(context, { globalAlpha: 1, fillStyle: '#000', globalCompositeOperation: 'destination-in' });
  context.fillRect(0, 0, Number(w), Number(h));
}

/** Makes a picture's brightness its opacity, by the formula for sRGB, as SVG masks take it (https://www.w3.org/TR/css-masking-1/#MaskValues). */
function brightnessToOpacity(context: Context2D) {
  const { width, height } = context.canvas;
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    if (alpha > 0) data[at + 3] = (alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255;
  }
  context.putImageData(picture, 0, 0);
}
