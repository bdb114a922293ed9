import type { ShapeElement } from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';
import { type Layer, LayerType, MatteType } from '../../../document/lottie';
import { ADD } from '../../../document/normalize/blend-modes';
import type { CanvasRenderer, Composition, Context2D, LottieItem, Matrix } from '../lottie-internals';
import { builtLayers, visitLayers } from './built-layers';
import { type Bounds, boundsOfBox, boundsOfStyle, compose, UNBOUNDED } from './canvas-bounds';
import { type Clip, type MaskedLayer, takeMasks } from './canvas-masks';
import { createLayerStack, type Holder } from './layer-stack';
import { orderTextPaint } from './paint-order';

/** A layer that lottie-web has built for a canvas. Only shape layers have the members of `ShapeElement`. */
type CanvasLayer = Composition &
  Holder &
  MaskedLayer &
  Partial<ShapeElement> & {
    readonly data: Layer;
    readonly comp: Composition & { getElementById(ind: unknown): CanvasLayer | undefined };
    readonly finalTransform: { localOpacity: number; readonly localMat: Matrix };
    /** The image of an image layer. */
    readonly img?: { readonly width: number; readonly height: number };
    setBlendMode(): void;
    renderInnerContent(): void;
    /**
     * Called before and after the layer is drawn, with the transform of the composition that contains the
     * layer.
     */
    prepareLayer(): void;
    exitLayer(): void;
  };

/**
 * Applies the opacity, masks, matte and blend mode of a layer to the layer as a whole, as in SVG. If needed,
 * draws the layer to a separate canvas, and then composites this canvas. lottie-web itself would draw the
 * parts of the layer one by one onto the layers below.
 */
export function drawInLayers(item: LottieItem) {
  const { properties } = item;
  const renderer = item.renderer as CanvasRenderer | null;
  if (!renderer) return;
  const layers = createLayerStack(renderer);
  for (const method of ['renderFrame', 'updateContainerSize'] as const) {
    const draw = renderer[method].bind(renderer) as (...values: unknown[]) => void;
    renderer[method] = (...values: unknown[]) => {
      layers.startFrame();
      // Setting the size has reset the blend mode of the context, which lottie-web caches.
      if (method === 'updateContainerSize') renderer.globalData.blendMode = undefined;
      draw(...values);
    };
  }
  multiplyOpacities(renderer);

  /** The matte that is drawn next, and the type of the matte. */
  let nextMatte: { layer: CanvasLayer; type: number } | null = null;

  const separate = (layer: CanvasLayer) => {
    const { data, comp, finalTransform } = layer;
    const masks = takeMasks(layer, properties);
    const isMatte = comp.layers.some((other) => other.tt && matteOf(other) === data.ind);
    const matte = Number(data.tt) || 0;
    const isComposition = data.ty === LayerType.composition;
    const hasSeveralParts =
      isComposition || data.ty === LayerType.text || Number(layer.stylesList?.length) > 1;
    const isBlended = hasBlendedLayers(layer) || (hasSeveralParts && Boolean(data.bm));
    if (data.bm === ADD) patchAddMode(layer, renderer);
    if (!masks && !matte && !isMatte && !isBlended && !hasSeveralParts) return;
    const holders = [layer, ...innerLayers(layer)];
    let opacity = 1;
    let isSeparate = false;
    let isRotated = false;
    let matteType = 0;
    const renderClipped = layer.renderInnerContent.bind(layer);
    Object.assign(layer, {
      buffers: [],
      prepareLayer() {
        matteType = nextMatte?.layer === layer ? nextMatte.type : 0;
        nextMatte = null;
        opacity = finalTransform.localOpacity;
        const transform = compose(renderer.contextData.cTr.props, finalTransform.localMat.props);
        isRotated = isComposition && rotates(transform);
        isSeparate = Boolean(masks || matte || matteType || isBlended || isRotated || opacity < 1);
        if (!isSeparate) return;
        const contents = isRotated ? [UNBOUNDED] : boundsOf(layer, transform);
        layers.begin(holders, [...contents, ...(masks?.bounds(transform) ?? [])]);
        finalTransform.localOpacity = 1;
      },
      renderInnerContent() {
        if (isSeparate && layer.drawLayer) layer.drawLayer();
        else if (!isRotated) renderClipped();
        else for (const inner of builtLayers(layer).reverse()) inner.renderFrame(null);
      },
      exitLayer() {
        if (!isSeparate) return;
        finalTransform.localOpacity = opacity;
        if (isRotated) clipLayer(layer, (context) => clipToBox(context, data));
        if (masks) clipLayer(layer, masks.clip);
        if (matte) applyMatte(layer, matte);
        if (matteType >= MatteType.luma) luminanceToAlpha(renderer.contextData.nativeContext);
        const matteOperation = isInverted(matteType) ? 'destination-out' : 'destination-in';
        layers.end(opacity, matteType ? matteOperation : undefined);
      },
    });
  };

  function clipLayer({ finalTransform }: CanvasLayer, clip: Clip) {
    const { nativeContext } = (renderer as CanvasRenderer).contextData;
    const { props } = finalTransform.localMat;
    nativeContext.save();
    nativeContext.transform(props[0], props[1], props[4], props[5], props[12], props[13]);
    clip(nativeContext, layers);
    nativeContext.restore();
  }

  function applyMatte({ data, comp }: CanvasLayer, type: number) {
    const matte = comp.getElementById(matteOf(data));
    if (!matte) return;
    nextMatte = { layer: matte, type };
    matte.renderFrame(true);
    const isHidden = nextMatte !== null;
    nextMatte = null;
    if (isHidden && !isInverted(type)) layers.clear();
  }

  const configAnimation = renderer.configAnimation.bind(renderer);
  renderer.configAnimation = (animation) => {
    configAnimation(animation);
    orderTextPaint(renderer);
    visitLayers(renderer, (composition, index, build) => {
      build();
      const layer = composition.elements[index];
      if (layer && layer !== true && 'maskManager' in layer) separate(layer as CanvasLayer);
    });
  };
}

/**
 * Multiplies the opacities of a layer, its groups and its fills. lottie-web only applies the innermost
 * opacity.
 */
function multiplyOpacities(renderer: CanvasRenderer) {
  const { contextData } = renderer;
  renderer.ctxOpacity = (opacity) => {
    const top = contextData.stack[contextData.cArrPos] as { opacity: number };
    top.opacity *= Math.max(opacity, 0);
    if (contextData.currentOpacity === top.opacity) return;
    contextData.currentOpacity = contextData.nativeContext.globalAlpha = top.opacity;
  };
}

/** Returns the `ind` of the matte of a layer. By default, this is the layer above. */
const matteOf = ({ tp, ind }: Layer) => tp ?? Number(ind) - 1;

const isInverted = (matteType: number) =>
  matteType === MatteType.invertedAlpha || matteType === MatteType.invertedLuma;

/** Returns the bounds of the parts of a layer. */
function boundsOf(layer: CanvasLayer, transform: Matrix['props']): Bounds[] {
  const { data, img, stylesList } = layer;
  if (stylesList) {
    updateShapes(layer as unknown as ShapeElement);
    return stylesList.map((style) => boundsOfStyle(style, transform));
  }
  if (data.ty === LayerType.composition) return [boundsOfBox(Number(data.w), Number(data.h), transform)];
  if (data.ty === LayerType.solid) return [boundsOfBox(Number(data.sw), Number(data.sh), transform)];
  return [img ? boundsOfBox(img.width, img.height, transform) : UNBOUNDED];
}

/** Updates the paths and styles of a shape layer. lottie-web does this only when it draws the layer. */
function updateShapes(layer: ShapeElement) {
  const { transformHelper, shapesData, itemsData } = layer;
  Object.assign(transformHelper, { opacity: 1, _opMdf: false });
  layer.renderModifiers();
  layer.transformsManager.processSequences(layer._isFirstFrame);
  layer.renderShape(transformHelper, shapesData, itemsData, false);
}

/** Adds the blend mode "add", the only one that lottie-web doesn't support. */
function patchAddMode(layer: CanvasLayer, { contextData, globalData }: CanvasRenderer) {
  layer.setBlendMode = () => {
    globalData.blendMode = ADD;
    contextData.nativeContext.globalCompositeOperation = 'lighter';
  };
}

/**
 * Returns whether a composition has layers with blend modes. Such layers blend only with other layers of the
 * same composition.
 */
function hasBlendedLayers({ layers }: Composition): boolean {
  return Boolean(layers?.some(({ bm }) => bm));
}

/** Returns the built layers of a composition, including nested layers. */
function innerLayers(composition: Composition): CanvasLayer[] {
  return builtLayers<CanvasLayer>(composition).flatMap((layer) => [layer, ...innerLayers(layer)]);
}

/**
 * Returns whether a transform makes the edges of a rectangle oblique to the pixel grid, so that they need
 * antialiasing.
 */
const rotates = (transform: Matrix['props']) =>
  Math.abs(transform[0] * transform[1]) > 1e-6 || Math.abs(transform[4] * transform[5]) > 1e-6;

/** Clips a composition to its box by compositing, because Chromium doesn't antialias `clip()` in a worker. */
function clipToBox(context: Context2D, { w, h }: Layer) {
  Object.assign(context, { globalAlpha: 1, fillStyle: '#000', globalCompositeOperation: 'destination-in' });
  context.fillRect(0, 0, Number(w), Number(h));
}

/**
 * Replaces the opacity of each pixel with its luminance, using the sRGB formula of SVG masks
 * (https://www.w3.org/TR/css-masking-1/#MaskValues).
 */
function luminanceToAlpha(context: Context2D) {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    if (alpha > 0) data[at + 3] = (alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255;
  }
  context.putImageData(image, 0, 0);
}
