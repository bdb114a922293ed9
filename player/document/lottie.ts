import type { ArchiveMachines } from '../core/archive-machines';

/** The fields of a Lottie file that the player reads (https://lottie.github.io/lottie-spec). */
export type Animation = {
  /** The version of the exporter. lottie-web reads old files differently. */
  v?: unknown;
  w: number;
  h: number;
  /** Frames per second. */
  fr: number;
  /** `ip`: the first frame. `op`: the frame after the last frame. */
  ip: number;
  op: number;
  layers: Layer[];
  assets?: Asset[];
  /**
   * The values of slots, keyed by slot id. The value of a slot replaces the values of all properties that
   * refer to the slot.
   */
  slots?: unknown;
  /** Data from a .lottie archive. The player adds this field, which is not part of the Lottie format. */
  archive?: {
    themes?: unknown;
    initialTheme?: string;
    animationId?: string;
    machines?: ArchiveMachines;
  };
  fonts?: unknown;
  /** The glyphs of fonts, stored as shapes. */
  chars?: unknown;
  markers?: unknown;
};

/** Types of layers (`ty`). */
export const LayerType = {
  composition: 0,
  solid: 1,
  image: 2,
  null: 3,
  shape: 4,
  text: 5,
  audio: 6,
  camera: 13,
  /** Data for expressions. */
  footage: 15,
  /** An unsupported type, for which lottie-web creates no element. */
  unbuilt: 99,
} as const;

/**
 * Types of mattes (`tt`). A layer is visible where its matte is opaque (`alpha`) or bright (`luma`). The
 * inverted types have the opposite effect.
 */
export const MatteType = { alpha: 1, invertedAlpha: 2, luma: 3, invertedLuma: 4 } as const;

/** Modes of Merge Paths (`mm`). The mode merge (1) is missing, because it doesn't change the picture. */
export const MergeMode = { add: 2, subtract: 3, intersect: 4, exclude: 5 } as const;
export type MergeMode = (typeof MergeMode)[keyof typeof MergeMode];

export type Layer = {
  nm?: unknown;
  ty?: number;
  /** The transform. */
  ks?: Record<string, unknown>;
  /** The size of a composition. Its layers are clipped to this size. */
  w?: number;
  h?: number;
  /** Whether the composition doesn't clip its layers. */
  ct?: unknown;
  /** The layer styles. */
  sy?: unknown;
  /** Whether the layer is a 3D layer. */
  ddd?: unknown;
  /** Whether the layer is hidden. */
  hd?: unknown;
  /** The blend mode. */
  bm?: unknown;
  /**
   * `td`: whether the layer is a matte. `tt`: the type of the matte that this layer uses. `tp`: the number of
   * the matte layer.
   */
  td?: unknown;
  tt?: unknown;
  tp?: unknown;
  hasMask?: unknown;
  /**
   * `ind`: the number of the layer. `parent`: the number of its parent, whose transform the layer inherits.
   */
  ind?: unknown;
  parent?: unknown;
  /** `ip`: the first frame. `op`: the frame after the last frame. */
  ip?: number;
  op?: number;
  /** `st`: the frame at which the layer's time starts. `sr`: the factor by which its time is stretched. */
  st?: number;
  sr?: number;
  /** Time remapping: the layer's time as an animatable property. */
  tm?: unknown;
  ef?: { ty?: number; en?: unknown }[];
  /** Auto-orient: whether the layer rotates to follow the direction of its path. */
  ao?: unknown;
  /** The id of the asset that the layer uses. */
  refId?: unknown;
  shapes?: unknown;
  /**
   * The text of a text layer: its content at each keyframe and, for text on a path, the index of the mask
   * that defines the path.
   */
  t?: unknown;
  /** `lv`: the level of an audio layer, in percent. */
  au?: unknown;
  masksProperties?: unknown;
  /** The value of the `id` attribute of the layer's element. */
  ln?: unknown;
  /** `cl`: the class of the layer's element. `tg`: its tag name. */
  cl?: unknown;
  tg?: unknown;
  /** The color and the size of a solid. */
  sc?: unknown;
  sw?: unknown;
  sh?: unknown;
  /** The layers of the composition that this layer uses. lottie-web adds this field. */
  layers?: Layer[];
};
/** A group, path, style or modifier in a shape layer. The field `ty` distinguishes these types. */
export type Shape = Record<string, unknown>;

export type Asset = { id?: unknown; u?: unknown; p?: unknown; e?: number; t?: unknown; layers?: Layer[] };

/** Returns `value` if it is an array, otherwise an empty array. A file can contain any value in any field. */
// biome-ignore lint/suspicious/noExplicitAny: a file can contain anything
export const asArray = (value: unknown): any[] => (Array.isArray(value) ? value : []);

/** Returns whether a part of a file might contain keyframes. */
export const hasKeyframes = (part: unknown): boolean => JSON.stringify(part).includes('"t":');

/**
 * Returns `value` if it is an object, otherwise an empty object. A file can contain any value in any field.
 */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
