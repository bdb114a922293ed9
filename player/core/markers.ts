/** A named part of the animation, in frames; `last` is not included. */
export type Marker = { name: string; first: number; last: number };
