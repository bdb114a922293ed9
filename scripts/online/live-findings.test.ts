import { type Listening, listen } from '../../e2e/listen';
import { hostTable } from '../hosting/host-table';
import { githubPages } from '../hosting/hosts/write-host-files';
import { knownHosts } from './known-hosts';
import { redirectFindings } from './live-findings';

const table = {
  ...hostTable(
    {
      pages: [{ route: '/home1', file: 'home1.html', html: '' }],
      notFound: { route: '/404', file: '404.html', html: '' },
      assets: [],
    },
    {},
    '',
    [{ from: '/team', to: '/home1#contact' }],
  ),
  siteUrl: 'https://www.example.com',
};
const redirectPage = Object.values(githubPages(table))[0] ?? '';

/** The server's response to each path: a page, or the target of a redirect, which starts with a slash. */
let routes: Readonly<Record<string, string>> = {};
let server: Listening;

beforeAll(async () => {
  server = await listen(({ url = '/' }, response) => {
    const sent = routes[url];
    if (sent?.startsWith('/')) response.writeHead(308, { Location: sent }).end();
    else response.writeHead(sent === undefined ? 404 : 200).end(sent);
  });
});
afterAll(() => server.close());

/** Returns the path and the result of each finding. */
async function findingsOn(name: keyof typeof knownHosts, sent: typeof routes): Promise<string[]> {
  routes = sent;
  const findings = await redirectFindings({
    table,
    host: knownHosts[name],
    origin: server.origin,
    read: async () => Buffer.alloc(0),
  });
  return findings.map(({ path, found }) => `${path}: ${found}`);
}

test('redirectFindings accepts pages that redirect to the new address on GitHub Pages', async () => {
  const pages = { '/team': '/team/', '/team/': redirectPage };
  expect(await findingsOn('github-pages', pages)).toEqual([]);
  expect(await findingsOn('github-pages', { '/team/': 'other' })).toEqual([
    '/team: status 404',
    '/team/: a different page',
  ]);
});

test('redirectFindings accepts a page at variants of its path on Netlify, but not at old addresses', async () => {
  const redirects = { '/team': '/home1#contact', '/team/': '/home1#contact', '/home1/': '/home1' };
  expect(await findingsOn('netlify', { ...redirects, '/home1.html': 'the page' })).toEqual([]);
  expect(await findingsOn('vercel', { ...redirects, '/home1.html': 'the page' })).toEqual([
    '/home1.html: status 200',
  ]);
  expect(await findingsOn('netlify', { ...redirects, '/home1.html': 'the page', '/team': 'old' })).toEqual([
    '/team: status 200',
  ]);
});
