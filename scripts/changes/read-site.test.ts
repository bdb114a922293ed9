import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../e2e/listen';
import { readFolder, readUrl } from './read-site';

/** A response: HTML, a status, or the address to which the host redirects. */
type Response = string | number | { to: string };

/** Starts a host with the given responses, keyed by path, and calls `use` with its origin. */
async function withHost(
  responses: Readonly<Record<string, Response>>,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const host = await listen((request, response) => {
    const answer = responses[request.url ?? ''] ?? 404;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else if (typeof answer === 'object') response.writeHead(308, { Location: answer.to }).end();
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer);
  }, 'localhost');
  try {
    await use(host.origin);
  } finally {
    await host.close();
  }
}

const sitemap = (...urls: readonly string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

const canonical = '<link rel="canonical" href="https://firm.example/campus/">';

test('reads the pages in the sitemap, the linked pages, the given routes and their files from a host', async () => {
  await withHost(
    {
      '/campus': { to: '/campus/' },
      '/campus/': `${canonical}<a href="/campus/linked#a">A</a><a href="https://other.example/b">B</a>`,
      '/campus/sitemap.xml': sitemap('https://firm.example/campus/', 'https://firm.example/campus/listed'),
      '/campus/listed': '<img src="/campus/a.svg"><img src="/campus/missing.svg">',
      '/campus/linked': '<a href="/campus/files/plan.pdf">Plan</a>',
      '/campus/known': '<p>Known</p>',
      '/campus/a.svg': '<svg/>',
      '/campus/files/plan.pdf': 'plan',
    },
    async (origin) => {
      const { pages, files, notes } = await readUrl(`${origin}/campus`, ['/known', '/gone']);
      expect([...pages.keys()].sort()).toEqual(['/', '/known', '/linked', '/listed']);
      expect([...files.keys()].sort()).toEqual(['/campus/a.svg', '/campus/files/plan.pdf']);
      expect(notes).toEqual([]);
    },
  );
});

test('reads a host without a sitemap, and ignores the fragment of the given address', async () => {
  await withHost({ '/': '<a href="/a">A</a>', '/a': '<a href="/">Home</a>' }, async (origin) => {
    expect([...(await readUrl(`${origin}/#a`)).pages.keys()]).toEqual(['/', '/a']);
  });
});

test('returns a note if a page redirects to a different page, but not if the redirect only adds a slash', async () => {
  await withHost({ '/': '', '/a': { to: '/a/' }, '/a/': 'A', '/b': { to: '/' } }, async (origin) => {
    const { pages, notes } = await readUrl(origin, ['/a', '/b']);
    expect([...pages.keys()]).toEqual(['/', '/a']);
    expect(notes).toEqual([`/b redirects to ${origin}/, so this page is not compared.`]);
  });
});

test.each([
  ['the home page is missing', {}, /responds with status 404.*address of the site’s home page/],
  [
    'a page needs a password',
    { '/': '<a href="/a">A</a>', '/a': 401 },
    /\/a responds with status 401: .*password/,
  ],
  ['a page fails', { '/': '<a href="/a">A</a>', '/a': 500 }, /\/a responds with status 500$/],
] as const)('rejects with the page and the reason if %s', async (_, responses, message) => {
  await withHost(responses, async (origin) => {
    await expect(readUrl(origin)).rejects.toThrow(message);
  });
});

test('rejects if the address is not that of the home page', async () => {
  const page = (path: string) => `<link rel="canonical" href="https://firm.example${path}">`;
  await withHost({ '/a': page('/'), '/b': page('/b') }, async (origin) => {
    await expect(readUrl(`${origin}/a`)).rejects.toThrow(/\/a is not the site’s home page/);
    await expect(readUrl(`${origin}/b`)).rejects.toThrow(/\/b is not the site’s home page/);
  });
});

test('rejects with the reason if the host doesn’t respond', async () => {
  const host = await listen(() => {}, 'localhost');
  await host.close();
  await expect(readUrl(host.origin)).rejects.toThrow(
    `${host.origin} can’t be read: no server accepts connections at `,
  );
});

test('reads a build with a base path from a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  try {
    await expect(readFolder(folder)).rejects.toThrow(/is not a build of the site/);
    await mkdir(join(folder, 'files'));
    await writeFile(join(folder, '404.html'), '<title>Not found</title>');
    await writeFile(
      join(folder, 'index.html'),
      `<title>Home</title>${canonical}<a href="/campus/files/plan.pdf">Plan</a>`,
    );
    await writeFile(join(folder, 'files/plan.pdf'), 'plan');
    const { pages, files } = await readFolder(folder);
    expect([...pages.keys()]).toEqual(['/']);
    expect([...files.keys()]).toEqual(['/campus/files/plan.pdf']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
