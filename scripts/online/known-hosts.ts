import type { HeaderRule } from '../hosting/headers';
import type { HostTable } from '../hosting/host-table';
import { cloudflareRules } from '../hosting/hosts/netlify-files';
import type { ReceivedResponse } from './request';

/** The features of a host (docs/deploy.md, Comparison of hosts). The check expects no others. */
export type KnownHost = {
  title: string;
  /** Returns the header rules that the host applies. */
  rules: (table: HostTable) => readonly HeaderRule[];
  /**
   * The redirects that the host supports. `all except variants`: the host might show the page at
   * variants of its path, such as `/profile.html`. `as pages`: HTML pages replace the redirects in
   * `content/redirects.ts`, and there are no other redirects.
   */
  redirects: 'all' | 'all except variants' | 'as pages';
  /**
   * Whether the host follows the configuration in every detail. Other hosts decide which files to
   * compress, and choose the types of uncommon files and the headers of the 404 page.
   */
  isExact: boolean;
  /** Returns whether a response is from this host. */
  isSender: (url: URL, headers: ReceivedResponse['headers']) => boolean;
};

/** The hosts, keyed by the value of the option `--host`. */
export const knownHosts = {
  'cloudflare-pages': {
    title: 'Cloudflare Pages',
    rules: cloudflareRules,
    redirects: 'all',
    isExact: false,
    // Cloudflare Pages sends the same headers as every other site behind Cloudflare.
    isSender: ({ hostname }) => hostname.endsWith('.pages.dev'),
  },
  'github-pages': {
    title: 'GitHub Pages',
    rules: () => [],
    redirects: 'as pages',
    isExact: false,
    isSender: (_, headers) => 'x-github-request-id' in headers,
  },
  netlify: {
    title: 'Netlify',
    rules: ({ rules }) => rules,
    redirects: 'all except variants',
    isExact: false,
    isSender: (_, headers) => 'x-nf-request-id' in headers,
  },
  vercel: {
    title: 'Vercel',
    rules: ({ rules }) => rules,
    redirects: 'all',
    isExact: false,
    isSender: (_, headers) => 'x-vercel-id' in headers,
  },
  server: {
    title: 'a server with its configuration from hosting/',
    rules: ({ rules }) => rules,
    redirects: 'all',
    isExact: true,
    isSender: () => true,
  },
} satisfies Readonly<Record<string, KnownHost>>;

/**
 * Returns the host with a name or, without a name, the host that sent a response.
 * @throws an error that lists the names if the name is unknown
 */
export function findHost(
  name: string | undefined,
  url: URL,
  headers: ReceivedResponse['headers'],
): KnownHost {
  const all: Readonly<Record<string, KnownHost>> = knownHosts;
  if (name === undefined)
    return Object.values(all).find((host) => host.isSender(url, headers)) ?? knownHosts.server;
  const host = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!host) throw new Error(`Unknown host: ${name}. Available: --host ${Object.keys(all).join(' | ')}`);
  return host;
}
