import { createDrawingWorker, type DrawingWorker } from './drawing-worker';

export type { DrawingWorker };

/** One for each address, of which a page mostly has one. */
const workers = new Map<string, DrawingWorker>();

/**
 * The drawing worker of this page, begun so that it arrives while other things do.
 * @param url the address of its program
 * @returns null where the address is that of a file on the machine that built the page, or the worker did not arrive before
 */
export function drawingWorkerAt(url: string): DrawingWorker | null {
  const { href, protocol } = new URL(url, document.baseURI);
  if (protocol === 'file:' && location.protocol !== 'file:') return null;
  const worker = workers.get(href) ?? createDrawingWorker(href);
  workers.set(href, worker);
  if (worker.isUnavailable) return null;
  worker.begin();
  return worker;
}
