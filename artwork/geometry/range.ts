/** Returns the integers from 0 to `count` - 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
