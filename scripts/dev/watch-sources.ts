import { watch } from 'chokidar';

/** Milliseconds within which changes count as one, because editors and programs save several files at a time. */
const SETTLE_MS = 50;

/** What the player's build writes. */
const ignored = /(^|[\\/])player[\\/]dist/;

/**
 * Runs a function after each change of the sources, one run at a time. Changes during a run cause one more run.
 * (Node's own `fs.watch` loses a file that an editor saves by replacing it.)
 * @param sources files and folders
 * @returns a function that stops watching, once the watcher is ready
 */
export async function watchSources(
  run: (changed: string) => Promise<void>,
  sources: readonly string[],
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let next: string | undefined;

  async function start(changed: string) {
    if (isRunning) {
      next = changed;
      return;
    }
    isRunning = true;
    try {
      await run(changed);
    } catch (error) {
      console.error(error);
    }
    isRunning = false;
    if (next) {
      const again = next;
      next = undefined;
      await start(again);
    }
  }

  const watcher = watch([...sources], { ignoreInitial: true, ignored }).on('all', (_, file) => {
    clearTimeout(timer);
    timer = setTimeout(() => start(file), SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}
