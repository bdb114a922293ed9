import type { PlayerRenderer } from '@/player/types';

/** The renderers that screenshot tests run with. */
export const RENDERERS = ['svg', 'canvas', 'html'] as const satisfies readonly PlayerRenderer[];
