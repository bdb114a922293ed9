/** A Lottie file, as far as the player reads it (https://lottie.github.io/lottie-spec). */
export type Animation = {
  /** The exporter's version: lottie-web reads old files differently. */
  v?: unknown;
  w: number;
  h: number;
  /** Frames per second. */
  fr: number;
  /** The first frame, and the frame after the last. */
  ip: number;
  op: number;
  layers: Layer[];
  assets?: Asset[];
  /** Values by slot id; each replaces the properties that refer to the slot. */
  slots?: unknown;
  /**
   * What a .lottie archive holds for the animation. The player adds this field; the format does not have it.
   */
  archive?: { themes?: unknown; initialTheme?: string; animationId?: string };
  fonts?: unknown;
  /** The letters of the fonts, as shapes. */
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
  /** A type that lottie-web never builds. */
  unbuilt: 99,
} as const;

/** How a matte shows a layer (`tt`): by the matte's alpha or by its luminance, or inverted. */
export const MatteType = { alpha: 1, invertedAlpha: 2, luma: 3, invertedLuma: 4 } as const;

export type Layer = {
  nm?: unknown;
  ty?: number;
  /** The transform. */
  ks?: Record<string, unknown>;
  /** The size of a composition, which clips its layers. */
  w?: number;
  h?: number;
  /** Whether the layer is hidden. */
  hd?: unknown;
  /** The blend mode. */
  bm?: unknown;
  /** Whether the layer is a matte; the type of the layer's own matte, and the number of that matte. */
  td?: unknown;
  tt?: unknown;
  tp?: unknown;
  hasMask?: unknown;
  /** The layer's number, and the number of its parent, whose transform it inherits. */
  ind?: unknown;
  parent?: unknown;
  /** The first frame, and the frame after the last. */
  ip?: number;
  op?: number;
  /** The frame at which the layer's time begins, and how many times slower it runs. */
  st?: number;
  sr?: number;
  /** The layer's time, remapped. */
  tm?: unknown;
  ef?: { ty?: number; en?: unknown }[];
  /** Auto-orient: whether the layer rotates along its path. */
  ao?: unknown;
  /** The id of the asset that the layer shows. */
  refId?: unknown;
  shapes?: unknown;
  /** A text: its content at each keyframe, and which mask it follows as a path. */
  t?: unknown;
  masksProperties?: unknown;
  /** The id that lottie-web gives the layer's element. */
  ln?: unknown;
  /** The class and the tag name of the layer's element. */
  cl?: unknown;
  tg?: unknown;
  /** The color of a solid. */
  sc?: unknown;
  /** The layers of the composition that the layer shows. lottie-web sets this field. */
  layers?: Layer[];
};
/** A group, a path, a style or a modifier of a shape layer, by its type (`ty`). */
export type Shape = Record<string, unknown>;

export type Asset = { id?: unknown; u?: unknown; p?: unknown; e?: number; t?: unknown; layers?: Layer[] };

/** Returns `value` if it is an array, and an empty array otherwise: a file may hold anything. */
// biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
export const asArray = (value: unknown): any[] => (Array.isArray(value) ? value : []);

/** Returns `value` itself if it is an object, and an empty object otherwise: a file may hold anything. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
