import { networkInterfaces } from 'node:os';
import { readExport } from '../export/read-export';
import { sampleAddress } from '../export/sample-address';
import { firstLoad } from '../first-load/first-load';

/**
 * What is served, in lines for a terminal: the addresses, what each route weighs, what is not as it will be live.
 * @param url the address on this machine
 * @param seconds that the build took
 */
export async function summary(url: string, seconds: number): Promise<string> {
  const { pages } = await readExport('out');
  const routes = await Promise.all(
    pages.map(async ({ route, html }) => {
      const load = await firstLoad('out', html, process.env.NEXT_PUBLIC_BASE_PATH);
      const first = kilobytes(load.html);
      return `  ${route.padEnd(14)}${first.padStart(8)}  ${kilobytes(load.html + load.javascript + load.data).padStart(8)}`;
    }),
  );
  return `
  Local    ${url}
${networkAddresses()
  .map((address) => `  Network  ${url.replace('localhost', address)}`)
  .join('\n')}

  Built in ${seconds.toFixed(1)} s. kB as they travel:
  route            HTML  with scripts and data, at the first interaction
${routes.join('\n')}

  As a static host serves it: headers, redirects, compression and 404 included. Not as live:
${differences()
  .map((difference) => `  - ${difference}`)
  .join('\n')}`;
}

/** What a preview can't have, or was not told. */
function differences(): string[] {
  return [
    'http, so browsers leave Strict-Transport-Security aside',
    ...sampleAddress(),
    ...(process.env.NO_INDEX === 'true'
      ? ['NO_INDEX is true: search engines are kept out of all of it']
      : []),
    ...(process.env.NEXT_PUBLIC_FORMS_ENDPOINT
      ? []
      : ['NEXT_PUBLIC_FORMS_ENDPOINT is unset: forms send nothing and say so']),
  ];
}

/** This machine's addresses in its networks. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)}`;
