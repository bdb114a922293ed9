/** The firm's logo as SVG path data. After a change, `npm run build` draws the icons again. */
export const firmLogo = {
  /** A sawtooth roof, in an area of 44 × 40. It has the text color. */
  body: 'M2 38V4l20 16V4l20 16v18z',
  /** The windows of the roof, in the same area. They have the accent color. */
  lights: 'M6 34V13.500l12 9.600V34zM26 34V13.500l12 9.600V34z',
  /**
   * A simpler logo for icons, which is legible at 16 pixels. It is in an area of 44 × 44, and has the accent
   * color on a dark background.
   */
  icon: 'M6 38V8l16 13V8l16 13v17z',
};
