import type { PlayerRenderer } from '@/player/types';

/** The renderers that screenshot tests run with. */
export const RENDERERS = ['svg', 'canvas', 'html'] as const satisfies readonly PlayerRenderer[];

/** The renderers, and additionally the canvas renderer without a worker. */
export const RENDERERS_AND_PAGE = [
  ...RENDERERS.map((renderer) => ({ renderer, hasWorker: true, where: renderer as string })),
  { renderer: 'canvas', hasWorker: false, where: 'canvas on the page' } as const,
];
