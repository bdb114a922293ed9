import type { LegalText } from '@/content/types';
import type { Fault } from './fields';

/**
 * What the legal texts must say of the hosts that visitors' browsers ask.
 * @param addresses those of the site's own host and empty ones count for nothing
 */
export function privacyFaults(addresses: readonly string[], legal: readonly LegalText[]): Fault[] {
  const texts = legal.flatMap(({ paragraphs }) => paragraphs).join(' ');
  const no = (is: string, must: string): Fault => ({ file: 'content/site.ts', path: 'legal', is, must });
  const hosts = addresses
    .filter((address) => address.startsWith('https:') && URL.canParse(address))
    .map((address) => new URL(address).host);
  const untold = [...new Set(hosts)].filter((host) => !texts.includes(host));
  return [
    ...untold.map((host) =>
      no(`without ${host}`, 'a text that names whom a visit is told to, so visitors know'),
    ),
    ...(hosts.length > 0 && texts.includes('loads nothing from anyone else')
      ? [no('a text that says nothing is loaded from anyone else', 'one that says what is loaded')]
      : []),
  ];
}
