import type { LegalText } from '@/content/types';
import type { Fault } from './fields';

/**
 * What the legal texts must say of the hosts that visitors' browsers ask.
 * @param addresses those of the site's own host and empty ones count for nothing
 */
export function privacyFaults(addresses: readonly string[], legal: readonly LegalText[]): Fault[] {
  const hosts = hostsOf(addresses);
  return [
    ...unnamed(hosts, legal).map((host) =>
      no(`without ${host}`, 'a text that names whom a visit is told to, so visitors know'),
    ),
    ...(hosts.length > 0 && textOf(legal).includes('loads nothing from anyone else')
      ? [no('a text that says nothing is loaded from anyone else', 'one that says what is loaded')]
      : []),
  ];
}

/** What the legal texts must say of the host that forms are sent to. @param url the site's own address */
export function formsFaults(endpoint: string | undefined, legal: readonly LegalText[], url: string): Fault[] {
  return unnamed(hostsOf(endpoint ? [endpoint] : []), legal)
    .filter((host) => `https://${host}` !== url)
    .map((host) =>
      no(
        `without ${host}, which NEXT_PUBLIC_FORMS_ENDPOINT names`,
        'a text that names who is sent what is typed, so visitors know',
      ),
    );
}

const no = (is: string, must: string): Fault => ({ file: 'content/site.ts', path: 'legal', is, must });

const textOf = (legal: readonly LegalText[]) => legal.flatMap(({ paragraphs }) => paragraphs).join(' ');

/** Each host once. */
function hostsOf(addresses: readonly string[]): string[] {
  const absolute = addresses.filter((address) => address.startsWith('https:') && URL.canParse(address));
  return [...new Set(absolute.map((address) => new URL(address).host))];
}

function unnamed(hosts: readonly string[], legal: readonly LegalText[]): string[] {
  return hosts.filter((host) => !textOf(legal).includes(host));
}
