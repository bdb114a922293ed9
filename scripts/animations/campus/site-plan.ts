import { type Box, isometric } from '@/components/drawings/geometry/isometric';

/** The campus in metres, 4.5 units of the picture to a metre. */
export const site = isometric([560, 168], 4.5);

/** The picture of the campus: everything outside it is cut off. */
export const picture = { width: 1176, height: 406 };

export const storey = 3.8;

export const blocks = {
  teaching: { x: 0, y: 8, w: 15, d: 56, h: 3 * storey },
  sciences: { x: 20, y: 0, w: 54, d: 15, h: 2 * storey },
  hall: { x: 0, y: -6, w: 20, d: 14, h: 1.2 * storey },
} satisfies Record<string, Box>;
