import type { PlayerButton } from '../../types';

/** Pixels of the bar as controls.css sets it: from this width on, everything stands in one row with the slider. */
const ONE_ROW = 544;
const NARROW_FIELD = 300;
const BUTTON = 44;
const PADDING = 8;

/**
 * How many of the buttons, from the last, go into the popover for more controls, so that each that stays is 44 px wide.
 * @param width of the bar, in CSS pixels; 0 while it is not laid out
 */
export function overflowingButtons(buttons: readonly PlayerButton[], width: number): number {
  if (width === 0 || width >= ONE_ROW) return 0;
  const sizes = buttons.map((button) => (button === 'frame' && width >= NARROW_FIELD ? 72 : BUTTON));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let excess = total - (width - PADDING);
  // Below half a pixel it is a rounded width.
  if (excess < 0.5) return 0;
  excess += BUTTON;
  let count = 0;
  while (excess >= 0.5 && count < sizes.length) {
    count += 1;
    excess -= sizes.at(-count) ?? 0;
  }
  return count;
}
