import type { Animation, Asset, Layer } from '../../../document/lottie';

/*
 * The objects of lottie-web that expressions read.
 */

/** Points are `[x, y]`. The tangents (`i`, `o`) are absolute. */
export type Outline = {
  v: ArrayLike<ArrayLike<number>>;
  i: ArrayLike<ArrayLike<number>>;
  o: ArrayLike<ArrayLike<number>>;
  c: boolean;
  _length: number;
};

export type Keyframe = { t: number; s?: unknown; e?: unknown };

/** An animatable property of the file (`{ k, x, … }`). */
export type PropertyData = {
  k?: unknown;
  ix?: unknown;
  /** The expression. */
  x?: unknown;
  /** The range of the expression's value, which the player adds (limits/expression-limits.ts). */
  range?: readonly [number, number];
  /** The maximum number of a path's points, or of a text's letters. The player adds this field, too. */
  most?: number;
};

export type RawValue = number | ArrayLike<number> | Outline;

export type Property = {
  readonly propType: 'unidimensional' | 'multidimensional' | 'shape' | 'transform';
  /** The value, times `mult`. */
  readonly v: RawValue;
  /** The value without the expression. */
  readonly pv: RawValue;
  readonly mult?: number;
  /** Whether the property can change. */
  k: boolean;
  /** Whether the property is being computed. */
  readonly lock?: boolean;
  readonly elem: LayerElement;
  readonly comp: CompositionElement;
  readonly keyframes?: readonly Keyframe[];
  readonly offsetTime?: number;
  readonly effectsSequence: ((value: RawValue) => RawValue)[];
  getValue(): void;
  interpolateValue?(frame: number, cache: object): number | ArrayLike<number>;
  interpolateShape?(frame: number, target: Outline, cache: object): void;
  /** Returns the value without the expression. lottie-web calls it for layers that turn to follow their path. */
  getValueAtTime?(seconds: number): unknown;
};

type Shared = {
  readonly frameRate: number;
  /** The number of the frame that is being rendered. */
  readonly frameId: number;
  readonly compSize: { readonly w: number; readonly h: number };
  getAssetData(id: unknown): Asset | null;
};

/** A layer that lottie-web has built. */
export type LayerElement = {
  readonly data: Layer & Record<string, unknown>;
  readonly comp: CompositionElement;
  readonly globalData: Shared;
  /** The parent, its parent, and so on. */
  readonly hierarchy?: readonly LayerElement[];
  readonly isInRange?: boolean;
  readonly textProperty?: {
    getValue(): void;
    readonly currentData: { readonly t: unknown; readonly fc?: unknown };
  };
  getFootageData?(): unknown;
};

/** A composition layer, or the renderer, which is the outermost composition. */
export type CompositionElement = {
  readonly data: Record<string, unknown> & Partial<Pick<Animation, 'markers'>>;
  readonly globalData: Shared;
  readonly layers: readonly (Layer & Record<string, unknown>)[];
  /** Layers that haven't been built are missing, or `true` while they are being built. */
  readonly elements: readonly (LayerElement | CompositionElement | true | null | undefined)[];
  readonly renderedFrame: number;
  readonly comp?: CompositionElement;
};
