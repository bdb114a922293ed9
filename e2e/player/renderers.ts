import type { PlayerRenderer } from '@/player/types';

/** The renderers that a suite of pictures runs with, one after the other. */
export const RENDERERS = ['svg', 'canvas', 'html'] as const satisfies readonly PlayerRenderer[];
