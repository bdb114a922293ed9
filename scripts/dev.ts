import { spawn } from 'node:child_process';
import { serveCheck } from './dev/check-server';
import { watchSources } from './dev/watch-sources';
import { buildPackage } from './player/build-package';
import { keepContexts } from './player/bundle-file';
import { run } from './run';

/** Serves the sources, and shows the check's messages in the pages. Accepts the options of `next dev`. */
async function dev(): Promise<void> {
  const server = await serveCheck();
  const show = async () => {
    const lines = await server.check();
    for (const line of lines) console.error(line);
    if (lines.length === 0) await run('tsx scripts/photos.ts');
  };
  await show();
  keepContexts();
  const stops = await Promise.all([
    watchSources(show, ['content', 'public']),
    watchSources(buildPackage, ['player']),
  ]);
  const next = spawn('npx', ['next', 'dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHECK_MESSAGES: server.script },
  });
  next.on('exit', async (code) => {
    await Promise.all(stops.map((stop) => stop()));
    server.close();
    process.exit(code ?? 1);
  });
}

await dev();
