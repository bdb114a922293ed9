/*
 * The limits that keep a file from blocking the page. SUPPORT.md lists them for users.
 *
 * A file beyond one of these limits fails with the error code `invalid`.
 */

/** 64 MiB, unpacked. No real animation is larger, and a phone has enough memory for this size. */
export const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Maximum ratio of a file's size after unpacking to its size before, unless it unpacks to at most
 * `MIN_UNPACKED_LIMIT` bytes. Animations are rarely packed to less than a fiftieth.
 */
export const MAX_RATIO = 200;
export const MIN_UNPACKED_LIMIT = 8 * 1024 * 1024;

/**
 * Maximum depth of nested arrays and objects, and maximum number of values. JSON of the maximum size can have 32 million
 * values, which take several seconds to parse and to search. Real files have up to 130,000.
 */
export const MAX_JSON_DEPTH = 50_000;
export const MAX_JSON_VALUES = 2_000_000;

/** Maximum number of visible layers. A layer of a composition counts each time the composition is used. */
const MAX_LAYERS = 20_000;

/**
 * Maximum nesting depths of groups and compositions. Browsers don't draw elements that are nested more than
 * about 500 levels deep.
 */
export const MAX_GROUPS = 400;
export const MAX_COMPOSITIONS = 100;

/** Maximum number of visible shapes (see `RESOURCE_LIMITS`). */
const MAX_SHAPES = 15_000;

/**
 * What a file can use up (budget.ts), with the limits.
 *
 * Each number of items is at least five times as high as the number in any real file. According to measurements,
 * lottie-web needs about a second for a file that reaches one of the limits. For shapes, this holds if all of them are
 * in one layer, because the time grows with the square of the number of shapes in a layer.
 */
export const RESOURCE_LIMITS = {
  /** The size of the animation, with the texts, images and fonts that are repeated or embedded. */
  bytes: MAX_BYTES,
  /** All files of an archive that a player reads, before it embeds them in the animation. */
  unpackedBytes: MAX_BYTES,
  /** Values that the rules repeat, such as the value of a slot for each of its references. */
  values: 1_000_000,
  layers: MAX_LAYERS,
  compositionDepth: MAX_COMPOSITIONS,
  groupDepth: MAX_GROUPS,
  assets: 10_000,
  glyphs: 10_000,
  /** lottie-web measures each font, and the browser lays out the page for each measurement. */
  fonts: 100,
  shapes: MAX_SHAPES,
  points: 200_000,
  keyframes: 1_000_000,
  ancestors: 500_000,
  letters: 20_000,
  /** Letters, each counted once for each text animator, because lottie-web animates them one by one. */
  animatedLetters: 200_000,
  /** Real files have up to 15 masks. */
  masks: 2000,
  /**
   * Pixels of all masks that browsers can't paint as clip paths. According to measurements, a browser without
   * a GPU takes up to 4 ms for a million pixels.
   */
  maskedPixels: 300_000_000,
  /** A browser without a GPU takes 1 ms for a matte of 400 × 400 pixels. Real files have up to 7. */
  mattes: 1000,
  /** A browser takes up to 3 ms to paint a gradient that covers the picture. Real files have up to 46. */
  gradients: 1000,
  expressions: 20_000,
  /** The characters of all different expressions. The parser takes 0.3 s for these. */
  expressionCharacters: 500_000,

  /* What is beyond one of the following limits is left out. */

  /**
   * The cost of all repeaters. The cost of a layer is the square of the number of copied groups and paths, multiplied by
   * the square root of the number of repeaters. According to measurements, the drawing time grows with this product. A
   * repeater with 1,000 copies of a group with one path costs two fifths of the limit, and takes 0.9 seconds on a busy
   * machine.
   */
  repeaters: 10_000_000,
  /** Dashes of all lines together. A browser paints about four million dashes in a second. */
  dashes: 500_000,
  /** Pixels that all visible effects together filter. */
  filteredPixels: 200_000_000,
} as const;

export type Resource = keyof typeof RESOURCE_LIMITS;

/**
 * The minimum number of pixels that an effect or a mask counts as. In a larger picture, each counts as all pixels of the
 * picture: according to measurements, small masks take as long as large ones.
 */
export const MIN_PIXELS = 1_000_000;

/* What is beyond one of these limits is removed, changed, or drawn in a different way. */

/**
 * Maximum number of copies that all nested repeaters together make of a shape, weighted by the cost of a
 * copy.
 */
export const MAX_COPIES = 1000;

/** Maximum offset of a repeater, in copies. */
export const MAX_OFFSET = 1_000_000;

/**
 * Maximum cost of merging all paths: of those that move, in a frame, and of those that don't, once. The cost is the number
 * of pairs of edges whose boxes overlap. According to measurements, 20,000 intersections take 0.1 seconds. Two circles that
 * cross cost 300.
 */
export const MAX_MERGE_COST = { moving: 20_000, still: 200_000 };

/**
 * Maximum product of how many copies, how many zig-zag ridges and, for a star, how many points a shape has.
 */
export const MAX_SHAPE_POINTS = 100_000;

/** Maximum number of ridges that all zig-zags together add to a segment of a path. */
export const MAX_RIDGES = 1000;

/** Maximum width of letters, and maximum margin of text paths, in pixels. */
export const MAX_TEXT_PIXELS = 1_000_000;

/** Maximum number of effects of a layer. */
export const MAX_LAYER_EFFECTS = 20;

/**
 * Maximum number of drop shadows of a layer. A browser paints everything below a shadow twice, so that 20 shadows take
 * 32 times as long as 15.
 */
export const MAX_LAYER_SHADOWS = 10;

/** Maximum number of markers. The controls display each of them. */
export const MAX_MARKERS = 1000;

/** Maximum number of audio layers that are heard. A browser takes some milliseconds for each of them. */
export const MAX_SOUNDS = 32;

/** Maximum length of a chain of layers, each of which uses the next layer as its matte. */
export const MAX_MATTE_CHAIN = 8;

/**
 * Maximum length of complex text. Longer texts are left to lottie-web, because bidi-js takes quadratic time for
 * numbers.
 */
export const MAX_COMPLEX_TEXT = 5_000;

/** Maximum width and height of a canvas, in pixels, that all browsers support. */
export const MAX_CANVAS_SIDE = 16_384;

/*
 * Expressions. An expression beyond one of these limits is not evaluated, so its property keeps the value in the file.
 */

/**
 * Maximum values of expressions: of sizes in pixels, of counts such as the copies of a repeater, and of all other numbers.
 * A path can have as many points, and a text as many letters, as the longest in the file, but at least `items`.
 */
export const MAX_EXPRESSED = { size: 10_000, count: 100, number: 10_000_000, items: 100 };

/** Maximum length of an expression, in UTF-16 code units. Real expressions have up to 1,500. */
export const MAX_EXPRESSION_LENGTH = 50_000;

/** Maximum depth of nested code, and of nested calls, in frames of the call stack. Browsers allow about 10,000. */
export const MAX_EXPRESSION_DEPTH = 3000;

/** Maximum length of a text or list that an expression makes. */
export const MAX_EXPRESSION_VALUE_LENGTH = 50_000;

/**
 * Maximum numbers of steps that an expression takes at a frame, and that all expressions of a player together take. A
 * machine takes about 10 million steps in a second. Real expressions take up to 500.
 */
export const MAX_EXPRESSION_STEPS = 30_000;
export const MAX_FRAME_STEPS = 500_000;
