import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { run } from './shared/run';

/** Runs a script, and runs it again whenever a file in the given folders changes. */
function watch(script: string, ...folders: readonly string[]) {
  const include = folders.map((folder) => `--include=${folder}/**`);
  const exclude = ['dist.hash', 'dist/**', 'apps/**', 'node_modules/**'].map(
    (files) => `--exclude=player/${files}`,
  );
  const watcher = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', ...include, ...exclude, script],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: 'development' } },
  );
  // At the start, the server needs the processor to compile the first page.
  if (watcher.pid) setPriority(watcher.pid, constants.priority.PRIORITY_LOW);
  return watcher;
}

// The first watcher shows problems of the content on the pages. The second one rebuilds the player.
const watchers = [
  watch('scripts/check/show-problems.ts', 'content', 'public'),
  watch('scripts/player/build.ts', 'player'),
];
// Pass the arguments on, so that `npm run dev` accepts the options of `next dev`.
process.exitCode = await run(`next dev ${process.argv.slice(2).join(' ')}`);
for (const watcher of watchers) watcher.kill();
