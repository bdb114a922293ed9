/**
 * The colors of the whole site: pages, drawings, animations, icons and share pictures. A color is written as
 * `#0fccce`, `#0cc`, `rgb(15, 204, 206)` or a name such as `teal`. After a change, run `npm run assets` to
 * draw the files again.
 */
export const colors = {
  /**
   * The color of moving, flowing and interactive things. Used for large areas, and for lines on ink. Too pale
   * for text on paper.
   */
  accent: '#0fccce',
  /** Pages in the light scheme. */
  light: {
    paper: '#faf8f3',
    tint: '#f1eee5',
    ink: '#06222b',
    soft: '#3f575e',
    line: '#cdd2cc',
    edge: '#6c8288',
    /** The accent for the player's bar on paper, dark enough for text. */
    accentText: '#00676b',
    danger: '#9c2a1c',
  },
  /** Dark sections, and pages in the dark scheme. Their paper is the ink of the light scheme. */
  dark: {
    tint: '#0b2d38',
    ink: '#eaf4f1',
    soft: '#a9c1c4',
    line: '#1d4550',
    edge: '#6f939b',
    danger: '#ff9c8a',
    /** The paper of dark sections in the dark scheme. */
    deep: '#03171e',
  },
  /**
   * Solid objects in drawings and animations in the dark scheme: lines, sides from light to dark, and
   * openings.
   */
  solid: {
    ink: '#a9c1c4',
    top: '#164552',
    left: '#103c48',
    right: '#0a2a34',
    glass: '#061f28',
  },
};
