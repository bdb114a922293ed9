import type { PlayerLabels } from '../../types';

/**
 * The English labels. They are the defaults for labels that an app omits. A translation replaces each of them, and
 * contains the same placeholders.
 */
export const english: PlayerLabels = {
  locale: 'en',
  controlsOf: '{name}: controls',
  controls: 'controls',
  play: 'Play',
  pause: 'Pause',
  stop: 'Stop',
  repeat: 'Repeat',
  seek: 'Seek',
  frame: 'Frame',
  background: 'Background',
  snapshot: 'Snapshot',
  mute: 'Mute',
  unmute: 'Unmute',
  speedNow: 'Speed: {speed}',
  speed: 'Speed',
  times: '{speed}×',
  fullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  more: 'More controls',
  shortcuts: 'Keyboard shortcuts',
  playing: 'Playing',
  paused: 'Paused',
  stopped: 'Stopped',
  repeatOn: 'Repeat on',
  repeatOff: 'Repeat off',
  position: '{place}, frame {frame} of {last}',
  seconds: '{seconds} seconds',
  secondsShort: '{seconds} s',
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  channel: '{name}, 0 to 255',
  color: 'Color',
  pickColor: 'Pick a color',
  transparent: 'Transparent',
  noColor: 'transparent',
  invalidColor: 'Use #rgb, #rrggbb or rgb(r, g, b) with numbers from 0 to 255.',
  frameNow: 'Frame {frame}',
  previousFrame: 'Previous frame',
  nextFrame: 'Next frame',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
  copyPng: 'Copy PNG',
  wheelHint: 'Scroll with mousewheel to find exact frame',
  arrowsHint: 'Arrow keys: one frame, with Shift ten',
  saving: 'Saving…',
  saved: 'Saved {file}.',
  copied: 'Copied.',
  notSaved: 'That did not work: {reason}',
  noClipboard: 'this browser copies no pictures from this page',
  tooLarge: 'the picture is too large for a PNG',
  noPicture: 'the picture could not be made',
  playOrPause: 'Play or pause',
  oneFrame: 'One frame back or forward',
  tenFrames: 'Ten frames back or forward',
  tenthBack: 'Back by a tenth',
  toTenth: 'To 0 %, 10 %, … 90 %',
  firstOrLast: 'First or last frame',
  repeatOnOrOff: 'Repeat on or off',
  fullscreenOnOrOff: 'Full screen on or off',
  thisList: 'This list',
  spaceKey: 'Space',
  shiftKey: 'Shift',
  homeKey: 'Home',
  endKey: 'End',
  quoted: '“{name}”',
  thisPicture: 'This picture',
  lost: '{name} could not be loaded.',
  lostConnection: '{name} could not be loaded. Check the connection and try again.',
  lostServer: '{name} could not be loaded. Try again later.',
  cannotShow: '{name} can’t be shown.',
  retry: 'Try again',
};

/**
 * Uses English labels for those that are missing or aren't strings. Replaces an invalid `locale` with the English
 * one.
 */
export function resolveLabels(labels?: Partial<PlayerLabels> | null): PlayerLabels {
  const given = Object.entries(labels ?? {}).filter(([, text]) => typeof text === 'string');
  const resolved: PlayerLabels = { ...english, ...Object.fromEntries(given) };
  return isLanguageTag(resolved.locale) ? resolved : { ...resolved, locale: english.locale };
}

/**
 * Returns whether `Intl` accepts a locale. With an invalid locale, such as `en_US`, formatting a number would
 * throw during rendering, and React would unmount the app's page.
 */
function isLanguageTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}
