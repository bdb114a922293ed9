import { readdirSync, readFileSync } from 'node:fs';
import type { CDPSession } from 'playwright';

/** The CPU time of each kind of thread, in milliseconds. `all` is the sum of the other fields. */
export type ThreadTimes = Record<
  'page' | 'worker' | 'compositor' | 'raster' | 'pool' | 'other' | 'all',
  number
>;

/** The beginnings of threads' names, each with the kind of thread. Linux cuts names off at 15 characters. */
const KINDS: readonly [string, Exclude<keyof ThreadTimes, 'other' | 'all'>][] = [
  ['DedicatedWorker', 'worker'],
  ['CompositorTileW', 'raster'],
  ['Compositor', 'compositor'],
  ['VizCompositor', 'compositor'],
  ['ThreadPool', 'pool'],
];

/** The kind and the CPU time, in milliseconds, of each thread, keyed by the thread's folder in `/proc`. */
type Snapshot = ReadonlyMap<string, { kind: keyof ThreadTimes; time: number }>;

/** Reads the CPU times of all threads that render. Requires Linux. */
export async function threadTimes(browserSession: CDPSession): Promise<Snapshot> {
  const { processInfo } = await browserSession.send('SystemInfo.getProcessInfo');
  const times = new Map<string, { kind: keyof ThreadTimes; time: number }>();
  for (const { id, type } of processInfo) {
    if (type !== 'renderer' && type !== 'GPU') continue;
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const directory = `/proc/${id}/task/${thread}`;
      const name = readFileSync(`${directory}/comm`, 'utf8');
      const isPage = type === 'renderer' && thread === String(id);
      const kind = isPage ? 'page' : (KINDS.find(([start]) => name.startsWith(start))?.[1] ?? 'other');
      const [nanoseconds] = readFileSync(`${directory}/schedstat`, 'utf8').split(' ');
      times.set(directory, { kind, time: Number(nanoseconds) / 1e6 });
    }
  }
  return times;
}

/** Returns the CPU time that each kind of thread has used since a snapshot. */
export async function cpuSince(browserSession: CDPSession, before: Snapshot): Promise<ThreadTimes> {
  const sum: ThreadTimes = { page: 0, worker: 0, compositor: 0, raster: 0, pool: 0, other: 0, all: 0 };
  for (const [thread, { kind, time }] of await threadTimes(browserSession)) {
    const spent = time - (before.get(thread)?.time ?? 0);
    sum[kind] += spent;
    sum.all += spent;
  }
  return sum;
}
