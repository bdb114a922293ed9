import { extname } from 'node:path';
import { isCompressible } from '../scripts/export/compress';
import { listFiles, readExport } from '../scripts/export/read-export';
import { expect, test } from './fixtures';
import { pages } from './pages';

/** What the app makes beside its pages. */
const metadataFiles = ['icon.svg'];

/** A page's HTML and what the router reads of it when a link leads there. */
function filesOf(path: string): string[] {
  const name = path === '/' ? 'index' : path.slice(1);
  const folder = path === '/' ? '' : `${name}/`;
  const segment = path === '/' ? '' : `${name}.`;
  const data = ['_full', '_index', '_tree', `${segment}__PAGE__`];
  return [`${name}.html`, `${name}.txt`, ...data.map((part) => `${folder}__next.${part}.txt`)];
}

test('the export holds exactly the pages, the public files and what the app makes', async () => {
  const { assets, pages: exported } = await readExport('out');
  const found = [...exported.map(({ file }) => file), ...assets].filter((file) => !file.startsWith('_next/'));
  const expected = [
    ...pages.flatMap(({ path }) => filesOf(path)),
    ...(await listFiles('public')),
    ...metadataFiles,
  ];
  expect(found.sort()).toEqual(expected.sort());
});

test('what the framework made is scripts, styles and fonts with hashed names', async () => {
  const files = (await readExport('out')).assets.filter((file) => file.startsWith('_next/'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(file).toMatch(/^_next\/static\/.+\.(js|css|woff2|svg)$/);
});

test('no source map and no file without an extension is published', async () => {
  for (const file of await listFiles('out')) {
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
