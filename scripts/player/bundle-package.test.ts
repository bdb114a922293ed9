import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { bundlePackage, type PackageBundle } from './bundle-package';
import { CLIENT_ENTRIES, FILES, SHARED, SHARING_ENTRIES } from './package-files';
import { thirdPartyNotices } from './third-party-notices';

let bundle: PackageBundle;

beforeAll(async () => {
  bundle = await bundlePackage();
}, 120_000);

const textOf = (name: string) => bundle.files.get(`${name}.js`) ?? '';

/** Returns the sum of the sizes of files after compression. Bundlers combine an entry with `shared.js`. */
const brotliBytes = (...names: string[]) =>
  names
    .map((name) => (SHARING_ENTRIES.includes(name) ? textOf(name) + textOf(SHARED) : textOf(name)))
    .reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

/** Returns the modules that a script imports statically. */
async function staticImports(contents: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents },
    bundle: true,
    external: ['*'],
    format: 'esm',
    write: false,
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
}

test.each([...Object.keys(FILES), SHARED])(
  '%s.js statically imports only React or shared.js',
  async (name) => {
    const shared = SHARING_ENTRIES.includes(name) ? [`./${SHARED}.js`] : [];
    const modules = await staticImports(textOf(name));
    expect(modules.filter((module) => !/^react(\/jsx-runtime)?$/.test(module))).toEqual(shared);
  },
);

test('the player without React, and what it shares, don’t import React', () => {
  expect(textOf('vanilla') + textOf(SHARED)).not.toMatch(/["']react/);
});

test('only files with client components that apps import begin with “use client”', () => {
  for (const name of Object.keys(FILES))
    expect(textOf(name).startsWith("'use client';")).toBe(CLIENT_ENTRIES.includes(`${name}.js`));
});

test('shared.js starts worker.js with an expression that bundlers detect', () => {
  expect(textOf(SHARED)).toMatch(
    /new Worker\(new URL\("\.\/worker\.js",import\.meta\.url\),\{type:"module",/,
  );
});

test('no file needs esbuild’s helper functions in apps that target ES2020', async () => {
  for (const name of [...Object.keys(FILES), SHARED]) {
    const { code } = await transform(textOf(name), { target: 'es2020' });
    expect(code).not.toMatch(/^var __/m);
  }
});

test('worker.js is also valid as a classic script', () => {
  expect(() => new Script(textOf('worker'))).not.toThrow();
  expect(textOf('worker')).not.toMatch(/\bimport\(/);
});

test('styles.css contains no imports', () => {
  expect(bundle.files.get('styles.css')).toContain('.player-bar');
  expect(bundle.files.get('styles.css')).not.toContain('@import');
});

test('the scripts for the first frame are within their size limits', () => {
  expect(brotliBytes('index', 'svg')).toBeLessThan(50_000);
  expect(brotliBytes('index', 'canvas-client')).toBeLessThan(15_000);
  expect(brotliBytes('vanilla', 'canvas-client')).toBeLessThan(15_000);
  expect(brotliBytes('worker')).toBeLessThan(62_000);
});

test('thirdPartyNotices returns the licence of each package whose code the files contain', () => {
  const notices = thirdPartyNotices(bundle.modules);
  for (const name of ['lottie-web', 'bidi-js', 'fflate'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  expect(notices).toContain('Copyright 2014 David Bau');
});
