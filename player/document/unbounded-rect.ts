/** In a layer's own pixels, around its origin: past what any composition shows of it. */
const FAR = 100_000;

/** All that is seen of a layer. */
export const EVERYWHERE = { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR };
