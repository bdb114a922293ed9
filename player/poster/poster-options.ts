import type { PlayerOptions } from '../types';
import type { PosterFonts } from './font-glyphs';

/** The options that apply to one color scheme. `colors` are `#rgb`, `#rrggbb` or `rgb(r, g, b)`. */
export type PosterValues = Pick<PlayerOptions, 'slots' | 'colors' | 'themeId'>;

export type PosterOptions = PosterValues & {
  /** The position of the frame, in percent from 0 to 100, as in the prop `initialPercent`. @default 0 */
  percent?: number;
  /** The number of the frame, counted from the first frame. Overrides `percent`. */
  frame?: number;
  /** Id of an animation in a .lottie archive. By default, the initial animation of the archive. */
  animationId?: string;
  /** The values for users who prefer a dark color scheme. The SVG then contains the colors of both schemes. */
  dark?: PosterValues;
  /**
   * The files of the fonts (TTF, OTF or WOFF), as paths or bytes, keyed by their names in the animation, such as
   * `Inter-Bold`. Text is then drawn as outlines. Without them, the SVG contains text in a font of the user's system.
   */
  fonts?: PosterFonts;
  /** The width of the SVG in pixels. @default the width of the animation */
  width?: number;
  /** The title of the SVG. @default the name of the animation in the file */
  title?: string;
};
