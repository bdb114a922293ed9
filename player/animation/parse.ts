import { failure } from '../errors/failure';

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
  /** Of a text: what it says, when, and which of its masks it follows. */
  t?: unknown;
  masksProperties?: unknown;
  /** The id that its element would take, of all in the page. */
  ln?: unknown;
  /** Of the composition that it shows; lottie-web puts them there. */
  layers?: Layer[];
};
type Asset = { id?: unknown; u?: unknown; p?: unknown; e?: number; t?: number; layers?: Layer[] };

const MAX_SIDE = 16_384;

/**
 * A new copy each time, since lottie-web writes into what it draws.
 * @throws Failure `parse` or `invalid`
 */
export function parseAnimation(text: string): Animation {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (problem) {
    throw failure('parse', { reason: 'not JSON', text, problem });
  }
  return checkAnimation(data);
}

export type ParseAnimation = typeof parseAnimation;

/**
 * What special.ts is for: effects and fonts, layers with ids, repeaters, zig-zags and compositions that are shown twice
 * (endless.ts), images, a turning along the path, sound, what is never built, a marker for less motion, values that are no
 * numbers, lists of one or far too large, and escaped letters, which could spell any of it.
 */
const SPECIAL =
  /\\u|reduced|"k"[\s:[-]*[\d.]+\s*]|"ty"\W+(6|99)\b|"ao"\W+[^\W0]|"[ekpstxy]"[\s:[-]*(["\]]|{}|\d{5}|[\d.]+e)|(refId\W+\w+)\b.*\3\b|"(ef|fonts|ln|rp|zz)"/is;

/** What only some animations need, in one file. */
export const loadSpecial = () => import('../playback/special');

/** Characters of JSON that may take long to draw first. */
export const LARGE = 60_000;

/** Whether lottie-web's light build draws all of an animation's JSON text as it comes, and soon. */
export function isPlain(text: string): boolean {
  return text.length < LARGE && !SPECIAL.test(text);
}

/**
 * The rules that an animation must keep before lottie-web sees it.
 * @throws Failure `invalid` that names the first field that is off, what it is and what it must be.
 */
export function checkAnimation(data: unknown): Animation {
  const { w, h, fr, ip, op, layers } = Object(data) as Animation;
  const keeps = {
    'The file': isObject(data),
    w: isPositive(w) && w <= MAX_SIDE,
    h: isPositive(h) && h <= MAX_SIDE,
    fr: isPositive(fr),
    ip: Number.isFinite(ip),
    op: Number.isFinite(op) && op > ip,
    layers: Array.isArray(layers) && layers.length > 0 && layers.every(isObject),
  };
  for (const [field, isKept] of Object.entries(keeps)) {
    if (!isKept) throw failure('invalid', { reason: 'field', field, data });
  }
  return data as Animation;
}

function isObject(value: unknown) {
  return value === Object(value) && !Array.isArray(value);
}

function isPositive(value: unknown) {
  return Number.isFinite(value) && (value as number) > 0;
}
