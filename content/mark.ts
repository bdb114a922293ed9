/** The firm's mark, as paths of SVG. After a change, `npm run assets` draws the icons from it. */
export const firmMark = {
  /** A saw-toothed roof, in ink, on an area of 44 by 40. */
  body: 'M2 38V4l20 16V4l20 16v18z',
  /** Its north lights, in the accent, on the same area. */
  lights: 'M6 34V13.500l12 9.600V34zM26 34V13.500l12 9.600V34z',
  /** Simpler, in the accent on ink, on a square of 44 by 44: it is read at 16 pixels. */
  icon: 'M6 38V8l16 13V8l16 13v17z',
};
