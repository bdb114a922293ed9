import type { DrawnAnimation, OpenedAnimation, OpenOptions } from '../open-options';
import { openSession } from './worker-client';
import { type DrawingWorker, drawingWorkerAt } from './worker-manager';

/** @param url the address of the worker's program; null where it can't be had */
export function workerAt(url: string) {
  const worker = drawingWorkerAt(url);
  return worker && { open: (options: OpenOptions) => openInWorker(worker, options) };
}

/**
 * As openAnimation, in a worker.
 * @returns what is drawn, or why it can't be there, with the file as far as it was read and whether the host has heard of it
 */
async function openInWorker(worker: DrawingWorker, options: OpenOptions) {
  let opened: OpenedAnimation | null = null;
  const outcome = await openSession({
    ...options,
    worker,
    onOpened(playable, unfilled, getSource) {
      opened = { ...playable, renderer: 'canvas', unfilled, getSource };
      options.onOpened(opened);
    },
  });
  if (!outcome.engine) return { ...outcome, isOpened: opened !== null };
  const { engine } = outcome;
  return { engine, reason: null, destroy: engine.destroy } satisfies DrawnAnimation;
}
