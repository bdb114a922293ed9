import type { Animation, Asset, Layer } from '../../document/lottie';
import type { FrameRange } from '../../document/play-range';

/*
 * The internals of lottie-web that the player uses. Most of them are missing from lottie-web's own types.
 * lottie-web is pinned to 5.13.0 in package.json. To upgrade, compare this file with the sources of the new
 * version.
 */

/** The class of a renderer. */
export type RendererClass = new (item: LottieItem, settings: Record<string, unknown>) => LottieRenderer;

export type ItemOptions = {
  /** The element to render in; `undefined` for a canvas that isn't in the page. */
  container?: HTMLElement;
  /** The play range; the whole file by default. */
  range?: FrameRange;
  /** Settings of lottie-web's renderer. */
  rendererSettings: Record<string, unknown>;
};

/** The animation item that renderers expect: the fields that they read, and the methods to render. */
export type LottieItem = {
  readonly wrapper: HTMLElement | undefined;
  readonly audioController: { createAudio(): { pause(): void; volume(): void }; addAudio(): void };
  getAssetData(id: unknown): Asset | null;
  getAssetsPath(asset: Asset): unknown;
  assets: readonly Asset[];
  /** Loads nothing by default, because DOM elements load their images by themselves. */
  imagePreloader: ImagePreloader;
  /** `null` once the item is destroyed. */
  renderer: LottieRenderer | null;
  readonly properties: PropertyFactory;
  /** The rendered position, in frames of the play range. */
  currentFrame: number;
  /** The first frame of the play range, in the file's frames. */
  firstFrame: number;
  totalFrames: number;
  /** Called before the first layer is built. */
  onConfigured(): void;
  /** Called in a new task after the first frame is rendered. */
  onFirstFrame(): void;
  /** Called with an error that was thrown while a frame was rendered. */
  onFrameError(error: unknown): void;
  /**
   * Passes the data to lottie-web. The first frame is rendered once its images have loaded. @throws errors of
   * lottie-web
   */
  setupAnimation(animation: Animation): void;
  /**
   * Builds the layers and renders the first frame, unless images are still loading or that was done before.
   */
  checkLoaded(): void;
  /** Renders a frame of the file. @throws errors of lottie-web */
  renderFrame(frame: number): void;
  /** Renders a position in frames of the play range, once the layers are built. */
  draw(position: number): void;
  /** Also works if the layers are only partly built. */
  destroy(): void;
};

/** Provides renderers with a file's images and the data that its expressions read. */
export type ImagePreloader = {
  loadAssets(assets: readonly Asset[], onLoaded: () => void): void;
  getAsset(asset: Asset): unknown;
  loadedImages(): boolean;
  loadedFootages(): boolean;
  destroy(): void;
};

export type LottieRenderer = Composition & {
  setProjectInterface(project: unknown): void;
  /** Builds the layers, unless each is built when it is shown. */
  initItems(): void;
  searchExtraCompositions(assets: readonly Asset[]): void;
  destroy(): void;
  /** Creates the outer elements, before any layer. */
  configAnimation(data: Animation): void;
  readonly rendererType: 'svg' | 'canvas' | 'html';
  /** Available after `configAnimation`. */
  readonly globalData: {
    /** Contains masks, gradients and clip paths in SVG and HTML. */
    readonly defs: SVGDefsElement;
    readonly fontManager: FontManager;
  };
  /** In HTML: the containers of consecutive layers that are all 2D or all 3D. */
  readonly threeDElements?: readonly {
    type: '2d' | '3d';
    container: HTMLElement;
    perspectiveElem: HTMLElement;
    /** The indices of its first and last layer. */
    startPos: number;
    endPos: number;
  }[];
  /** The given settings, merged over lottie-web's defaults. */
  renderConfig?: { dpr?: number; viewBoxSize?: string | false; preserveAspectRatio?: string };
  /** The outer element, in SVG and HTML. */
  readonly svgElement?: SVGSVGElement;
  readonly resizerElem?: HTMLElement;
  /** The animation's transform on a canvas, in its pixels and as a 4×4 matrix (`props`). */
  readonly transformCanvas?: object;
  /** Multiplies the transform of a canvas by a 4×4 matrix. */
  ctxTransform?(matrix: readonly number[]): void;
  /** The styles of a canvas that lottie-web caches. */
  contextData?: Record<string, unknown>;
  /**
   * Sizes a canvas, which clears it, and renders the current frame. Does nothing for an SVG.
   * @param width in pixels of the canvas, like `height`; the container's by default
   */
  updateContainerSize(width?: number, height?: number): void;
};

/** A file's fonts, and its glyph outlines if it has any. */
type FontManager = {
  isLoaded: boolean;
  readonly chars: unknown[] | null;
  /** `cache` holds the measured widths of characters. */
  readonly fonts: { cache: Record<string, number> }[];
};

/** The whole animation, or a built layer, which has `elements` only if it shows a composition. */
export type Composition = {
  /** Does nothing if the layer is built. */
  buildItem(layer: number): void;
  createNull(layer: Layer & { ks?: object }): Composition;
  /** @param frame `null` for the current one; `true` to render a layer that is only a matte */
  renderFrame(frame: number | true | null): void;
  /** @param frame in the layer's own time */
  prepareFrame(frame: number): void;
  hide(): void;
  show?(): void;
  /** The layer's element in SVG and HTML; `null` for a layer without one. */
  getBaseElement?(): Element | null;
  readonly renderedFrame: number;
  /** The built layers; `true` while a layer is being built, and permanently if that fails. */
  readonly elements: (Composition | true | undefined)[];
  readonly layers: readonly Layer[];
  /** Whether all layers are built. */
  completeLayers: boolean;
};

export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A 4×4 matrix, with the indices of the numbers that matter in 2D. */
export type Matrix = { readonly props: Readonly<Record<0 | 1 | 4 | 5 | 12 | 13, number>> };

/** The canvas renderer, and the canvas state that it caches. */
export type CanvasRenderer = LottieRenderer & {
  readonly contextData: {
    /** The context that it draws on. */
    nativeContext: Context2D;
    /** The current transform. */
    readonly cTr: Matrix;
    /** The saved states. The current one is at `cArrPos`. */
    readonly stack: { opacity: number }[];
    readonly cArrPos: number;
    /** The context's `globalAlpha`. */
    currentOpacity: number;
  } & Record<`applied${string}`, unknown>;
  /** `blendMode` is the last mode that was set. */
  readonly globalData: { canvasContext: Context2D; blendMode: unknown };
  ctxOpacity(opacity: number): void;
};

/** Creates the animated properties of a layer from the file's values. */
export type PropertyFactory = {
  /**
   * @param type 0 for a number
   * @returns a property whose `v` is the current value, multiplied by `factor`
   */
  getProp(layer: object, value: object, type: 0, factor: number, container: object): { readonly v: number };
};
