/** A named range of the animation, in frames; `last` is excluded. */
export type Marker = { name: string; first: number; last: number };
