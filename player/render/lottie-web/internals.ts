import type { ShapeStyle } from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';
import type { FrameRange } from '../../core/segment';
import type { Animation, Asset, Layer, Shape } from '../../document/lottie';

/*
 * The types of the internals of lottie-web that the player uses. lottie-web's own types lack most of them.
 * The version is pinned to 5.13.0 in package.json. When upgrading, compare this file with the sources of the
 * new version.
 */

/** The constructor of a renderer. */
export type RendererClass = new (item: LottieItem, settings: Record<string, unknown>) => LottieRenderer;

export type ItemOptions = {
  /**
   * The element to which the renderer adds its elements; `undefined` if it draws on a canvas outside the
   * page.
   */
  container?: HTMLElement;
  /** The frame that is rendered first, in frame numbers of the file. */
  firstFrame: number;
  /** Settings for lottie-web's renderer. */
  rendererSettings: Record<string, unknown>;
};

/**
 * The animation item that lottie-web's renderers expect. It has the fields that renderers read, and methods
 * for rendering.
 */
export type LottieItem = {
  readonly wrapper: HTMLElement | undefined;
  readonly audioController: { createAudio(): { pause(): void; volume(): void }; addAudio(): void };
  getAssetData(id: unknown): Asset | null;
  getAssetsPath(asset: Asset): unknown;
  assets: readonly Asset[];
  /** The default preloader loads nothing, because DOM elements load their images themselves. */
  imagePreloader: ImagePreloader;
  /** `null` after the item has been destroyed. */
  renderer: LottieRenderer | null;
  readonly properties: PropertyFactory;
  /** The frame that is rendered first. */
  readonly firstFrame: number;
  /** The rendered frame. */
  currentFrame: number;
  /** The frames of the file. */
  frames: FrameRange;
  /** Called before the first layer is built. */
  onConfigured(): void;
  /** Called in a new task after the first frame has been rendered. */
  onFirstFrame(): void;
  /** Called with the error if rendering a frame throws one. */
  onFrameError(error: unknown): void;
  /**
   * Passes the data to lottie-web. The first frame is rendered when the images have loaded.
   * @throws any error from lottie-web
   */
  setupAnimation(animation: Animation): void;
  /**
   * Builds the layers and renders the first frame. Does nothing while images are loading, or if the first
   * frame has already been rendered.
   */
  checkLoaded(): void;
  /**
   * Renders a frame of the file.
   * @throws any error from lottie-web
   */
  renderFrame(frame: number): void;
  /** Renders a frame of the file, and handles errors. Does nothing until the layers are built. */
  draw(frame: number): void;
  /** Destroys the renderer, even if its layers are only partly built. */
  destroy(): void;
};

/** Loads a file's images, and the data files that the file's expressions read. */
export type ImagePreloader = {
  loadAssets(assets: readonly Asset[], onLoaded: () => void): void;
  getAsset(asset: Asset): unknown;
  loadedImages(): boolean;
  loadedFootages(): boolean;
  destroy(): void;
};

export type LottieRenderer = Composition & {
  setProjectInterface(project: unknown): void;
  /** Builds all layers, unless `progressiveLoad` is set. */
  initItems(): void;
  searchExtraCompositions(assets: readonly Asset[]): void;
  destroy(): void;
  /** Creates the outer elements. Must be called before the layers are built. */
  configAnimation(data: Animation): void;
  readonly rendererType: 'svg' | 'canvas' | 'html';
  /** Available after `configAnimation`. */
  readonly globalData: {
    /** The `<defs>` element that contains masks, gradients and clip paths, in SVG and HTML. */
    readonly defs: SVGDefsElement;
    readonly fontManager: FontManager;
  };
  /**
   * The containers of the layers in HTML. Each contains consecutive layers that are either all 2D or all 3D.
   */
  readonly threeDElements?: readonly {
    type: '2d' | '3d';
    container: HTMLElement;
    perspectiveElem: HTMLElement;
    /** The indices of the first and last layer in the container. */
    startPos: number;
    endPos: number;
  }[];
  /** lottie-web's default settings, overridden by the settings that were passed to the renderer. */
  renderConfig?: { dpr?: number; viewBoxSize?: string | false; preserveAspectRatio?: string };
  /** The outermost element in SVG. */
  readonly svgElement?: SVGSVGElement;
  /** The outermost element in HTML. */
  readonly resizerElem?: HTMLElement;
  /**
   * The transform from the animation to the canvas. Contains the size of the animation, the scale, the
   * translation, and the whole transform as a 4×4 matrix (`props`).
   */
  readonly transformCanvas?: object;
  /** Multiplies the current transform of a canvas by a 4×4 matrix. */
  ctxTransform?(matrix: readonly number[]): void;
  /** lottie-web's cache of the state of the canvas context. */
  contextData?: Record<string, unknown>;
  /**
   * Resizes a canvas, and renders the current frame again, because resizing clears the canvas. Does nothing
   * for an SVG.
   * @param width in canvas pixels, like `height`. @default the size of the container
   */
  updateContainerSize(width?: number, height?: number): void;
};

/** The fonts of a file, and its glyph outlines, if any. */
type FontManager = {
  isLoaded: boolean;
  readonly chars: unknown[] | null;
  /** `cache` contains the measured widths of characters. */
  readonly fonts: { cache: Record<string, number> }[];
};

/**
 * The root composition, or a layer that has been built. A layer has `elements` only if it is a composition.
 */
export type Composition = {
  /** Builds a layer. Does nothing if the layer has already been built. */
  buildItem(layer: number): void;
  createNull(layer: Layer & { ks?: object }): Composition;
  /**
   * @param frame `null` to render the current frame again; `true` to also render a layer that is only a matte
   */
  renderFrame(frame: number | true | null): void;
  /** @param frame in the layer's own time */
  prepareFrame(frame: number): void;
  hide(): void;
  show?(): void;
  /** Returns the element of a layer in SVG and HTML; `null` if the layer has no element. */
  getBaseElement?(): Element | null;
  readonly renderedFrame: number;
  /**
   * The built layers. The item of a layer is `true` while the layer is being built, and stays `true` if
   * building fails.
   */
  readonly elements: (Composition | true | undefined)[];
  readonly layers: readonly Layer[];
  /** Whether all layers have been built. */
  completeLayers: boolean;
};

export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A 4×4 matrix. The type has only the indices that are used in 2D. */
export type Matrix = { readonly props: Readonly<Record<0 | 1 | 4 | 5 | 12 | 13, number>> };

/** The canvas renderer, and the canvas state that it caches. */
export type CanvasRenderer = LottieRenderer & {
  readonly contextData: {
    /** The context on which the renderer draws. */
    nativeContext: Context2D;
    /** The current transform. */
    readonly cTr: Matrix;
    /** The saved states. `cArrPos` is the index of the current state. */
    readonly stack: { opacity: number }[];
    readonly cArrPos: number;
    /** The current value of `globalAlpha` of the context. */
    currentOpacity: number;
  } & Record<`applied${string}`, unknown>;
  /** `blendMode` is the blend mode that the renderer has set last. */
  readonly globalData: { canvasContext: Context2D; blendMode: unknown };
  ctxOpacity(opacity: number): void;
  /** Composites fills and strokes as a whole. cv-base-element.ts adds this method. */
  drawTranslucent?(styles: readonly ShapeStyle[], opacity: number, draw: () => void): void;
};

/** A built layer in SVG, with the composition that contains it. */
export type NamedLayer = {
  readonly data: { nm?: unknown };
  readonly comp?: Pick<NamedLayer, 'data' | 'comp' | 'layerElement'>;
  readonly layerElement: SVGGElement;
};

/** Creates animated properties of a layer from values in the file. */
export type PropertyFactory = {
  /**
   * Creates a property.
   * @param type 0 for a number
   * @returns an object whose `v` is the current value, multiplied by `factor`
   */
  getProp(
    layer: object,
    value: object,
    type: 0,
    factor: number,
    container: object,
  ): { readonly v: number } & Partial<KeyframedProperty>;
};

/** A property with keyframes. */
export type KeyframedProperty = {
  readonly keyframes: readonly unknown[];
  readonly elem: { readonly globalData: { readonly frameRate: number } };
  readonly offsetTime: number;
  /** Returns the value at a frame, which is relative to `offsetTime`. */
  interpolateValue(frame: number, cache: object): unknown;
  /** Returns the value at a time in seconds. The player adds this method. */
  getValueAtTime?(seconds: number): unknown;
};

/** A modifier of shapes, such as rounded corners. */
export type ShapeModifier = {
  /** Whether a property of the modifier has changed since the last frame. */
  readonly _mdf: boolean;
  readonly shapes: readonly { readonly shape: { _mdf: boolean } }[];
  processShapes(isFirstFrame: boolean): void;
};

type Point = readonly [number, number];

/** A path: its vertices, their outgoing and incoming control points, and whether it is closed. */
export type ShapePath = {
  readonly v: readonly Point[];
  readonly o: readonly Point[];
  readonly i: readonly Point[];
  readonly _length: number;
  c: boolean;
  /** Sets a vertex and its control points. */
  setTripleAt(
    x: number,
    y: number,
    outX: number,
    outY: number,
    inX: number,
    inY: number,
    index: number,
  ): void;
};

/** The paths of a shape in the current frame. */
export type ShapeCollection = {
  readonly shapes: readonly ShapePath[];
  readonly _length: number;
  addShape(path: ShapePath): void;
  releaseShapes(): void;
};

/** A built path. `sh` contains the paths that the modifiers before have computed. */
export type BuiltPath = {
  readonly sh: { paths: ShapeCollection; _mdf: boolean };
  /** Makes the SVG renderer update the path in each frame. */
  setAsAnimated(): void;
};

/** What lottie-web has built from a shape in a list: a group, a path or a transform. */
export type BuiltShape = Partial<BuiltPath> & {
  readonly it?: readonly (BuiltShape | undefined)[];
  /** A fill or a stroke, with its element in SVG and HTML. */
  readonly style?: { readonly type: string; readonly pElem?: Element };
  readonly transform?: { readonly mProps: { readonly v: Matrix } };
};

/** What applies to the paths before it in a list of shapes, unless it is `closed`. */
type Following = { closed?: boolean };

/** A class of shape layers. */
export type ShapeElementClass = {
  readonly prototype: {
    /** The paths that have been built, from the last one in the file to the first. */
    readonly shapes: readonly BuiltPath[];
    readonly stylesList: readonly Following[];
    /** lottie-web calls `processShapes` of the last modifier first. */
    readonly shapeModifiers: (Following & {
      addShape(path: unknown): void;
      processShapes(isFirstFrame: boolean): void;
    })[];
    /** Builds the shapes of a list that are new, from the last one to the first. */
    searchShapes(
      list: readonly Shape[],
      items: readonly (BuiltShape | undefined)[],
      ...others: unknown[]
    ): void;
  };
};
