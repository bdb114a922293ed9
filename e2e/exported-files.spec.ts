import { extname, posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { isCompressible } from '../scripts/export/compress';
import { osJunkFiles } from '../scripts/export/os-junk-files';
import { listFiles } from '../scripts/export/read-export';
import { hostFiles, writtenHostFiles } from '../scripts/hosting/host-files';
import { pages } from './pages';

/** Files that the app makes besides its pages. */
const metadataFiles = [
  'apple-icon.png',
  'favicon.ico',
  'icon.svg',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
];

/** A page's HTML, and the data that the router loads for a link to it. */
function filesOf(path: string): string[] {
  const name = path === '/' ? 'index' : path.slice(1);
  const folder = path === '/' ? '' : `${name}/`;
  const segment = path === '/' ? '' : `${name.replaceAll('/', '.')}.`;
  const data = ['_full', '_index', '_tree', `${segment}__PAGE__`];
  return [`${name}.html`, `${name}.txt`, ...data.map((part) => `${folder}__next.${part}.txt`)];
}

/** Next names files by a hash of their content: 13 characters, the first a digit. */
const hashedNames = [
  /^_next\/static\/chunks\/(turbopack-)?\d[0-9a-z_-]{12}\.(js|css)$/,
  /^_next\/static\/media\/[^/]+\.\d[0-9a-z_-]{12}\.(woff2|svg|png|ico)$/,
  /^_next\/static\/media\/worker\.\d[0-9a-z_-]{12}\.js$/,
];

/** The manifests of a build, in a folder with the build's id. */
const manifests = ['_buildManifest.js', '_clientMiddlewareManifest.js', '_ssgManifest.js'];

test('the export holds exactly the pages, the public files, what the app makes and what hosts read', async () => {
  const found = (await listFiles('out')).filter((file) => !/^_next\/|\.(br|gz)$/.test(file));
  const expected = [
    ...pages.flatMap(({ path, picture }) => [...filesOf(path), picture]),
    '404.html',
    ...(await listFiles('public')).filter((file) => !osJunkFiles.test(file)),
    ...metadataFiles,
    ...writtenHostFiles,
  ];
  expect(found.sort()).toEqual(expected.sort());
});

test('what the framework made is scripts, styles and media with hashed names, and one set of manifests', async () => {
  const files = (await listFiles('out')).filter((file) => file.startsWith('_next/'));
  const originals = [...new Set(files.map((file) => file.replace(/\.(br|gz)$/, '')))];
  const others = originals.filter((file) => !hashedNames.some((name) => name.test(file)));
  expect(originals.length - others.length).toBeGreaterThan(5);
  const folder = posix.dirname(others[0] ?? '');
  expect(folder).toMatch(/^_next\/static\/[^/]+$/);
  expect(others).toEqual(manifests.map((name) => `${folder}/${name}`));
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
