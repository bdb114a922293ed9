import { spawn } from 'node:child_process';
import { serveCheck } from './dev/check-server';
import { buildPackage } from './player/build-package';
import { watchSources } from './preview/watch-sources';
import { run } from './run';

/** Serves the source with the check's messages in its pages, until Ctrl-C. Further options are those of `next dev`. */
async function dev(): Promise<void> {
  const server = await serveCheck();
  const show = async () => {
    const lines = await server.check();
    for (const line of lines) console.error(line);
    if (lines.length === 0) await run('tsx scripts/photos.ts');
  };
  await show();
  const stops = await Promise.all([
    watchSources(show, ['content', 'public'], 50),
    watchSources(buildPackage, ['player'], 50),
  ]);
  const next = spawn('npx', ['next', 'dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHECK_MESSAGES: server.script },
  });
  next.on('exit', async (code) => {
    await Promise.all(stops.map((stop) => stop()));
    server.close();
    process.exitCode = code ?? 1;
  });
}

await dev();
