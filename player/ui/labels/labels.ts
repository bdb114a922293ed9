/** A text that contains each name as a placeholder in braces. A missing placeholder is a type error. */
type With<Names extends string> = UnionToIntersection<
  Names extends string ? `${string}{${Names}}${string}` : never
>;

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/**
 * Every text of the player's UI: the names of controls, announcements to screen readers, and error messages.
 * The `labels` prop takes any of them; `english.ts` has the defaults. All are plain strings, so a server
 * component can pass them.
 */
export type PlayerLabels = {
  /** The language of the labels as a BCP 47 tag such as `en-GB`, which formats numbers and lists. */
  locale: string;

  /** The accessible name of the controls bar, with and without the animation's name. */
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
  /** The speed button, with the current speed. */
  speedNow: With<'speed'>;
  /** The popover of the speed button. */
  speed: string;
  /** A speed, such as `1.5×`. */
  times: With<'speed'>;
  fullscreen: string;
  exitFullscreen: string;
  /** The button that opens the controls that do not fit into a narrow bar. */
  more: string;
  shortcuts: string;

  /** Announcements after a keyboard shortcut. */
  playing: string;
  paused: string;
  stopped: string;
  repeatOn: string;
  repeatOff: string;
  /** A position: `place` is the markers that contain it, or the time if there are none. */
  position: With<'place' | 'frame' | 'last'>;
  seconds: With<'seconds'>;
  /** The time in the slider's tooltip. */
  secondsShort: With<'seconds'>;

  red: string;
  green: string;
  blue: string;
  channel: With<'name'>;
  /** The text field for the background color. */
  color: string;
  /** The button that opens the system's color picker. */
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
  /** The reason if the browser can't copy images, or the page is not allowed to. */
  noClipboard: string;
  /** The reason if the image is too large for a PNG. */
  tooLarge: string;
  /** The reason for any other error, which the console reports in full. */
  noPicture: string;

  /** What each keyboard shortcut does, in the list of shortcuts. */
  playOrPause: string;
  oneFrame: string;
  tenFrames: string;
  firstOrLast: string;
  repeatOnOrOff: string;
  fullscreenOnOrOff: string;
  thisList: string;
  /** The names of keys. */
  spaceKey: string;
  shiftKey: string;
  homeKey: string;
  endKey: string;

  /** The `{name}` of the error messages: the animation's name in quotes, or a phrase if it has no name. */
  quoted: With<'name'>;
  thisPicture: string;
  /** The error message while the module with the others can't be loaded. */
  lost: With<'name'>;
  lostConnection: With<'name'>;
  lostServer: With<'name'>;
  cannotShow: With<'name'>;
  retry: string;
};

/** Replaces the placeholders of a text. A placeholder without a value stays as it is. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/**
 * Punctuation that ends the first phrase of a label. Punctuation inside a number or a word does not, and
 * neither does the full stop of an abbreviation of up to three letters.
 */
const PHRASE_END = /[(؛،：；，。（]|[:;,](?=\s|$)|(?<=\p{L}{4})\.\s|\.\s*$/u;

/** Shortens a label to its first phrase. */
export function shortLabel(label: string): string {
  return label.split(PHRASE_END)[0]?.trim() ?? '';
}
