import type { PlayerButton } from '../../types';

/**
 * Every button in the order of the bar: whether the bar has it by default, and whether it precedes the slider
 * if the list of buttons begins with it.
 */
const BUTTONS = {
  play: { isDefault: true, isTransport: true },
  stop: { isDefault: true, isTransport: true },
  repeat: { isDefault: true, isTransport: true },
  frame: { isDefault: true, isTransport: false },
  background: { isDefault: true, isTransport: false },
  snapshot: { isDefault: true, isTransport: false },
  speed: { isDefault: false, isTransport: false },
  fullscreen: { isDefault: false, isTransport: false },
} satisfies Record<PlayerButton, { isDefault: boolean; isTransport: boolean }>;

export const EVERY_BUTTON = Object.keys(BUTTONS) as readonly PlayerButton[];

export const DEFAULT_BUTTONS = EVERY_BUTTON.filter((button) => BUTTONS[button].isDefault);

/** Whether a button precedes the slider if the list of buttons begins with it. */
export const isTransport = (button: PlayerButton) => BUTTONS[button].isTransport;

/** The width in pixels from which controls.css puts the slider and the buttons into one row. */
const ONE_ROW = 544;
/** The width in pixels from which the frame field has its full width. */
const WIDE_FIELD = 300;
const BUTTON_WIDTH = 44;
const FIELD_WIDTH = 72;
const PADDING = 8;

/**
 * Returns the number of buttons, from the end of the list, that move into the popover for more controls so
 * that each remaining button is 44 px wide.
 * @param width the bar's width in CSS pixels; 0 without layout
 */
export function overflowingButtons(buttons: readonly PlayerButton[], width: number): number {
  if (width === 0 || width >= ONE_ROW) return 0;
  const sizes = buttons.map((button) =>
    button === 'frame' && width >= WIDE_FIELD ? FIELD_WIDTH : BUTTON_WIDTH,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let excess = total - (width - PADDING);
  // Less than half a pixel is a rounding error.
  if (excess < 0.5) return 0;
  excess += BUTTON_WIDTH;
  let count = 0;
  while (excess >= 0.5 && count < sizes.length) {
    count += 1;
    excess -= sizes.at(-count) ?? 0;
  }
  return count;
}
