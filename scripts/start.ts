import { networkInterfaces } from 'node:os';
import getPort, { portNumbers } from 'get-port';
import { readExport } from './export/read-export';
import { runScript } from './run-script';
import { serve } from './serve';

const wantedPort = 3000;

/** Builds the site and serves it as a host will, until Ctrl-C. */
async function start(): Promise<void> {
  const exitCode = await runScript('build');
  if (exitCode !== 0) {
    process.exitCode = exitCode;
    return;
  }

  const port = await getPort({ port: portNumbers(wantedPort, wantedPort + 99) });
  if (port !== wantedPort) console.log(`\nPort ${wantedPort} is taken; this is port ${port}.`);
  // Open to the network, so that a phone can show it too.
  const served = await serve({ port, network: true });
  const { pages } = await readExport('out');

  console.log(`
  Local    ${served.url}
${networkAddresses()
  .map((address) => `  Network  ${served.url.replace('localhost', address)}`)
  .join('\n')}
  Routes   ${pages.map(({ route }) => route).join('  ')}

  As a static host serves it: headers, redirects, compression and 404 included. Ctrl-C ends it.`);
}

/** This machine's addresses in its networks. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
await start();
