type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

/** Between a popover and its button, and between it and the edge of the viewport. */
const GAP = 8;

/**
 * Where a popover goes, for browsers without CSS anchor positioning: centred on its button, on the side with more
 * room, moved so that it stays in the viewport.
 */
export function placeBeside(anchor: Box, popover: Size, viewport: Size): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - popover.height;
  const hasMoreBelow = viewport.height - anchor.top - anchor.height > anchor.top;
  return {
    left: within(anchor.left + (anchor.width - popover.width) / 2, viewport.width - popover.width),
    top: within(hasMoreBelow ? below : above, viewport.height - popover.height),
  };
}

function within(start: number, room: number) {
  return Math.max(GAP, Math.min(start, room - GAP));
}
