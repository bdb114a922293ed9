import type { Failure } from '../document/errors/failure';
import type { Runtime } from './runtime';

/** The keys for which a message was logged. */
const warned = new WeakMap<Runtime, Set<string>>();

/** Logs a failure that the animation plays without, unless one with the same key was logged before. */
export async function warnOnce(runtime: Runtime, key: string, failure: Failure) {
  const keys = warned.get(runtime) ?? new Set();
  warned.set(runtime, keys);
  if (keys.has(key)) return;
  keys.add(key);
  (await import('../document/errors/explain')).report(failure, runtime.model.settings);
}
