import { extname } from 'node:path';
import { shareCards } from '@/content/share';
import { isCompressible } from '../scripts/export/compress';
import { listFiles, readExport } from '../scripts/export/read-export';
import { hostFiles } from '../scripts/hosting/host-files';
import { expect, test } from './fixtures';
import { pages } from './pages';

/** What the app makes beside its pages. */
const metadataFiles = [
  'apple-icon.png',
  'favicon.ico',
  'icon.svg',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  ...Object.values(shareCards).map(({ file }) => `share/${file}`),
];

/** A page's HTML and what the router reads of it when a link leads there. */
function filesOf(path: string): string[] {
  const name = path === '/' ? 'index' : path.slice(1);
  const folder = path === '/' ? '' : `${name}/`;
  const segment = path === '/' ? '' : `${name}.`;
  const data = ['_full', '_index', '_tree', `${segment}__PAGE__`];
  return [`${name}.html`, `${name}.txt`, ...data.map((part) => `${folder}__next.${part}.txt`)];
}

test('the export holds exactly the pages, the public files, what the app makes and what hosts read', async () => {
  const found = (await listFiles('out')).filter((file) => !/^_next\/|\.(br|gz)$/.test(file));
  const expected = [
    ...pages.flatMap(({ path }) => filesOf(path)),
    '404.html',
    ...(await listFiles('public')),
    ...metadataFiles,
    '.nojekyll',
    '_headers',
    '_redirects',
  ];
  expect(found.sort()).toEqual(expected.sort());
});

test('what the framework made is scripts, styles and fonts with hashed names', async () => {
  const files = (await readExport('out')).assets.filter((file) => file.startsWith('_next/'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(file).toMatch(/^_next\/static\/.+\.(js|css|woff2|svg|png|ico)$/);
});

test('no source map and no file without an extension is published', async () => {
  const files = (await listFiles('out')).filter((file) => !hostFiles.includes(file));
  for (const file of files) {
    expect(extname(file), file).not.toBe('');
    expect(extname(file), file).not.toBe('.map');
  }
});

test('every file that gains from it has its compressed copies', async () => {
  const files = await listFiles('out');
  for (const file of files.filter(isCompressible)) {
    expect(files).toContain(`${file}.br`);
    expect(files).toContain(`${file}.gz`);
  }
});
