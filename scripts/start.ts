import './env-files';
import { parseArgs } from 'node:util';
import getPort, { portNumbers } from 'get-port';
import { isFile } from './is-file';
import { serveAndReload } from './preview/reloading-server';
import { serveCopy } from './preview/serve-copy';
import { summary } from './preview/summary';
import { watchSources } from './preview/watch-sources';
import { run } from './run';

const wantedPort = 3000;

/** What Ctrl-C closes before it ends the rest. */
let close = async () => {};

/**
 * Builds the site. With --preview only what the pages need to be seen.
 * @returns how many seconds it took; nothing when it failed, which it has then said
 */
async function build(option = ''): Promise<number | undefined> {
  const start = performance.now();
  const exitCode = await run(`tsx scripts/build.ts ${option}`);
  return exitCode === 0 ? (performance.now() - start) / 1000 : undefined;
}

type Options = { watch?: boolean; try?: string };

/** @returns what was asked for; nothing when it is not known here, which it has then said */
function options(): Options | undefined {
  try {
    return parseArgs({ options: { watch: { type: 'boolean' }, try: { type: 'string' } } }).values;
  } catch {
    console.error(
      `${process.argv.slice(2).join(' ')} is not known here. There are two options: -- --watch, and -- --try FILE for an animation`,
    );
  }
}

/** A port of this machine that is free, the usual one if it can be. */
async function freePort(): Promise<number> {
  const port = await getPort({ port: portNumbers(wantedPort, wantedPort + 99) });
  if (port !== wantedPort) console.log(`\nPort ${wantedPort} is taken; this is port ${port}.`);
  return port;
}

/** Plays one animation on a page of its own, until Ctrl-C. */
async function tryFile(file: string): Promise<void> {
  if (!isFile(file)) {
    console.error(
      `There is no file ${file}. Name an animation, JSON or .lottie: npm start -- --try drawings/day.json`,
    );
    process.exitCode = 1;
    return;
  }
  const { tryAnimation } = await import('./try/try-animation');
  const server = await tryAnimation(file, await freePort());
  close = server.close;
  console.log(`\n  ${file} plays at ${server.url}, and again each time it is saved. Ctrl-C ends it.`);
}

/** Builds the site and serves it as a host will, until Ctrl-C. With --watch it does so again after each change. */
async function start(): Promise<void> {
  const asked = options();
  if (asked?.try) return tryFile(asked.try);
  const seconds = asked && (await build());
  if (!asked || seconds === undefined) {
    process.exitCode = 1;
    return;
  }
  const port = await freePort();

  if (!asked.watch) {
    // Open to the network, so that a phone can show it too.
    const server = await serveCopy({ port, network: true });
    close = server.close;
    console.log(await summary(server.url, seconds));
    console.log('\n  Ctrl-C ends it.');
    return;
  }
  const server = await serveAndReload(port);
  close = server.close;
  console.log(await summary(server.url, seconds));
  console.log(
    '  - each page has one script more, by which it loads again\n\n  A change is built and shown by itself. Ctrl-C ends it.',
  );
  await watchSources(async (changed) => {
    console.log(`\n  ${changed} has changed; building …`);
    const again = await build('--preview');
    if (again === undefined) console.log('\n  The pages stay as they were until this is put right.');
    else {
      await server.show();
      console.log(`\n  Built in ${again.toFixed(1)} s and shown at ${server.url}`);
    }
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => close().finally(process.exit));
await start();
