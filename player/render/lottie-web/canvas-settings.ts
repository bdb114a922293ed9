/**
 * What a canvas can't do without, over the host's settings. Uncleared frames smear over each other, and lottie-web leaves such
 * a canvas behind; loaded progressively, a layer with a matte that isn't there yet throws.
 */
export const CANVAS_SETTINGS = { clearCanvas: true, progressiveLoad: false };
