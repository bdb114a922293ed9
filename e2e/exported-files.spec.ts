import { extname, posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { isCompressible } from '../scripts/export/compress';
import { hostFiles, listFiles, osJunkFiles } from '../scripts/export/read-export';
import { pages } from './pages';

/** Files other than pages that Next generates from `app/`. */
const metadataFiles = [
  'apple-icon.png',
  'contact.vcf',
  'favicon.ico',
  'icon.svg',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
];

/**
 * Returns the names of a page's HTML file and of the data files that the router loads for links to the page.
 */
function filesOf(path: string): string[] {
  const name = path === '/' ? 'index' : path.slice(1);
  const folder = path === '/' ? '' : `${name}/`;
  const segment = path === '/' ? '' : `${name.replaceAll('/', '.')}.`;
  const data = ['_full', '_index', '_tree', `${segment}__PAGE__`];
  return [`${name}.html`, `${name}.txt`, ...data.map((part) => `${folder}__next.${part}.txt`)];
}

/**
 * Patterns for the names of Next's files. Each name contains a hash of the content: 13 characters, the first
 * of which is a digit.
 */
const hashedNames = [
  /^_next\/static\/chunks\/(turbopack-)?\d[0-9a-z_-]{12}\.(js|css)$/,
  /^_next\/static\/media\/[^/]+\.\d[0-9a-z_-]{12}\.(woff2|svg|png|ico)$/,
  /^_next\/static\/media\/worker\.\d[0-9a-z_-]{12}\.js$/,
];

/** The manifests of a build, in a folder named after the build ID. */
const manifests = ['_buildManifest.js', '_clientMiddlewareManifest.js', '_ssgManifest.js'];

test('exports only pages, public files, metadata files and host files', async () => {
  const found = (await listFiles('out')).filter((file) => !/^_next\/|\.(br|gz)$/.test(file));
  const expected = [
    ...pages.flatMap(({ path, picture }) => [...filesOf(path), picture]),
    '404.html',
    ...(await listFiles('public')).filter((file) => !osJunkFiles.test(file)),
    ...metadataFiles,
    ...hostFiles,
  ];
  expect(found.sort()).toEqual(expected.sort());
  const withoutType = found.filter((file) => extname(file) === '' && !hostFiles.includes(file));
  expect(withoutType, 'files without an extension, which hosts need').toEqual([]);
});

test('_next/ contains only hashed scripts, styles and media, and one set of manifests', async () => {
  const files = (await listFiles('out')).filter((file) => file.startsWith('_next/'));
  const originals = [...new Set(files.map((file) => file.replace(/\.(br|gz)$/, '')))];
  const others = originals.filter((file) => !hashedNames.some((name) => name.test(file)));
  expect(originals.length - others.length).toBeGreaterThan(5);
  const folder = posix.dirname(others[0] ?? '');
  expect(folder).toMatch(/^_next\/static\/[^/]+$/);
  expect(others).toEqual(manifests.map((name) => `${folder}/${name}`));
});

test('contains a Brotli copy and a gzip copy of every compressible file', async () => {
  const files = await listFiles('out');
  for (const file of files.filter(isCompressible)) {
    expect(files).toContain(`${file}.br`);
    expect(files).toContain(`${file}.gz`);
  }
});
