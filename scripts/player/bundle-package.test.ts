import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { bundlePackage, type PackageBundle } from './bundle-package';
import { CLIENT_ENTRIES, FILES, MODULE_USERS, SHARED, SHARING_ENTRIES } from './package-files';
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
  '%s.js statically imports only React, shared.js or, if it wraps an entry, this entry',
  async (name) => {
    const wrapped: Record<string, string> = { element: 'vanilla', server: 'index' };
    const expected =
      wrapped[name] ??
      /^(.*)-development$/.exec(name)?.[1] ??
      (SHARING_ENTRIES.includes(name) ? SHARED : undefined);
    const modules = [...new Set(await staticImports(textOf(name)))];
    expect(modules.filter((module) => !/^react(\/jsx-runtime)?$/.test(module))).toEqual(
      expected ? [`./${expected}.js`] : [],
    );
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
});

test('worker.js imports only the URL of the module of expressions, which bundlers don’t change', () => {
  const imports = textOf('worker').match(/\bimport\(.*?\w+\)/g);
  expect(imports).toEqual([
    expect.stringMatching(/^import\(\/\* webpackIgnore: true \*\/\/\* @vite-ignore \*\/\w+\)$/),
  ]);
  expect(textOf('canvas-client')).toContain('new URL("./worker-expressions.js",import.meta.url)');
});

test.each([...MODULE_USERS, 'worker-expressions'])('%s.js runs only once', (name) => {
  let reads = 0;
  const anything: object = new Proxy(class {}, {
    get: (target, key) =>
      key === 'prototype' ? target.prototype : key === Symbol.toPrimitive ? () => '' : anything,
    apply: () => anything,
    construct: () => anything,
  });
  const received = new Proxy([], {
    get() {
      reads += 1;
      return anything;
    },
  });
  const load = new Function(textOf(name).replace('export const load=', 'return '))();
  const exports = load(received);
  const once = reads;
  expect(once).toBeGreaterThan(0);
  expect(load(received)).toBe(exports);
  expect(reads).toBe(once);
});

test('styles.css contains no imports', () => {
  expect(bundle.files.get('styles.css')).toContain('.player-bar');
  expect(bundle.files.get('styles.css')).not.toContain('@import');
});

test('the scripts for the first frame are within their size limits', () => {
  expect(brotliBytes('index', 'main-thread', 'svg')).toBeLessThan(50_000);
  expect(brotliBytes('index', 'canvas-client')).toBeLessThan(15_000);
  expect(brotliBytes('vanilla', 'canvas-client')).toBeLessThan(15_000);
  expect(brotliBytes('worker')).toBeLessThan(62_000);
});

test('the modules for colors, layers, hotspots and sound are within their size limits', () => {
  expect(brotliBytes('colors')).toBeLessThan(2500);
  expect(brotliBytes('hotspots')).toBeLessThan(2500);
  expect(brotliBytes('layers-at')).toBeLessThan(2800);
  expect(brotliBytes('layers')).toBeLessThan(2800);
  expect(brotliBytes('sound')).toBeLessThan(2000);
});

test('the modules that evaluate expressions are within their size limit', () => {
  expect(brotliBytes('expressions')).toBeLessThan(45_000);
  expect(brotliBytes('worker-expressions')).toBeLessThan(45_000);
});

test('the interpreter of state machines, and the module that runs them, are within their size limits', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: ['check-definition', 'model', 'reduce-machine']
        .map((module) => `export * from './${module}';`)
        .join('\n'),
      resolveDir: 'player/machine',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  expect(brotliCompressSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(5_000);
  expect(brotliBytes('machine')).toBeLessThan(11_000);
  expect(brotliBytes('tweens')).toBeLessThan(8000);
});

test('thirdPartyNotices returns the licence of each package whose code the files contain', () => {
  const notices = thirdPartyNotices(bundle.modules);
  for (const name of ['lottie-web', 'acorn', 'bidi-js', 'fflate'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  expect(notices).toContain('Epistemex');
});
