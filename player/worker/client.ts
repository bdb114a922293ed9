import { createDrawingWorker, type DrawingWorker } from './drawing-worker';

export type { DrawingWorker };

/** One for each address, of which a page mostly has one. */
const workers = new Map<string, DrawingWorker>();

/**
 * The drawing worker of this page, begun so that it arrives while other things do.
 * @param url the absolute address of its program
 * @returns null where the worker did not arrive before
 */
export function drawingWorkerAt(url: string): DrawingWorker | null {
  const worker = workers.get(url) ?? createDrawingWorker(url);
  workers.set(url, worker);
  if (worker.isUnavailable) return null;
  worker.begin();
  return worker;
}
