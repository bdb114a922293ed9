/** The media query that holds while the visitor asks for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
