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
export const MAX_LAYERS = 20_000;

/**
 * Maximum nesting depths of groups and compositions. Browsers don't draw elements that are nested more than
 * about 500 levels deep.
 */
export const MAX_GROUPS = 400;
export const MAX_COMPOSITIONS = 100;

/**
 * Maximum numbers of items in a file. Each limit is at least five times as high as the number in any real
 * file. According to measurements, lottie-web needs about a second for a file that reaches one of the limits.
 * For shapes, this holds if all of them are in one layer, because the time grows with the square of the
 * number of shapes in a layer.
 */
export const MAX_SHAPES = 15_000;
export const MAX_POINTS = 200_000;
export const MAX_KEYFRAMES = 1_000_000;
export const MAX_ANCESTORS = 500_000;
export const MAX_LETTERS = 20_000;
export const MAX_ASSETS = 10_000;
export const MAX_GLYPHS = 10_000;

/** Maximum number of fonts. lottie-web measures each of them, and the browser lays out the page for each measurement. */
export const MAX_FONTS = 100;

/** Maximum number of values that the rules repeat, such as the value of a slot for each of its references. */
export const MAX_REPEATED_VALUES = 1_000_000;

/** Maximum number of letters, each counted once for each text animator, because lottie-web animates them one by one. */
export const MAX_ANIMATED_LETTERS = 200_000;

/**
 * Maximum numbers of masks and mattes. According to measurements, a browser takes up to 5 ms to paint a mask that it
 * can't paint as a clip path, and 1 ms for a matte, if the picture has 400 × 400 pixels and no GPU is used. Real files
 * have up to 15 masks and 7 mattes.
 */
export const MAX_MASKS = 2000;
export const MAX_PAINTED_MASKS = 300;
export const MAX_MATTES = 1000;

/**
 * Maximum number of gradients. According to measurements, a browser takes up to 3 ms to paint a gradient that covers the
 * picture. Real files have up to 46.
 */
export const MAX_GRADIENTS = 1000;

/* What is beyond one of these limits is removed, changed, or drawn in a different way. */

/**
 * Maximum number of copies that all nested repeaters together make of a shape, weighted by the cost of a
 * copy.
 */
export const MAX_COPIES = 1000;

/** Maximum offset of a repeater, in copies. */
export const MAX_OFFSET = 1_000_000;

/**
 * Maximum cost of all repeaters in a file. The cost of a layer is the square of the number of copied groups
 * and paths, multiplied by the square root of the number of repeaters. According to measurements, the drawing
 * time grows with this product. A repeater with 1,000 copies of a group with one path costs two fifths of the
 * budget, and takes 0.9 seconds on a busy machine.
 */
export const REPEATER_BUDGET = 10_000_000;

/** Maximum number of dashes that all lines together have. A browser paints about four million dashes in a second. */
export const MAX_DASHES = 500_000;

/**
 * Maximum product of how many copies, how many zig-zag ridges and, for a star, how many points a shape has.
 */
export const MAX_SHAPE_POINTS = 100_000;

/** Maximum number of ridges that all zig-zags together add to a segment of a path. */
export const MAX_RIDGES = 1000;

/** Maximum width of letters, and maximum margin of text paths, in pixels. */
export const MAX_TEXT_PIXELS = 1_000_000;

/**
 * Maximum numbers of effects of a layer, and of effects in the visible content. Maximum number of pixels that all
 * visible effects together filter, in millions.
 */
export const MAX_LAYER_EFFECTS = 20;
export const MAX_EFFECTS = 200;
export const MAX_FILTERED_MEGAPIXELS = 200;

/**
 * Maximum number of drop shadows of a layer. A browser paints everything below a shadow twice, so that 20 shadows take
 * 32 times as long as 15.
 */
export const MAX_LAYER_SHADOWS = 10;

/** Maximum number of markers. The controls display each of them. */
export const MAX_MARKERS = 1000;

/** Maximum length of a chain of layers, each of which uses the next layer as its matte. */
export const MAX_MATTE_CHAIN = 8;

/**
 * Maximum length of complex text. Longer texts are left to lottie-web, because bidi-js takes quadratic time for
 * numbers.
 */
export const MAX_COMPLEX_TEXT = 5_000;

/** Maximum width and height of a canvas, in pixels, that all browsers support. */
export const MAX_CANVAS_SIDE = 16_384;
