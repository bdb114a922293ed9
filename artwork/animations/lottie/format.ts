/** The value of `meta.g`, the generator, in generated files. */
export const GENERATOR = 'npm run assets';

/**
 * The types in this file describe only the parts of the Lottie format that the animations use. Times are in
 * frames.
 */
export type Property = { a: 0 | 1; k: unknown } | { sid: string };
export type Value = number | readonly number[];
export type LottieShape = { ty: string; [key: string]: unknown };
export type Layer = { ty: number; nm: string; [key: string]: unknown };
export type Marker = { tm: number; cm: string; dr: number };
export type Asset = { id: string; layers: Layer[]; w?: number; h?: number };
export type Animation = {
  v: string;
  nm: string;
  /** The `g` field names the generator of the file. */
  meta: { g: string };
  fr: number;
  ip: number;
  op: number;
  w: number;
  h: number;
  ddd: 0;
  assets: Asset[];
  layers: Layer[];
  markers: Marker[];
  /** Values that the player can replace, keyed by slot id. A property refers to a slot by `sid`. */
  slots?: Record<string, { p: Property }>;
};
