import './env-files';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import getPort, { portNumbers } from 'get-port';
import { placeholderUrlWarning } from './export/placeholder-url';
import { isFile } from './is-file';
import { reportError, run } from './run';
import { serve } from './serve';

const PREFERRED_PORT = 3000;

type RunningServer = { close: () => Promise<void> };

/**
 * Returns the path of the file to preview, or `undefined` if the command line names no file. The site is then
 * served.
 * @throws if an option is unknown
 */
function previewFile(): string | undefined {
  try {
    return parseArgs({ options: { try: { type: 'string' } } }).values.try;
  } catch {
    throw new Error(
      `Unknown option: ${process.argv.slice(2).join(' ')}. The only option is --try FILE, which plays an animation: npm start -- --try FILE`,
    );
  }
}

async function freePort(): Promise<number> {
  const port = await getPort({ port: portNumbers(PREFERRED_PORT, PREFERRED_PORT + 99) });
  if (port !== PREFERRED_PORT)
    console.log(`\nPort ${PREFERRED_PORT} is in use, so the server uses port ${port}.`);
  return port;
}

/** Serves a page that plays one animation. */
async function startPreview(file: string): Promise<RunningServer> {
  if (!isFile(file))
    throw new Error(
      `The file ${file} does not exist. Specify an animation (JSON or .lottie): npm start -- --try drawings/day.json`,
    );
  const { previewAnimation } = await import('./preview-animation/preview-animation');
  const server = await previewAnimation(file, await freePort());
  console.log(
    `\n  ${file} plays at ${server.url}. The page reloads the file each time it is saved. Press Ctrl-C to stop.`,
  );
  return server;
}

/** Builds the site and serves it as a host would. */
async function startSite(): Promise<RunningServer | undefined> {
  const start = performance.now();
  process.exitCode = await run('tsx scripts/build.ts');
  if (process.exitCode !== 0) return;
  const seconds = (performance.now() - start) / 1000;
  // Listen on the network, so that a phone can open the site too.
  const server = await serve({ port: await freePort(), network: true });
  printSummary(server.url, seconds);
  return server;
}

/** Prints the server's addresses, and the differences between this server and the live site. */
function printSummary(url: string, buildSeconds: number): void {
  const { NO_INDEX, NEXT_PUBLIC_FORMS_ENDPOINT } = process.env;
  const inNetwork = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  const differences = [
    'http, so browsers ignore Strict-Transport-Security',
    ...placeholderUrlWarning(),
    ...(NO_INDEX === 'true' ? ['NO_INDEX is true: search engines don’t index the site'] : []),
    ...(NEXT_PUBLIC_FORMS_ENDPOINT
      ? []
      : ['NEXT_PUBLIC_FORMS_ENDPOINT is unset: forms send nothing, and show a message that explains this']),
  ];
  console.log(`\n  Local    ${url}`);
  for (const { address } of inNetwork) console.log(`  Network  ${url.replace('localhost', address)}`);
  console.log(`
  Built in ${buildSeconds.toFixed(1)} s. Served as by a static host, with headers, redirects, compression and a 404 page.
  Differences from the live site:
${differences.map((difference) => `  - ${difference}`).join('\n')}

  Press Ctrl-C to stop.`);
}

async function start(): Promise<void> {
  const file = previewFile();
  const server = await (file ? startPreview(file) : startSite());
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server?.close().finally(process.exit));
}

start().catch(reportError);
