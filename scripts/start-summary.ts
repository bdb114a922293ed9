import { networkInterfaces } from 'node:os';
import { placeholderUrlWarning } from './export/placeholder-url';

/**
 * Describes the running server for a terminal: its addresses, and how it differs from the live site.
 * @param url the address on this machine
 * @param seconds how long the build took
 */
export function startSummary(url: string, seconds: number): string {
  const networkUrls = networkAddresses().map((address) => url.replace('localhost', address));
  return `
  Local    ${url}
${networkUrls.map((networkUrl) => `  Network  ${networkUrl}\n`).join('')}
  Built in ${seconds.toFixed(1)} s. Served as a static host would: headers, redirects, compression and 404.
  Differences from the live site:
${differences()
  .map((difference) => `  - ${difference}`)
  .join('\n')}

  Press Ctrl-C to stop.`;
}

function differences(): string[] {
  const { NO_INDEX, NEXT_PUBLIC_FORMS_ENDPOINT } = process.env;
  return [
    'http, so browsers ignore Strict-Transport-Security',
    ...placeholderUrlWarning(),
    ...(NO_INDEX === 'true' ? ['NO_INDEX is true: search engines index no page'] : []),
    ...(NEXT_PUBLIC_FORMS_ENDPOINT
      ? []
      : ['NEXT_PUBLIC_FORMS_ENDPOINT is unset: forms send nothing, and their message says so']),
  ];
}

/** Returns this machine's IPv4 addresses in its networks. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
