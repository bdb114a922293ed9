import './shared/env-files';
import { networkInterfaces } from 'node:os';
import { placeholderUrlWarning } from './build/placeholder-url';
import { serve } from './deploy/serve';
import { reportError, run } from './shared/run';

const PREFERRED_PORT = 3000;

/** Serves the site on the network, so that a phone can open it too. */
async function serveOnNetwork() {
  try {
    return await serve({ port: PREFERRED_PORT, network: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.log(`\nPort ${PREFERRED_PORT} is in use, so the server uses another one.`);
    return serve({ network: true });
  }
}

/** Builds the site and serves it as a production server would. */
async function start(): Promise<void> {
  const started = performance.now();
  process.exitCode = await run('tsx scripts/build.ts');
  if (process.exitCode !== 0) return;
  const seconds = (performance.now() - started) / 1000;
  const server = await serveOnNetwork();
  printSummary(server.url, seconds);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.close().finally(process.exit));
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
  Built in ${buildSeconds.toFixed(1)} s. Served as by a production server, with headers, redirects, compression and a 404 page.
  Differences from the live site:
${differences.map((difference) => `  - ${difference}`).join('\n')}

  Press Ctrl-C to stop.`);
}

start().catch(reportError);
