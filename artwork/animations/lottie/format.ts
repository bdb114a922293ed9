/** The generator in the metadata of the files. */
export const GENERATOR = 'npm run assets';

/** The subset of the Lottie format that these drawings use. Times are in frames. */
export type Property = { a: 0 | 1; k: unknown } | { sid: string };
export type Value = number | readonly number[];
export type Shape = { ty: string; [key: string]: unknown };
export type Layer = { ty: number; nm: string; [key: string]: unknown };
export type Marker = { tm: number; cm: string; dr: number };
export type Asset = { id: string; layers: Layer[]; w?: number; h?: number };
export type Animation = {
  v: string;
  nm: string;
  /** The generator. */
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
  /** Replaceable values, by the slot ids that properties refer to. */
  slots?: Record<string, { p: Property }>;
};
