/*
 * The one file that both sides load: to the page it gives the worker's client and its own address; in a worker begun from that
 * address it starts the program. Bundlers that keep modules as files (esbuild, Rollup, browsers themselves) need no setting for
 * it; for others the host says by `workerUrl` where the program's file is.
 */
export { drawingWorkerAt } from './client';
export { openSession } from './session';

/** The address of this file; one of the build machine (`file:`) where the bundler does not keep it. */
export const entryUrl = import.meta.url;

if (typeof document === 'undefined' && 'WorkerGlobalScope' in globalThis) import('./program');
