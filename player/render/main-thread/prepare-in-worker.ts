import type { PlayerSettings } from '../../core/settings';
import type { SourceBytes } from '../../core/source-text';
import type { RenderOptions } from '../renderer';
import type { connectToWorker } from '../worker/worker-client';

/** Returns the function that renders a file in the worker; `null` if no worker is available. */
export type LoadWorkerClient = (
  settings: PlayerSettings,
) => Promise<ReturnType<typeof connectToWorker> | null>;

/**
 * Prepares a file in the worker, if one is available, without rendering it there. A file that would block the page then
 * blocks only the worker.
 * @throws Failure if the file is invalid or blocks the worker; `signal.reason` if aborted
 */
export async function prepareInWorker(
  source: SourceBytes,
  options: RenderOptions,
  loadWorkerClient: LoadWorkerClient,
) {
  const { getSettings, signal } = options;
  const load = await loadWorkerClient(getSettings());
  const controller = new AbortController();
  const end = () => controller.abort();
  signal.addEventListener('abort', end);
  try {
    // Cancel rendering when the worker has prepared the file.
    await load?.({ ...options, signal: controller.signal, onLoaded: end }, Promise.resolve(source));
  } catch (failure) {
    if (!controller.signal.aborted) throw failure;
  }
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
}
