import type { PlayerButton } from '../../types';

/**
 * The buttons in their default order. `isDefault`: whether the bar contains the button by default.
 * `isTransport`: whether the button can be placed before the slider. It is placed there if all preceding
 * buttons in the `buttons` prop are also transport buttons.
 */
const BUTTONS = {
  play: { isDefault: true, isTransport: true },
  stop: { isDefault: true, isTransport: true },
  repeat: { isDefault: true, isTransport: true },
  time: { isDefault: false, isTransport: false },
  frame: { isDefault: true, isTransport: false },
  background: { isDefault: true, isTransport: false },
  snapshot: { isDefault: true, isTransport: false },
  mute: { isDefault: false, isTransport: false },
  speed: { isDefault: false, isTransport: false },
  fullscreen: { isDefault: false, isTransport: false },
} satisfies Record<PlayerButton, { isDefault: boolean; isTransport: boolean }>;

export const EVERY_BUTTON = Object.keys(BUTTONS) as readonly PlayerButton[];

export const DEFAULT_BUTTONS = EVERY_BUTTON.filter((button) => BUTTONS[button].isDefault);

export const isTransport = (button: PlayerButton) => BUTTONS[button].isTransport;

/**
 * The minimum width of a bar, in pixels, at which the slider and the buttons share a row. Must match
 * controls.css and popover.css.
 */
export const ONE_ROW = 544;
/** The minimum width in pixels of a bar in which the frame field has its full width. */
const WIDE_FIELD = 300;
const BUTTON_WIDTH = 44;
const FIELD_WIDTH = 72;
const TIME_WIDTH = 60;
const PADDING = 8;
/** The widths in pixels, in a bar with one row, of the frame field, and of the slider with its margins. */
const LABELED_FIELD_WIDTH = 134;
const MIN_SLIDER = 104;
/** The space between the controls of a bar with one row, in pixels. */
const GAP = 2;

/**
 * Returns how many buttons at the end of the list must move to the popover of the More button, so that each
 * remaining button is 44 px wide.
 * @param width the width of the bar in CSS pixels; 0 if the bar has no layout, as in jsdom
 */
export function overflowingButtons(buttons: readonly PlayerButton[], width: number): number {
  if (width === 0) return 0;
  const isOneRow = width >= ONE_ROW;
  const gap = isOneRow ? GAP : 0;
  const field = isOneRow ? LABELED_FIELD_WIDTH : width >= WIDE_FIELD ? FIELD_WIDTH : BUTTON_WIDTH;
  const widths: Partial<Record<PlayerButton, number>> = { time: TIME_WIDTH, frame: field };
  const sizes = buttons.map((button) => gap + (widths[button] ?? BUTTON_WIDTH));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const available = width - (isOneRow ? 2 * PADDING + MIN_SLIDER : PADDING);
  let excess = total - available;
  // Ignore rounding errors of less than half a pixel.
  if (excess < 0.5) return 0;
  excess += gap + BUTTON_WIDTH;
  let count = 0;
  while (excess >= 0.5 && count < sizes.length) {
    count += 1;
    excess -= sizes.at(-count) ?? 0;
  }
  return count;
}
