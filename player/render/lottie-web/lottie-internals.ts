import type { Animation, Asset, Layer } from '../../document/lottie';
import type { FrameRange } from '../../document/markers';

/*
 * What the adapters use of lottie-web's insides, most of which its own types don't tell. lottie-web is pinned to 5.13.0 in
 * package.json: a new version starts by reading this file beside its sources.
 */

/** A renderer's class. */
export type RendererClass = new (item: LottieItem, settings: Record<string, unknown>) => LottieRenderer;

export type ItemOptions = {
  /** What the picture is drawn into; none for a canvas that stands in no page. */
  container?: HTMLElement;
  /** What is played, when not the whole file. */
  range?: FrameRange;
  /** lottie-web's own, for the renderer. */
  rendererSettings: Record<string, unknown>;
};

/** An animation as renderers want it: what they read of it, and how it is drawn. */
export type LottieItem = {
  readonly wrapper: HTMLElement | undefined;
  readonly audioController: { createAudio(): { pause(): void; volume(): void }; addAudio(): void };
  getAssetData(id: unknown): Asset | null;
  getAssetsPath(asset: Asset): unknown;
  assets: readonly Asset[];
  /** Has none at first: elements of the page show images when they come. */
  imagePreloader: ImagePreloader;
  /** Null once it is destroyed. */
  renderer: LottieRenderer | null;
  readonly properties: PropertyFactory;
  /** The position that is drawn. */
  currentFrame: number;
  /** The first frame of what is played, in the file's frames. */
  firstFrame: number;
  totalFrames: number;
  /** Called before any layer is built. */
  onConfigured(): void;
  /** Called once the first frame is drawn, in a task of its own. */
  onFirstFrame(): void;
  /** Called with what was thrown while a frame was drawn. */
  onFrameError(error: unknown): void;
  /** Hands the data over: what the first frame needs is drawn when its images are there. @throws whatever lottie-web throws */
  setupAnimation(animation: Animation): void;
  /** Builds the layers and draws the first frame, unless images are awaited or that is done. */
  checkLoaded(): void;
  /** Draws a frame of the file, if any. @throws whatever lottie-web throws */
  renderFrame(frame: number): void;
  /** Draws a position in frames of what is played, once the first frame is drawn. */
  draw(position: number): void;
  /** Also what is half built. */
  destroy(): void;
};

/** Where renderers have the images of a file from, and the data that its expressions read. */
export type ImagePreloader = {
  loadAssets(assets: readonly Asset[], onLoaded: () => void): void;
  getAsset(asset: Asset): unknown;
  loadedImages(): boolean;
  loadedFootages(): boolean;
  destroy(): void;
};

export type LottieRenderer = Composition & {
  setProjectInterface(project: unknown): void;
  /** Builds the layers, unless they are built as they are shown. */
  initItems(): void;
  searchExtraCompositions(assets: readonly Asset[]): void;
  destroy(): void;
  /** Makes what the picture is drawn into, before any layer. */
  configAnimation(data: Animation): void;
  readonly rendererType: 'svg' | 'canvas' | 'html';
  /** Once that is made. */
  readonly globalData: {
    /** What holds masks, gradients and clips in SVG and HTML. */
    readonly defs: SVGDefsElement;
    readonly fontManager: FontManager;
  };
  /** What holds, in HTML, layers in a row that have, or have not, three dimensions. */
  readonly threeDElements?: readonly {
    type: '2d' | '3d';
    container: HTMLElement;
    perspectiveElem: HTMLElement;
    /** The places of its first and last layer. */
    startPos: number;
    endPos: number;
  }[];
  /** The settings that it was given, over lottie-web's own. */
  renderConfig?: { dpr?: number; viewBoxSize?: string | false; preserveAspectRatio?: string };
  /** What the picture is drawn into, in SVG and HTML. */
  readonly svgElement?: SVGSVGElement;
  readonly resizerElem?: HTMLElement;
  /** How the picture stands on a canvas, in its pixels, and as a matrix of 16 (`props`). */
  readonly transformCanvas?: object;
  /** Multiplies how a canvas draws by a matrix of 16. */
  ctxTransform?(matrix: readonly number[]): void;
  /** What lottie-web believes of a canvas's styles. */
  contextData?: Record<string, unknown>;
  /**
   * Sizes a canvas, which begins anew with it, and draws the frame at hand; does nothing to an SVG.
   * @param width in pixels of the canvas, as `height`; the container's where left out
   */
  updateContainerSize(width?: number, height?: number): void;
};

/** A file's fonts, and the letters that it brings as shapes, if it does. */
type FontManager = {
  isLoaded: boolean;
  readonly chars: unknown[] | null;
  /** Each with the widths of letters that were measured. */
  readonly fonts: { cache: Record<string, number> }[];
};

/** The whole animation, or a layer that shows a composition. */
export type Composition = {
  /** Finds nothing to do when the layer is built. */
  buildItem(layer: number): void;
  createNull(layer: Layer & { ks?: object }): Composition;
  /** @param frame `null` for the one at hand again; `true` for that of a layer which is only a matte */
  renderFrame(frame: number | true | null): void;
  /** @param frame in the layer's own time */
  prepareFrame(frame: number): void;
  hide(): void;
  show?(): void;
  /** What shows a layer in SVG and HTML; null of one that shows nothing by itself. */
  getBaseElement?(): Element | null;
  readonly renderedFrame: number;
  /** The composition's layers, as far as they are built; `true` while one is, and for good when that fails. */
  readonly elements: (Composition | true | undefined)[];
  readonly layers: readonly Layer[];
  /** Whether all of its layers are built. */
  completeLayers: boolean;
};

export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A matrix of 4 by 4, with the places of the numbers that count in the plane. */
export type Matrix = { readonly props: Readonly<Record<0 | 1 | 4 | 5 | 12 | 13, number>> };

/** What draws a canvas, and what it knows of the canvas's state. */
export type CanvasRenderer = LottieRenderer & {
  readonly contextData: {
    /** Where it draws. */
    nativeContext: Context2D;
    /** The transform at hand. */
    readonly cTr: Matrix;
    /** What was saved; at `cArrPos` what is at hand. */
    readonly stack: { opacity: number }[];
    readonly cArrPos: number;
    /** That the context has. */
    currentOpacity: number;
  } & Record<`applied${string}`, unknown>;
  /** `blendMode` is the last that was set. */
  readonly globalData: { canvasContext: Context2D; blendMode: unknown };
  ctxOpacity(opacity: number): void;
};

/** Makes properties of a layer from values of a file. */
export type PropertyFactory = {
  /**
   * @param type 0: a number
   * @returns one whose `v` is the value at hand, times `factor`
   */
  getProp(layer: object, value: object, type: 0, factor: number, container: object): { readonly v: number };
};
