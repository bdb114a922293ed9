/** The whole numbers from 0 to `count` (not included). */
export const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
