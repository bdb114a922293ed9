import { watch } from 'chokidar';

/** What a page is made of: folders and files of the project. */
const pageSources = ['content', 'app', 'components', 'player', 'public', 'tailwind.config.ts'];

/** Milliseconds that an editor takes to write what belongs together, and a program several files. */
const settling = 300;

/** What the player's build writes. */
const ignored = /(^|[\\/])player[\\/]dist/;

/**
 * Runs something after each change of the sources, one run at a time: what changes meanwhile makes one more.
 * (Node's own `fs.watch` loses a file that an editor saves by replacing it.)
 * @returns a function that ends it, once it watches
 */
export async function watchSources(
  run: (changed: string) => Promise<void>,
  sources: readonly string[] = pageSources,
  settle = settling,
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
    timer = setTimeout(() => start(file), settle);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}
