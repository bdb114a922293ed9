/**
 * The site's colours, of which everything is made: pages, drawings, animations, icons, pictures for sharing. Each is
 * `#0fccce`, `#0cc`, `rgb(15, 204, 206)` or a name such as `teal`. After a change `npm run assets` draws the files anew.
 */
export const colours = {
  /** What moves, flows or can be acted on. Large areas and lines on ink; on paper too pale for text. */
  accent: '#0fccce',
  /** Pages by day. */
  light: {
    paper: '#faf8f3',
    tint: '#f1eee5',
    ink: '#06222b',
    soft: '#3f575e',
    line: '#cdd2cc',
    edge: '#6c8288',
    /** The accent where it has to be seen on paper, in the player's bar: dark enough to be read as text. */
    accentText: '#00676b',
    danger: '#9c2a1c',
  },
  /** Blueprints: dark sections, and pages by night. Their paper is the ink of the day. */
  dark: {
    tint: '#0b2d38',
    ink: '#eaf4f1',
    soft: '#a9c1c4',
    line: '#1d4550',
    edge: '#6f939b',
    danger: '#ff9c8a',
    /** The paper of dark sections by night. */
    deep: '#03171e',
  },
  /** Solid things by night, in drawings that follow the scheme: their lines, their sides from light to dark, and their openings. */
  solid: {
    ink: '#a9c1c4',
    top: '#164552',
    left: '#103c48',
    right: '#0a2a34',
    glass: '#061f28',
  },
};
