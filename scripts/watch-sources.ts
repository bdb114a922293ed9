import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';

/** Milliseconds within which changes count as one, because editors save several files at a time. */
const SETTLE_MS = 50;

/** Matches the output of the player's build. */
const ignored = /(^|[\\/])player[\\/]dist/;

/**
 * Runs a function after each change of the sources, one run at a time. Changes during a run cause one more.
 * (Node's own `fs.watch` loses a file that an editor saves by replacing it.)
 * @returns a function that stops watching, once the watcher is ready
 */
export async function watchSources(
  run: () => Promise<void>,
  folders: readonly string[],
): Promise<() => Promise<void>> {
  let runs = Promise.resolve();
  let isQueued = false;

  async function runOnce() {
    await wait(SETTLE_MS);
    isQueued = false;
    await run();
  }

  const watcher = watch([...folders], { ignoreInitial: true, ignored }).on('all', () => {
    if (!isQueued) runs = runs.then(runOnce).catch(console.error);
    isQueued = true;
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return () => watcher.close();
}
