/** What files say that they were made by. */
export const GENERATOR = 'npm run assets';

/** The small part of the Lottie format that these drawings are made of. Times are frames. */
export type Property = { a: 0 | 1; k: unknown } | { sid: string };
export type Value = number | readonly number[];
export type Shape = { ty: string; [key: string]: unknown };
export type Layer = { ty: number; nm: string; [key: string]: unknown };
export type Marker = { tm: number; cm: string; dr: number };
export type Asset = { id: string; layers: Layer[]; w?: number; h?: number };
export type Animation = {
  v: string;
  nm: string;
  /** What made it. */
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
  /** Values that others may take the place of, by the ids that properties name. */
  slots?: Record<string, { p: Property }>;
};
