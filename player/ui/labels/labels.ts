/** A text with a place for each of the names, in braces: one that is forgotten is an error of types. */
type With<Names extends string> = UnionToIntersection<
  Names extends string ? `${string}{${Names}}${string}` : never
>;

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/**
 * Every word that a visitor reads or hears of the player. The list is whole, so that none is left in another language;
 * `english.ts` is the default. They are plain text, which a page's static HTML and its data can hold.
 */
export type PlayerLabels = {
  /** The language as a BCP 47 tag such as `en-GB`: decimals and lists are written as it writes them. */
  locale: string;

  /** The bar's name, and where the animation has none itself. */
  controlsOf: With<'name'>;
  controls: string;
  play: string;
  pause: string;
  stop: string;
  repeat: string;
  seek: string;
  frame: string;
  background: string;
  snapshot: string;
  /** The button's name, which tells the speed; the popover's; a speed as such. */
  speedNow: With<'speed'>;
  speed: string;
  times: With<'speed'>;
  fullscreen: string;
  exitFullscreen: string;
  /** The button for what a narrow bar has no room for. */
  more: string;
  shortcuts: string;

  /** What has come of a key. */
  playing: string;
  paused: string;
  stopped: string;
  repeatOn: string;
  repeatOff: string;
  /** A position: its markers or else its time, and the frame. */
  position: With<'place' | 'frame' | 'last'>;
  seconds: With<'seconds'>;
  /** The time over the slider, in short. */
  secondsShort: With<'seconds'>;

  red: string;
  green: string;
  blue: string;
  channel: With<'name'>;
  colour: string;
  pickColour: string;
  transparent: string;
  /** In the empty text field. */
  noColour: string;
  invalidColour: string;

  frameNow: With<'frame'>;
  downloadSvg: string;
  downloadPng: string;
  copyPng: string;
  wheelHint: string;
  arrowsHint: string;
  saving: string;
  saved: With<'file'>;
  copied: string;
  notSaved: With<'reason'>;
  /** Reasons: the browser copies no pictures, the picture is too large for a PNG, or something else that developers are told. */
  noClipboard: string;
  tooLarge: string;
  noPicture: string;

  /** What keys do, in the list of shortcuts. */
  playOrPause: string;
  oneFrame: string;
  tenFrames: string;
  firstOrLast: string;
  repeatOnOrOff: string;
  fullscreenOnOrOff: string;
  thisList: string;
  /** What stands on keys. */
  spaceKey: string;
  shiftKey: string;
  homeKey: string;
  endKey: string;

  /** A failure: what is missing, quoted or without a name, and what can be done. */
  quoted: With<'name'>;
  thisPicture: string;
  lost: With<'name'>;
  lostConnection: With<'name'>;
  lostServer: With<'name'>;
  cannotShow: With<'name'>;
  retry: string;
};

/** Puts values into a text's places. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
