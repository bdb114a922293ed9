/** A pressed key of a slider. */
export type SliderKey = {
  /** The value of `KeyboardEvent.key`. */
  key: string;
  shift: boolean;
  /** Whether Ctrl, Alt or Meta is pressed. The player leaves such key combinations to the browser. */
  modified: boolean;
  /** Whether the slider runs from right to left. */
  rtl: boolean;
};

/** A movement along the animation. */
export type SliderCommand =
  /** Moves by a number of frames; positive numbers move forward. */
  | { type: 'step'; frames: number }
  /** Moves by tenths of the animation. */
  | { type: 'page'; pages: number }
  | { type: 'seek'; to: `${number}%` };

/** The number of frames that a press of an arrow key moves while Shift is pressed. */
export const SHIFT_FRAMES = 10;

/** How many pages the animation has. */
const PAGES = 10;

/** Converts a number of pages to frames. */
export const pageFrames = (pages: number, totalFrames: number) =>
  pages * Math.max(1, Math.round(totalFrames / PAGES));

/**
 * Returns the command for a key while a slider has the focus. The slider moves by whole frames; a native range input
 * would move by 0.1 %.
 */
export function sliderCommand(press: SliderKey): SliderCommand | null {
  if (press.modified) return null;
  if (press.key === 'PageUp') return { type: 'page', pages: 1 };
  if (press.key === 'PageDown') return { type: 'page', pages: -1 };
  if (press.key === 'Home') return { type: 'seek', to: '0%' };
  if (press.key === 'End') return { type: 'seek', to: '100%' };
  const frames = arrowKeyFrames(press);
  return frames ? { type: 'step', frames } : null;
}

/**
 * Returns how many frames an arrow key moves on a slider and in the snapshot popover: a positive number for forward, a
 * negative number for back, and 0 for other keys.
 */
export function arrowKeyFrames(press: SliderKey): number {
  const frames = press.shift ? SHIFT_FRAMES : 1;
  const key = press.rtl ? mirrorArrow(press.key) : press.key;
  if (key === 'ArrowRight' || key === 'ArrowUp') return frames;
  return key === 'ArrowLeft' || key === 'ArrowDown' ? -frames : 0;
}

/** Swaps the left and right arrow keys. Returns other keys unchanged. */
export function mirrorArrow(key: string): string {
  if (/^ArrowLeft$/i.test(key)) return 'ArrowRight';
  return /^ArrowRight$/i.test(key) ? 'ArrowLeft' : key;
}
