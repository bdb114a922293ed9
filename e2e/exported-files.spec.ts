import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { isCompressible } from '../scripts/build/compress';
import { listFiles, osJunkFiles, providerFiles } from '../scripts/build/read-export';
import { pages } from './page-table';

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

/** Patterns for the names of the site's own scripts and of Next's styles and media, which contain hashes. */
const hashedNames = [
  /^_next\/static\/islands\/[a-z-]+\.[0-9A-Z]{8}\.js$/,
  /^_next\/static\/worker\/player\.[0-9a-f]{8}\.js$/,
  /^_next\/static\/chunks\/[0-9a-z_-]{13}\.css$/,
  /^_next\/static\/media\/[^/]+\.[0-9a-z_-]{13}\.(woff2|svg|png|ico)$/,
];

test('the export contains only pages, public files, metadata files and configuration files', async () => {
  const found = (await listFiles('out')).filter((file) => !/^_next\/|\.(br|gz)$/.test(file));
  const expected = [
    ...pages.flatMap(({ file, picture }) => [file, picture]),
    '404.html',
    ...(await listFiles('public')).filter((file) => !osJunkFiles.test(file)),
    ...metadataFiles,
    ...providerFiles,
  ];
  expect(found.sort()).toEqual(expected.sort());
  const withoutType = found.filter((file) => extname(file) === '' && !providerFiles.includes(file));
  expect(withoutType, 'files without an extension, which servers need').toEqual([]);
});

test('_next/ contains only hashed scripts, styles and media, and none of Next’s scripts', async () => {
  const files = (await listFiles('out')).filter((file) => file.startsWith('_next/'));
  const originals = [...new Set(files.map((file) => file.replace(/\.(br|gz)$/, '')))];
  expect(originals.length).toBeGreaterThan(5);
  expect(originals.filter((file) => !hashedNames.some((name) => name.test(file)))).toEqual([]);
  // V8 ignores a compile hint that is not at the start.
  for (const script of originals.filter((file) => /islands\/.*\.js$/.test(file)))
    expect(readFileSync(`out/${script}`, 'utf8'), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('every compressible file has a Brotli copy and a gzip copy', async () => {
  const files = await listFiles('out');
  for (const file of files.filter(isCompressible)) {
    expect(files).toContain(`${file}.br`);
    expect(files).toContain(`${file}.gz`);
  }
});
