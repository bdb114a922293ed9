/** The fields of a Lottie file that the player reads (https://lottie.github.io/lottie-spec). */
export type Animation = {
  /** The version of the exporter. lottie-web reads old files differently. */
  v?: unknown;
  w: number;
  h: number;
  /** Frames per second. */
  fr: number;
  /** The first frame, and the frame after the last one. */
  ip: number;
  op: number;
  layers: Layer[];
  assets?: Asset[];
  /** Values by slot id. A value replaces the properties that refer to its slot. */
  slots?: unknown;
  /** Data from a .lottie archive. This field is not in the format; the player adds it. */
  archive?: { themes?: unknown; initialTheme?: string; animationId?: string };
  fonts?: unknown;
  /** The letters of fonts as shapes. */
  chars?: unknown;
  markers?: unknown;
};

/** Types of layers (`ty`). */
export const LayerType = {
  composition: 0,
  image: 2,
  null: 3,
  shape: 4,
  text: 5,
  camera: 13,
  /** Data for expressions. */
  footage: 15,
  /** Unsupported layers. lottie-web creates no element for this type. */
  unbuilt: 99,
} as const;

/** Types of mattes (`tt`): a layer is shown where the matte is opaque or bright, or the opposite. */
export const MatteType = { alpha: 1, invertedAlpha: 2, luma: 3, invertedLuma: 4 } as const;

export type Layer = {
  nm?: unknown;
  ty?: number;
  /** The transform. */
  ks?: Record<string, unknown>;
  /** The size of a composition. Its layers are clipped to this size. */
  w?: number;
  h?: number;
  /** Whether the layer is hidden. */
  hd?: unknown;
  /** The blend mode. */
  bm?: unknown;
  /**
   * Whether the layer is a matte; the type of matte that this layer uses, and the number of the matte layer.
   */
  td?: unknown;
  tt?: unknown;
  tp?: unknown;
  hasMask?: unknown;
  /** The layer's number, and the number of its parent, whose transform the layer inherits. */
  ind?: unknown;
  parent?: unknown;
  /** The first frame, and the frame after the last one. */
  ip?: number;
  op?: number;
  /** The frame at which the layer's time starts, and the factor by which its time is stretched. */
  st?: number;
  sr?: number;
  /** Time remapping: the layer's time as an animatable property. */
  tm?: unknown;
  ef?: { ty?: number; en?: unknown }[];
  /** Auto-orient: whether the layer rotates along its path. */
  ao?: unknown;
  /** The id of the asset that the layer uses. */
  refId?: unknown;
  shapes?: unknown;
  /** The content of a text at each keyframe, and the index of the mask that is its path. */
  t?: unknown;
  masksProperties?: unknown;
  /** The `id` attribute of the layer's element. */
  ln?: unknown;
  /** The class and the tag name of the layer's element. */
  cl?: unknown;
  tg?: unknown;
  /** The color of a solid. */
  sc?: unknown;
  /** The layers of the composition that this layer uses. lottie-web sets this field. */
  layers?: Layer[];
};
/** A group, path, style or modifier in a shape layer, by its type (`ty`). */
export type Shape = Record<string, unknown>;

export type Asset = { id?: unknown; u?: unknown; p?: unknown; e?: number; t?: unknown; layers?: Layer[] };

/** Returns `value` if it is an array, otherwise an empty array, because a file may contain anything. */
// biome-ignore lint/suspicious/noExplicitAny: a file may contain anything
export const asArray = (value: unknown): any[] => (Array.isArray(value) ? value : []);

/** Returns `value` if it is an object, otherwise an empty object, because a file may contain anything. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
