/** A Lottie file as far as the player reads it itself (https://lottie.github.io/lottie-spec). */
export type Animation = {
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
  fonts?: unknown;
  /** The letters of its fonts, as shapes. */
  chars?: unknown;
  markers?: unknown;
};

export type Layer = {
  /** 0: a composition. */
  ty?: number;
  /** Its number, and that of the layer whose position it follows. */
  ind?: unknown;
  parent?: unknown;
  /** First frame, and the one after the last. */
  ip?: number;
  op?: number;
  /** The frame at which its time begins, and how many times slower it goes. */
  st?: number;
  sr?: number;
  /** Its time, remapped. */
  tm?: unknown;
  ef?: { ty?: number }[];
  ao?: unknown;
  /** The asset that it shows. */
  refId?: unknown;
  shapes?: unknown;
  /** How it takes another layer's picture for its own opacity: 1 and 2 by alpha, 3 and 4 by luminance, the even ones inverted. */
  tt?: unknown;
  /** Of a text: what it says, when, and which of its masks it follows. */
  t?: unknown;
  masksProperties?: unknown;
  /** The id that its element would take, of all in the page. */
  ln?: unknown;
  /** Of the composition that it shows; lottie-web puts them there. */
  layers?: Layer[];
};
export type Asset = { id?: unknown; u?: unknown; p?: unknown; e?: number; t?: number; layers?: Layer[] };
