/**
 * The colors of pages, drawings, animations, icons and share images. After a change, run `npm run assets` to
 * regenerate the files.
 */
export const colors = {
  /**
   * The color of interactive elements and of flowing water. Use it for large areas, and for lines on a dark
   * background. Its contrast is too low for text on a light background.
   */
  accent: '#0fccce',
  /** The light color scheme. */
  light: {
    paper: '#faf8f3',
    tint: '#f1eee5',
    ink: '#06222b',
    soft: '#3f575e',
    line: '#cdd2cc',
    edge: '#6c8288',
    /** A darker accent color, for text of the player's controls on a light background. */
    accentText: '#00676b',
    danger: '#9c2a1c',
  },
  /** The dark color scheme, and dark sections in the light scheme. Both have the background `light.ink`. */
  dark: {
    tint: '#0b2d38',
    ink: '#eaf4f1',
    soft: '#a9c1c4',
    line: '#1d4550',
    edge: '#6f939b',
    danger: '#ff9c8a',
    /** The background of dark sections in the dark color scheme. */
    deep: '#03171e',
  },
  /**
   * The colors of objects in drawings and animations, in the dark color scheme: lines, sides (from light to
   * dark) and openings.
   */
  solid: {
    ink: '#a9c1c4',
    top: '#164552',
    left: '#103c48',
    right: '#0a2a34',
    glass: '#061f28',
  },
};
