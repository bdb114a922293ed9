/** The firm's logo as SVG path data. After a change, run `npm run assets` to draw the icons again. */
export const firmLogo = {
  /** A sawtooth roof, in the ink color, in an area of 44 × 40. */
  body: 'M2 38V4l20 16V4l20 16v18z',
  /** The glazing of the roof, in the accent color, in the same area. */
  lights: 'M6 34V13.500l12 9.600V34zM26 34V13.500l12 9.600V34z',
  /** A simpler form for icons, legible at 16 pixels: accent on ink, in an area of 44 × 44. */
  icon: 'M6 38V8l16 13V8l16 13v17z',
};
