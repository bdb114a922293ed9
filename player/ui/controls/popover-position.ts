type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

/** Pixels between a popover and its button, and between a popover and the edge of the viewport. */
const GAP = 8;

/**
 * Places a popover in browsers without CSS anchor positioning: centred on its button, on the side with more room, and
 * inside the viewport.
 * @param anchor the button
 * @returns the popover's corner; all boxes are in CSS pixels from the corner of the viewport
 */
export function popoverPosition(anchor: Box, popover: Size, viewport: Size): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - popover.height;
  const hasMoreBelow = viewport.height - anchor.top - anchor.height > anchor.top;
  return {
    left: clampToViewport(anchor.left + (anchor.width - popover.width) / 2, viewport.width - popover.width),
    top: clampToViewport(hasMoreBelow ? below : above, viewport.height - popover.height),
  };
}

function clampToViewport(start: number, room: number) {
  return Math.max(GAP, Math.min(start, room - GAP));
}
