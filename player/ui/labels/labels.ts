/**
 * A string that contains each of `Names` as a placeholder in braces. A missing placeholder is a type error.
 */
type With<Names extends string> = UnionToIntersection<
  Names extends string ? `${string}{${Names}}${string}` : never
>;

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/**
 * The text in the player's user interface: names of controls, announcements for screen readers and error
 * messages. The `labels` prop overrides any of it; `english.ts` contains the defaults. All labels are
 * strings, because a server component can't pass functions as props.
 */
export type PlayerLabels = {
  /**
   * The language of the labels as a BCP 47 tag, such as `en-GB`. It determines the format of numbers and
   * lists.
   */
  locale: string;

  /** The accessible name of the controls bar. If the animation has no name, `controls` is used instead. */
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
  /** The accessible name of the speed button, with the current speed. */
  speedNow: With<'speed'>;
  /** The accessible name of the popover that lists the speeds. */
  speed: string;
  /** A speed, such as `1.5×`. */
  times: With<'speed'>;
  fullscreen: string;
  exitFullscreen: string;
  /** The button that opens a popover with the controls that don't fit into a narrow bar. */
  more: string;
  shortcuts: string;

  /** Announcements after keyboard shortcuts. */
  playing: string;
  paused: string;
  stopped: string;
  repeatOn: string;
  repeatOff: string;
  /**
   * A position. `{place}` is replaced with the names of the markers that contain the position, or with the
   * time if no marker does.
   */
  position: With<'place' | 'frame' | 'last'>;
  seconds: With<'seconds'>;
  /** The time in the tooltip of the slider. */
  secondsShort: With<'seconds'>;

  red: string;
  green: string;
  blue: string;
  channel: With<'name'>;
  /** The text field for the background color. */
  color: string;
  /** The button that opens the color picker of the system. */
  pickColor: string;
  transparent: string;
  /** The placeholder of the empty text field. */
  noColor: string;
  /** The error message of the text field. */
  invalidColor: string;

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
  /** Shown if the browser can't copy images or denies the page access to the clipboard. */
  noClipboard: string;
  /** Shown if the image is too large for a PNG. */
  tooLarge: string;
  /** Shown for all other errors. The error itself is logged to the console. */
  noPicture: string;

  /** Descriptions in the list of keyboard shortcuts. */
  playOrPause: string;
  oneFrame: string;
  tenFrames: string;
  firstOrLast: string;
  repeatOnOrOff: string;
  fullscreenOnOrOff: string;
  thisList: string;
  /** Names of keys. */
  spaceKey: string;
  shiftKey: string;
  homeKey: string;
  endKey: string;

  /**
   * Values of `{name}` in error messages. `quoted` is for animations with a name, and `thisPicture` for
   * animations without one.
   */
  quoted: With<'name'>;
  thisPicture: string;
  /** The error message that is shown if the module with the other error messages can't be loaded. */
  lost: With<'name'>;
  lostConnection: With<'name'>;
  lostServer: With<'name'>;
  cannotShow: With<'name'>;
  retry: string;
};

/** Replaces the placeholders in a string. Keeps placeholders without a value. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/**
 * Matches the punctuation that ends the first phrase of a label. Doesn't match punctuation inside numbers and
 * words, or full stops after abbreviations of up to three letters.
 */
const PHRASE_END = /[(؛،：；，。（]|[:;,](?=\s|$)|(?<=\p{L}{4})\.\s|\.\s*$/u;

/** Shortens a label to its first phrase. */
export function shortLabel(label: string): string {
  return label.split(PHRASE_END)[0]?.trim() ?? '';
}
