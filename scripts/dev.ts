import { buildPackage } from './player/build-package';
import { run } from './run';
import { watchSources } from './watch-sources';

/** Serves the sources, and shows problems of the content in the pages. Accepts the options of `next dev`. */
async function dev(): Promise<void> {
  // Runs in a new process, because a process imports each content module only once.
  const check = async () => {
    await run('tsx scripts/show-problems.ts', { env: { NODE_ENV: 'development' } });
  };
  await check();
  const stops = await Promise.all([
    watchSources(check, ['content', 'public']),
    watchSources(buildPackage, ['player']),
  ]);
  process.exitCode = await run(`next dev ${process.argv.slice(2).join(' ')}`);
  await Promise.all(stops.map((stop) => stop()));
}

await dev();
