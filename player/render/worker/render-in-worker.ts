import type { LoadedAnimation, RenderedAnimation, RenderOptions } from '../renderer';
import { openSession } from './worker-client';
import { type DrawingWorker, drawingWorkerAt } from './worker-manager';

/** @param url the address of the worker's program; null where it can't be had */
export function workerAt(url: string) {
  const worker = drawingWorkerAt(url);
  return worker && { open: (options: RenderOptions) => openInWorker(worker, options) };
}

/**
 * As renderAnimation, in a worker.
 * @returns what is drawn, or why it can't be there, with the file as far as it was read and whether the host has heard of it
 */
async function openInWorker(worker: DrawingWorker, options: RenderOptions) {
  let loaded: LoadedAnimation | null = null;
  const outcome = await openSession({
    ...options,
    worker,
    onLoaded(playRange, unresolvedSlots, getSource) {
      loaded = { ...playRange, renderer: 'canvas', unresolvedSlots, getSource };
      options.onLoaded(loaded);
    },
  });
  if (!outcome.renderer) return { ...outcome, isLoaded: loaded !== null };
  const { renderer } = outcome;
  return { renderer, fallbackReason: null, destroy: renderer.destroy } satisfies RenderedAnimation;
}
