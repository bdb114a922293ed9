/** A Lottie file as far as the player reads it itself (https://lottie.github.io/lottie-spec). */
export type Animation = {
  /** The exporter's version: lottie-web reads old ones otherwise. */
  v?: unknown;
  w: number;
  h: number;
  /** Frames a second. */
  fr: number;
  /** First frame, and the one after the last. */
  ip: number;
  op: number;
  layers: Layer[];
  assets?: Asset[];
  /** Values by name, which take the place of those that name them. */
  slots?: unknown;
  /** What a .lottie archive says of the animation that came in it. It is not in the format. */
  archive?: { themes?: unknown; initialTheme?: string; animationId?: string };
  fonts?: unknown;
  /** The letters of its fonts, as shapes. */
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
  /** Data that only expressions read. */
  footage: 15,
  /** One that lottie-web never builds. */
  unbuilt: 99,
} as const;

/** How a matte shows a layer (`tt`): by what it covers, or by how bright it is there; or the other way round. */
export const MatteType = { alpha: 1, invertedAlpha: 2, luma: 3, invertedLuma: 4 } as const;

export type Layer = {
  nm?: unknown;
  ty?: number;
  /** The transform. */
  ks?: Record<string, unknown>;
  /** The size of a composition, which clips it. */
  w?: number;
  h?: number;
  /** Hidden. */
  hd?: unknown;
  /** Blend mode. */
  bm?: unknown;
  /** Whether it is a matte; how a matte shows it, and that matte's number. */
  td?: unknown;
  tt?: unknown;
  tp?: unknown;
  hasMask?: unknown;
  /** The layer's number, and that of its parent, with which it moves. */
  ind?: unknown;
  parent?: unknown;
  /** First frame, and the one after the last. */
  ip?: number;
  op?: number;
  /** The frame at which its time begins, and how many times slower it goes. */
  st?: number;
  sr?: number;
  /** The layer's time, remapped. */
  tm?: unknown;
  ef?: { ty?: number; en?: unknown }[];
  ao?: unknown;
  /** The asset that it shows. */
  refId?: unknown;
  shapes?: unknown;
  /** What a text says, when, and along which of its masks it runs. */
  t?: unknown;
  masksProperties?: unknown;
  /** The id that its element would take, of all in the page. */
  ln?: unknown;
  /** The class of the same, and its name. */
  cl?: unknown;
  tg?: unknown;
  /** The colour of a solid. */
  sc?: unknown;
  /** The layers of the composition that it shows; lottie-web puts them there. */
  layers?: Layer[];
};
/** A group, a path, a style or a modifier of a shape layer, by its type (`ty`). */
export type Shape = Record<string, unknown>;

export type Asset = { id?: unknown; u?: unknown; p?: unknown; e?: number; t?: unknown; layers?: Layer[] };
