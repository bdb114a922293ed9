import type { ShapeElement } from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';
import { type Layer, LayerType, MatteType } from '../../../document/lottie';
import { ADD } from '../../../document/normalize/blend-modes';
import { builtLayers, visitBuiltLayers } from '../built-layers';
import {
  type Bounds,
  boundsOfBox,
  boundsOfStyle,
  compose,
  intersect,
  isInBox,
  UNBOUNDED,
  unite,
} from '../canvas/canvas-bounds';
import { createLayerStack, type Holder } from '../canvas/layer-stack';
import type {
  CanvasRenderer,
  Composition,
  Context2D,
  LottieItem,
  Matrix,
  PropertyFactory,
} from '../internals';
import { type Clip, type MaskedLayer, takeMasks } from './cv-mask-element';
import { orderTextPaint } from './text-element';

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
    /** Whether the layer is outside its time range. */
    readonly hidden: boolean;
    setBlendMode(): void;
    renderTransform(): void;
    renderRenderable(): void;
    renderLocalTransform(): void;
    /** Missing in layers that draw nothing. */
    renderInnerContent?(): void;
    /**
     * Called before and after the layer is drawn, with the transform of the composition that contains the
     * layer.
     */
    prepareLayer(): void;
    exitLayer(): void;
  };

/** What the layers of an animation share while they are drawn. */
type Drawing = {
  readonly renderer: CanvasRenderer;
  readonly properties: PropertyFactory;
  readonly stack: ReturnType<typeof createLayerStack>;
  /** The matte that is drawn next, and the type of the matte. */
  nextMatte: { layer: CanvasLayer; type: number } | null;
};

/**
 * Applies the opacity, masks, matte and blend mode of a layer to the layer as a whole, as in SVG. If needed,
 * draws the layer to a separate canvas, and then composites this canvas. lottie-web itself would draw the
 * parts of the layer one by one onto the layers below.
 */
export function drawInLayers({ renderer: created, properties }: LottieItem) {
  const renderer = created as CanvasRenderer | null;
  if (!renderer) return;
  const drawing: Drawing = { renderer, properties, stack: createLayerStack(renderer), nextMatte: null };
  renderer.drawTranslucent = (styles, opacity, draw) => {
    const { props } = renderer.contextData.cTr;
    drawing.stack.begin(
      [],
      styles.map((style) => boundsOfStyle(style, props)),
    );
    draw();
    drawing.stack.end(opacity);
  };
  for (const method of ['renderFrame', 'updateContainerSize'] as const) {
    const draw = renderer[method].bind(renderer) as (...values: unknown[]) => void;
    renderer[method] = (...values: unknown[]) => {
      drawing.stack.startFrame();
      draw(...values);
    };
  }
  const configAnimation = renderer.configAnimation.bind(renderer);
  renderer.configAnimation = (animation) => {
    configAnimation(animation);
    orderTextPaint(renderer);
    visitBuiltLayers<CanvasLayer>(renderer, (layer) => {
      if ('maskManager' in layer) separate(layer, drawing);
    });
  };
}

/** Makes a layer draw to a separate canvas if its contents can't be drawn directly onto the layers below. */
function separate(layer: CanvasLayer, drawing: Drawing) {
  const { data, comp, finalTransform } = layer;
  const { renderer, properties, stack } = drawing;
  const masks = takeMasks(layer, properties);
  const isMatte = comp.layers.some((other) => other.tt && matteOf(other) === data.ind);
  const matte = Number(data.tt) || 0;
  const isComposition = data.ty === LayerType.composition;
  const hasSeveralParts = isComposition || data.ty === LayerType.text || Number(layer.stylesList?.length) > 1;
  const isBlended = hasBlendedLayers(layer) || (hasSeveralParts && Boolean(data.bm));
  if (data.bm === ADD) patchAddMode(layer, renderer);
  if (!masks && !matte && !isMatte && !isBlended && !hasSeveralParts) return;
  const holders = [layer, ...innerLayers(layer)];
  let opacity = 1;
  let isSeparate = false;
  let isRotated = false;
  let isClipped = false;
  let matteType = 0;
  const renderClipped = layer.renderInnerContent?.bind(layer);
  Object.assign(layer, {
    buffers: [],
    prepareLayer() {
      matteType = drawing.nextMatte?.layer === layer ? drawing.nextMatte.type : 0;
      drawing.nextMatte = null;
      opacity = finalTransform.localOpacity;
      const transform = compose(renderer.contextData.cTr.props, finalTransform.localMat.props);
      isRotated = isComposition && rotates(transform);
      isSeparate = Boolean(masks || matte || matteType || isBlended || opacity < 1);
      if (!isSeparate && !isRotated) return;
      const contents = isRotated ? boundsOfLayers(layer, transform) : boundsOf(layer, transform);
      isClipped = isRotated && !contents.every((bounds) => isInBox(bounds, data, transform));
      isSeparate ||= isClipped;
      if (!isSeparate) return;
      stack.begin(holders, [...contents, ...(masks?.bounds(transform) ?? [])]);
      finalTransform.localOpacity = 1;
    },
    renderInnerContent() {
      if (isSeparate && layer.drawLayer) layer.drawLayer();
      else if (!isRotated) renderClipped?.();
      else for (const inner of builtLayers(layer).reverse()) inner.renderFrame(null);
    },
    exitLayer() {
      if (!isSeparate) return;
      finalTransform.localOpacity = opacity;
      if (isClipped) clipLayer(layer, (context) => clipToBox(context, data), drawing);
      if (masks) clipLayer(layer, masks.clip, drawing);
      if (matte) applyMatte(layer, matte, drawing);
      if (matteType >= MatteType.luma) stack.changePixels(luminanceToAlpha);
      const matteOperation = isInverted(matteType) ? 'destination-out' : 'destination-in';
      stack.end(opacity, matteType ? matteOperation : undefined);
    },
  });
}

function clipLayer({ finalTransform }: CanvasLayer, clip: Clip, { renderer, stack }: Drawing) {
  const { nativeContext } = renderer.contextData;
  const { props } = finalTransform.localMat;
  nativeContext.save();
  nativeContext.transform(props[0], props[1], props[4], props[5], props[12], props[13]);
  clip(nativeContext, stack);
  nativeContext.restore();
}

function applyMatte({ data, comp }: CanvasLayer, type: number, drawing: Drawing) {
  const matte = comp.getElementById(matteOf(data));
  if (!matte) return;
  drawing.nextMatte = { layer: matte, type };
  matte.renderFrame(true);
  const isHidden = drawing.nextMatte !== null;
  drawing.nextMatte = null;
  if (isHidden && !isInverted(type)) drawing.stack.clear();
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
  if (data.ty === LayerType.composition)
    return [
      intersect(
        boundsOfBox(Number(data.w), Number(data.h), transform),
        unite(boundsOfLayers(layer, transform)),
      ),
    ];
  if (data.ty === LayerType.solid) return [boundsOfBox(Number(data.sw), Number(data.sh), transform)];
  return [img ? boundsOfBox(img.width, img.height, transform) : UNBOUNDED];
}

/** Returns the bounds of a composition's layers in the current frame, even where the composition clips them. */
function boundsOfLayers(composition: CanvasLayer, transform: Matrix['props']): Bounds[] {
  return builtLayers<CanvasLayer>(composition).flatMap((layer) => {
    if (layer.hidden || layer.data.hd || layer.data.td === 1 || !layer.renderInnerContent) return [];
    // lottie-web updates the transform of a layer only when it draws the layer.
    layer.renderTransform();
    layer.renderRenderable();
    layer.renderLocalTransform();
    return boundsOf(layer, compose(transform, layer.finalTransform.localMat.props));
  });
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
function luminanceToAlpha(rgba: Uint8ClampedArray) {
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]];
    if (alpha > 0) rgba[at + 3] = (alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255;
  }
}
