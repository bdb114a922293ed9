import { existsSync, watch } from 'node:fs';

/** What a page is made of. */
const sources = ['content', 'app', 'components', 'player', 'public', 'tailwind.config.ts'];

/** Milliseconds that an editor takes to write what belongs together. */
const settling = 300;

/**
 * Runs something after each change of the sources, one run at a time: what changes meanwhile makes one more.
 * @returns a function that ends it
 */
export function watchSources(run: (changed: string) => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let next: string | undefined;

  async function start(changed: string) {
    if (isRunning) {
      next = changed;
      return;
    }
    isRunning = true;
    await run(changed);
    isRunning = false;
    if (next) {
      const again = next;
      next = undefined;
      await start(again);
    }
  }

  const watchers = sources
    .filter((source) => existsSync(source))
    .map((source) =>
      watch(source, { recursive: true }, (_, file) => {
        clearTimeout(timer);
        timer = setTimeout(() => start(file ? `${source}/${file}` : source), settling);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
