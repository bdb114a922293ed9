// Types of lottie-web's source modules. lottie-web provides types only for its builds, and those types lack
// most of the members below.

declare module 'lottie-web/player/js/renderers/*' {
  const Renderer: import('./internals').RendererClass;
  export default Renderer;
}

declare module 'lottie-web/player/js/elements/canvasElements/CVImageElement.js' {
  const ImageElement: {
    prototype: {
      img: HTMLImageElement | HTMLCanvasElement | OffscreenCanvas | ImageBitmap;
      canvasContext: import('./internals').Context2D;
      readonly assetData: { readonly w?: unknown; readonly h?: unknown };
      /** Scales the image to the size in the file. */
      createContent(): void;
      renderInnerContent(): void;
    };
  };
  export default ImageElement;
}

declare module 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js' {
  type Matrix = import('./internals').Matrix;

  /** A fill or a stroke in the current frame. */
  export type ShapeStyle = {
    /** `st` and `gs` are strokes. */
    readonly type: 'fl' | 'gf' | 'st' | 'gs';
    readonly data: { readonly _shouldRender: boolean };
    closed?: boolean;
    /** The color, the gradient and the opacity. */
    readonly co?: string;
    grd?: CanvasGradient | string;
    readonly coOp: number;
    /** The fill rule. */
    readonly r?: CanvasFillRule;
    /** The width, cap, join, miter limit and dashes of a stroke. */
    wi?: number;
    readonly lc?: CanvasLineCap;
    readonly lj?: CanvasLineJoin;
    readonly ml?: number;
    readonly da?: number[];
    readonly do?: number;
    readonly preTransforms: {
      readonly finalTransform: Matrix;
      /** The transforms of the groups that contain the fill or stroke, from the outermost group inward. */
      readonly transforms: readonly { readonly transform: { readonly op: { readonly v: number } } }[];
    };
    readonly elements: readonly StyledShape[];
  };

  /** A shape that a fill or stroke paints. */
  export type StyledShape = {
    readonly transforms: { readonly _mdf: boolean; readonly finalTransform: Matrix };
    /** The player stores numbers here. lottie-web itself stores objects. */
    readonly trNodes: PathNodes;
  };

  /** Flattened paths; see `flattenPaths` in `patches/cv-shape-element.ts`. */
  export type PathNodes = number[];

  type Point = readonly [number, number];

  /** The paths of a shape. Each has vertices, outgoing and incoming control points, and a closed flag. */
  export type ShapePaths = {
    readonly shapes: readonly (
      | {
          readonly v: readonly Point[] | null;
          readonly o: readonly Point[];
          readonly i: readonly Point[];
          readonly c: boolean;
          readonly _length: number;
        }
      | undefined
    )[];
    readonly _length: number;
  };

  /**
   * A built shape. A group contains other shapes (`it`). A stroke has a width (`w`) and dashes (`d`). A gradient has a
   * start (`s`), an end (`e`) and stops (`g`).
   */
  export type ShapeItem = {
    readonly it?: readonly (ShapeItem | undefined)[];
    readonly style: ShapeStyle;
    readonly w?: { readonly v: number };
    readonly d?: { readonly dashArray: unknown; readonly dashoffset: ArrayLike<number> };
  };

  export type GradientItem = ShapeItem & {
    readonly s: { readonly v: ArrayLike<number> };
    readonly e: { readonly v: ArrayLike<number> };
    /** The color stops and the opacity stops. If `_collapsable` is true, they have the same offsets in all keyframes. */
    readonly g: {
      readonly c: ArrayLike<number>;
      readonly o: ArrayLike<number>;
      readonly _collapsable: boolean;
    };
  };

  /** A built shape layer. */
  export type ShapeElement = {
    readonly globalData: { readonly renderer: import('./internals').CanvasRenderer };
    readonly shapesData: unknown;
    readonly itemsData: readonly (ShapeItem | undefined)[];
    /** All fills and strokes, in paint order. */
    readonly stylesList: ShapeStyle[];
    readonly _isFirstFrame: boolean;
    readonly transformHelper: object;
    readonly transformsManager: { processSequences(isFirstFrame: boolean): void };
    renderModifiers(): void;
    /** Updates the paths and styles. @param isMain whether to draw the shapes as well */
    renderShape(transform: object, shapes: unknown, items: unknown, isMain: boolean): void;
    /** Updates the nodes of a shape if the shape or its transform has changed. */
    renderStyledShape(
      styledShape: StyledShape,
      shape: { readonly _mdf: boolean; readonly paths: ShapePaths },
    ): void;
    /** Draws the fills and strokes, after the paths and styles have been updated. */
    drawLayer(): void;
    /** Called after a repeater has created copies. */
    reloadShapes(): void;
    /** Builds the shapes of a list that are new. @param previous the built shapes before the list changed */
    searchShapes(
      list: object,
      items: unknown,
      previous: unknown,
      isShown: boolean,
      transforms: unknown,
    ): void;
    /** Updates `item.style`. @param data the type (`t`) and the number of color stops (`g.p`) */
    renderGradientFill(
      data: { readonly t?: unknown; readonly g: { readonly p: unknown } },
      item: GradientItem,
      groupTransform: unknown,
    ): void;
  };

  type ShapeElementClass = import('./internals').ShapeElementClass;

  const ShapeElement: {
    prototype: ShapeElement & Pick<ShapeElementClass['prototype'], 'shapes' | 'shapeModifiers'>;
  };
  export default ShapeElement;
}

declare module 'lottie-web/player/js/elements/svgElements/SVGShapeElement.js' {
  const ShapeElement: {
    prototype: import('./internals').ShapeElementClass['prototype'] &
      import('./internals').NamedLayer & {
        readonly shapesData: readonly import('../../document/lottie').Shape[];
        readonly itemsData: readonly (import('./internals').BuiltShape | undefined)[];
        createContent(): void;
        /** Called after a repeater has created copies. */
        reloadShapes(): void;
      };
  };
  export default ShapeElement;
}

declare module 'lottie-web/player/js/elements/svgElements/SVGTextElement.js' {
  const TextElement: {
    prototype: import('./internals').NamedLayer & {
      /** Builds the elements of the text, and sets its colors. Called again when the text changes. */
      buildNewText(): void;
    };
  };
  export default TextElement;
}

declare module 'lottie-web/player/js/elements/SolidElement.js' {
  const SolidElement: { prototype: import('./internals').NamedLayer & { createContent(): void } };
  export default SolidElement;
}

declare module 'lottie-web/player/js/elements/ImageElement.js' {
  const ImageElement: { prototype: import('./internals').NamedLayer & { createContent(): void } };
  export default ImageElement;
}

/** A composition layer of the canvas renderer. */
declare module 'lottie-web/player/js/elements/canvasElements/CVCompElement.js' {
  const Composition: {
    prototype: Pick<import('./internals').Composition, 'buildItem' | 'elements'> & {
      /**
       * The data that all layers share. The player adds `buildError`, the error that was thrown by the first
       * layer that could not be built.
       */
      readonly globalData: { buildError?: unknown };
    };
  };
  export default Composition;
}

declare module 'lottie-web/player/js/renderers/CanvasRenderer.js' {
  const CanvasRenderer: import('./internals').RendererClass &
    typeof import('lottie-web/player/js/elements/canvasElements/CVCompElement.js').default & {
      prototype: {
        buildAllItems(): void;
        readonly contextData: import('./internals').CanvasRenderer['contextData'];
        ctxOpacity(opacity: number): void;
      };
    };
  export default CanvasRenderer;
}

declare module 'lottie-web/player/js/renderers/HybridRenderer.js' {
  const HybridRenderer: import('./internals').RendererClass & {
    prototype: {
      readonly layers: import('./internals').LottieRenderer['layers'];
      readonly elements: import('./internals').LottieRenderer['elements'];
      readonly threeDElements: NonNullable<import('./internals').LottieRenderer['threeDElements']>;
      configAnimation: import('./internals').LottieRenderer['configAnimation'];
      /** Adds the element of a layer to the container for the layer's position in the list of layers. */
      addTo3dContainer(element: HTMLElement, position: number): void;
    };
  };
  export default HybridRenderer;
}

declare module 'lottie-web/player/js/elements/svgElements/effects/SVGDropShadowEffect.js' {
  export default class DropShadowEffect {
    constructor(filter: Element, manager: unknown, element: unknown, id: string, source: string);
    readonly feGaussianBlur: Element;
    /** The values of the effect. */
    readonly filterManager: { readonly effectElements: readonly { readonly p: { readonly v: unknown } }[] };
    renderFrame(isForced: boolean): void;
  }
}

declare module 'lottie-web/player/js/elements/svgElements/effects/SVGTritoneFilter.js' {
  export default class TritoneFilter {
    constructor(filter: Element, manager: unknown, element: unknown, id: string);
  }
}

declare module 'lottie-web/player/js/elements/svgElements/effects/SVGProLevelsFilter.js' {
  export default class ProLevelsFilter {
    constructor(filter: Element, manager: unknown, element: unknown, id: string);
  }
}

declare module 'lottie-web/player/js/elements/htmlElements/HShapeElement.js' {
  type Transformer = {
    readonly mProps: { readonly v: { applyToPointArray(x: number, y: number, z: number): number[] } };
  };

  const HShapeElement: import('./internals').ShapeElementClass & {
    prototype: {
      /** Returns a point of a path in the coordinate system of the layer. */
      getTransformedPoint(transformers: readonly Transformer[], point: number[]): number[];
    };
  };
  export default HShapeElement;
}

declare module 'lottie-web/player/js/mask.js' {
  const MaskElement: {
    prototype: {
      readonly globalData: { readonly defs: SVGDefsElement };
      readonly masksProperties: readonly { readonly inv?: unknown }[];
      /** The path of the rectangle from which inverted masks are cut out. */
      readonly solidPath: string;
      /** The masks, with their elements, opacities and paths. `lastPath` is the SVG path in the current frame. */
      readonly viewData: readonly {
        elem: Element;
        op: { v: number; _mdf: boolean };
        prop: { _mdf: boolean };
        lastPath: string;
      }[];
      /** The expansions of the masks. */
      readonly storedData: readonly ({ x: { v: number; _mdf: boolean } | null } | undefined)[];
      renderFrame(isFirstFrame: boolean): void;
      /** Returns the value of `solidPath`. */
      createLayerSolidPath(): string;
      /** Writes the path of a mask to the attribute `d`, if the path has changed. */
      drawPath(
        mask: { readonly mode?: unknown; readonly inv?: unknown },
        path: { readonly c: boolean },
        view: { readonly elem: Element; lastPath: string },
      ): void;
    };
  };
  export default MaskElement;
}

declare module 'lottie-web/player/js/utils/common.js' {
  /** Sets the prefix of all ids that are created from now on. */
  export function setIdPrefix(prefix: string): void;
  /** Returns a new id. */
  export function createElementID(): string;
}

declare module 'lottie-web/player/js/utils/helpers/assetManager.js' {
  const assetManager: {
    /** lottie-web calls this function for luma mattes, but version 5.13.0 doesn't define it. */
    loadLumaCanvas(): void;
  };
  export default assetManager;
}

declare module 'lottie-web/player/js/utils/FontManager.js' {
  /** A glyph outline in the file. `data` has no shapes if the file doesn't contain the character. */
  type Glyph = { readonly w: number; readonly data: { readonly shapes?: readonly unknown[] } };

  const FontManager: {
    prototype: { getCharData(character: unknown, style: unknown, family: unknown): Glyph };
  };
  export default FontManager;
}

declare module 'lottie-web/player/js/utils/getFontProperties.js' {
  /** CSS values. */
  export type FontProperties = { readonly style: string; readonly weight: string };

  /** Returns the font style and font weight with which lottie-web draws text in the given font. */
  export default function getFontProperties(font: unknown): FontProperties;
}

declare module 'lottie-web/player/js/utils/text/TextProperty.js' {
  /** `measureText` returns the width of text at a font size of 100 px. */
  export type Font = { readonly helper: { measureText(text: string): number } };

  /** A piece of text that lottie-web draws as one element. By default, this is a single character. */
  export type TextLetter = {
    /** The string (`val`), its width (`l`), and the index of its line. */
    readonly val: string;
    l: number;
    readonly line: number;
    /** Whether this letter is a line break. A line break is the first letter of its line. */
    readonly n: boolean;
    /**
     * `ind` is the index of the group of letters that rotate and scale around the same anchor. `add` is the
     * total width of the preceding letters in the group.
     */
    ind: number;
    add: number;
    /** The index of the letter, word or line for the selector of each animator. */
    readonly anIndexes: (number | undefined)[];
    /** Whether the letter's element runs from right to left. The player adds this field. */
    readonly isRtl?: boolean;
  };

  /**
   * The content of a text layer at one keyframe: the text (`t`), its font (`f`), font size (`s`) and tracking
   * (`tr`), and the letters that lottie-web computes from them (`l`).
   */
  export type TextContent = {
    readonly t: unknown;
    readonly f: unknown;
    readonly s: unknown;
    tr: unknown;
    /** The alignment of the paragraphs. */
    j: unknown;
    /** The values of `totalChars` for this text. The player adds this field. */
    totals: ReadonlyMap<TextSelectorData, number>;
    /** The alignment in the file. The player adds this field if it replaces `j`. */
    justification?: number;
    /** The characters, with the line breaks that wrap the lines. */
    readonly finalText: readonly string[];
    readonly lineWidths: number[];
    /** The width and the height of the box in which the text is wrapped. */
    sz?: readonly [number, number];
    l: readonly TextLetter[];
  };

  /** A text layer that lottie-web has built in SVG or HTML. */
  export type TextElement = {
    readonly data: import('../../document/lottie').Layer;
    readonly globalData: {
      readonly fontManager: { readonly chars: unknown; getFontByName(name: unknown): Font };
    };
    readonly textProperty: { readonly currentData: TextContent };
    /** The elements of the letters, in SVG. */
    readonly textSpans: readonly { readonly span?: SVGElement }[];
    /** The elements of the letters, in HTML. */
    readonly textPaths?: readonly (HTMLElement | SVGElement)[];
    /** Builds the elements of the letters. Reuses existing elements. */
    buildNewText(): void;
  };

  /** A selector in the file, with the number of letters, words or lines in the text that was read last. */
  export type TextSelectorData = { readonly rn: unknown; totalChars: number };

  const TextProperty: {
    prototype: {
      readonly data: {
        readonly a: readonly { readonly s: TextSelectorData }[];
        readonly p: unknown;
        readonly m: unknown;
      };
      readonly elem: TextElement;
      /** Splits text into letters and line breaks. */
      buildFinalText(text: string): string[];
      /** Wraps text in its box, and computes the widths, lines and groups of its letters. */
      completeTextData(content: TextContent): void;
    };
  };
  export default TextProperty;
}

declare module 'lottie-web/player/js/utils/text/TextSelectorProperty.js' {
  /** Selects the letters that an animator changes. */
  type TextSelector = {
    /** The range, as indices of letters, words or lines. */
    finalS: number;
    finalE: number;
    /** Updates the range. */
    getValue(): void;
    /** Returns how much a letter is changed. @param index the index of the letter, word or line */
    getMult(index: number): number;
  };

  const selectors: {
    getTextSelectorProp(
      layer: import('lottie-web/player/js/utils/text/TextProperty.js').TextElement,
      data: import('lottie-web/player/js/utils/text/TextProperty.js').TextSelectorData,
      container: unknown,
    ): TextSelector;
  };
  export default selectors;
}

declare module 'lottie-web/player/js/utils/pooling/shapeCollection_pool.js' {
  const shapeCollections: { newShapeCollection(): import('./internals').ShapeCollection };
  export default shapeCollections;
}

declare module 'lottie-web/player/js/utils/pooling/shape_pool.js' {
  const shapePool: {
    newElement(): import('./internals').ShapePath;
    clone(path: import('./expressions/elements').Outline): import('./expressions/elements').Outline;
  };
  export default shapePool;
}

declare module 'lottie-web/player/js/3rd_party/transformation-matrix.js' {
  type Point = [number, number, number];

  /** A 4×4 matrix. Angles are in radians. */
  export default class Matrix {
    translate(x: number, y: number, z: number): this;
    scale(x: number, y: number, z: number): this;
    skewFromAxis(skew: number, axis: number): this;
    rotate(angle: number): this;
    rotateX(angle: number): this;
    rotateY(angle: number): this;
    rotateZ(angle: number): this;
    applyToPointArray(...point: Point): Point;
  }
}

declare module 'lottie-web/player/js/utils/DataManager.js' {
  const dataManager: {
    /** Adds the data that renderers need. Calls `onComplete` synchronously. */
    completeAnimation(animation: object, onComplete: () => void): void;
  };
  export default dataManager;
}

declare module 'lottie-web/player/js/utils/imagePreloader.js' {
  const ImagePreloader: new () => import('./internals').ImagePreloader;
  export default ImagePreloader;
}

declare module 'lottie-web/player/js/utils/PropertyFactory.js' {
  const properties: import('./internals').PropertyFactory;
  export default properties;
}

declare module 'lottie-web/player/js/utils/shapes/ShapeModifiers.js' {
  export const ShapeModifiers: { registerModifier(type: string, modifier: unknown): void };
}

declare module 'lottie-web/player/js/utils/PolynomialBezier.js' {
  type ShapePath = import('lottie-web/player/js/utils/shapes/OffsetPathModifier.js').ShapePath;

  /** A cubic Bézier curve. */
  export const PolynomialBezier: {
    /** Returns the segment of a path from the point with this index to the next one. */
    shapeSegment(
      path: ShapePath,
      index: number,
    ): {
      /** @param t 0 for the start, 1 for the end */
      point(t: number): readonly [x: number, y: number];
    };
  };
}

declare module 'lottie-web/player/js/utils/shapes/OffsetPathModifier.js' {
  /** A path, with its number of points, which is closed if `c` is true. */
  export type ShapePath = { readonly c: boolean; readonly _length: number };

  const OffsetPathModifier: {
    prototype: import('./internals').ShapeModifier & {
      /**
       * @param miterLimit the maximum distance between the end of a segment and its intersection with the
       *   next segment, in pixels
       */
      processPath(path: ShapePath, amount: number, lineJoin: unknown, miterLimit: number): ShapePath;
    };
  };
  export default OffsetPathModifier;
}

declare module 'lottie-web/player/js/utils/shapes/RepeaterModifier.js' {
  const RepeaterModifier: {
    prototype: {
      /**
       * The built shapes and modifiers, in the order of lottie-web's last pass over the data of the shapes.
       */
      readonly elemsData: readonly (object | undefined)[];
      readonly elem: {
        /**
         * Returns the position of a shape in its list during the last pass, starting from 1; 0 for a new
         * shape.
         */
        searchProcessedElement(data: object): number;
      };
      /** Copies the data of the repeated shapes. */
      cloneElements(elements: readonly Record<string, unknown>[]): object[];
    };
  };
  export default RepeaterModifier;
}

declare module 'lottie-web/player/js/utils/shapes/TrimModifier.js' {
  const TrimModifier: {
    prototype: {
      shapes: { readonly shape: object }[];
      readonly m: unknown;
      processShapes(isFirstFrame: boolean): void;
    };
  };
  export default TrimModifier;
}

declare module 'lottie-web/player/js/utils/shapes/ShapeProperty.js' {
  /** Whether a shape is visible; `_render` in SVG and HTML, `_shouldRender` on a canvas. */
  export type ShapeData = { readonly _render?: boolean; readonly _shouldRender?: boolean };

  /** The keyframe of a path: its time, and the path in a list. */
  export type PathKeyframe = {
    readonly t: number;
    readonly s: readonly [{ c: boolean; v: readonly unknown[] }];
  };

  /** A path in the current frame. `_length` is the number of its points. */
  type ShapePath = { c: boolean; readonly _length: number; setPathData(c: boolean, length: number): void };

  type KeyframedShapeProperty = {
    readonly keyframes: readonly PathKeyframe[];
    readonly offsetTime: number;
    /** Writes the path at a frame to `path`. */
    interpolateShape(frame: number, path: ShapePath, caching: object): void;
  };

  const shapeProperties: {
    getKeyframedConstructorFunction(): { readonly prototype: KeyframedShapeProperty };
    /** Creates the path of a shape or a mask. @param type 3 for a mask, 4 for a path, 5 and higher for other shapes */
    getShapeProp(layer: object, data: ShapeData, type: number, ...others: unknown[]): object;
  };
  export default shapeProperties;
}

declare module 'lottie-web/player/js/utils/shapes/*Modifier.js' {
  const Modifier: { prototype: import('./internals').ShapeModifier };
  export default Modifier;
}

declare module 'lottie-web/player/js/elements/svgElements/SVGEffects.js' {
  export function registerEffect(type: number, effect: unknown, isFilter: boolean): void;
}

declare module 'lottie-web/player/js/elements/canvasElements/CVEffects.js' {
  export function registerEffect(type: number, effect: unknown): void;
}

declare module 'lottie-web/player/js/elements/*Effect.js' {
  const effect: unknown;
  export default effect;
}

declare module 'lottie-web/player/js/elements/*Filter.js' {
  const effect: unknown;
  export default effect;
}
