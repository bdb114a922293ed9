import { spawn } from 'node:child_process';
import { serveCheck } from './dev/check-server';
import { watchSources } from './dev/watch-sources';
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
  const stop = await watchSources(show, ['content', 'public']);
  const next = spawn('npx', ['next', 'dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHECK_MESSAGES: server.script },
  });
  next.on('exit', async (code) => {
    await stop();
    server.close();
    process.exitCode = code ?? 1;
  });
}

await dev();
