/** The colors of the pixels that are drawn and read. */
const COLORS = ['#0000ff', '#ff8000', '#40c060', '#ffffff'];

/** The maximum difference of a channel. Some browsers change the lowest bits, which nobody sees. */
const TOLERANCE = 2;

let isExact: boolean | undefined;

/**
 * Returns whether scripts can read the pixels of a canvas. Browsers that guard against fingerprinting return other
 * pixels. Measured once per page or worker.
 */
export function canReadPixels(): boolean {
  isExact ??= readsPixels();
  return isExact;
}

function readsPixels(): boolean {
  // Browsers without OffscreenCanvas are too old to guard against fingerprinting.
  if (typeof OffscreenCanvas === 'undefined') return true;
  const context = new OffscreenCanvas(COLORS.length, 1).getContext('2d');
  if (!context) return false;
  for (const [x, color] of COLORS.entries()) {
    context.fillStyle = color;
    context.fillRect(x, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, COLORS.length, 1);
  return COLORS.every((color, x) =>
    [0, 1, 2].every((channel) => {
      const drawn = Number.parseInt(color.slice(1 + 2 * channel, 3 + 2 * channel), 16);
      return Math.abs((data[4 * x + channel] ?? 0) - drawn) <= TOLERANCE;
    }),
  );
}
