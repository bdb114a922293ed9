import { sampleTable } from '../hosting/hosts/sample-table';
import { findHost, knownHosts } from './known-hosts';

const url = new URL('https://www.example.com/');

test.each([
  [{ server: ['GitHub.com'], 'x-github-request-id': ['1'] }, 'GitHub Pages'],
  [{ server: ['cloudflare'], 'x-nf-request-id': ['1'] }, 'Netlify'],
  [{ 'x-vercel-id': ['1'] }, 'Vercel'],
  [{ server: ['cloudflare'] }, 'a server with its configuration from hosting/'],
])('findHost recognizes a host by the headers %j', (headers, title) => {
  expect(findHost(undefined, url, headers).title).toBe(title);
});

test('findHost recognizes Cloudflare Pages by its domain or by the option', () => {
  expect(findHost(undefined, new URL('https://northlight.pages.dev/'), {}).title).toBe('Cloudflare Pages');
  expect(findHost('cloudflare-pages', url, { 'x-vercel-id': ['1'] }).title).toBe('Cloudflare Pages');
});

test('knownHosts expects Cloudflare Pages to apply only the first 100 rules, and GitHub Pages to apply none', () => {
  const table = sampleTable();
  const more = Array.from({ length: 120 }, (_, n) => ({
    path: `/${n}.png`,
    headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
  }));
  const large = { ...table, rules: [...more, ...table.rules] };
  const rules = knownHosts['cloudflare-pages'].rules(large);
  expect(rules).toHaveLength(100);
  expect(rules[0]?.headers).toHaveProperty('Strict-Transport-Security');
  expect(knownHosts['github-pages'].rules()).toEqual([]);
  expect(knownHosts.netlify.rules(large)).toBe(large.rules);
});
