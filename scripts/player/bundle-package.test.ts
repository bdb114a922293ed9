import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundlePackage, type PackageBundle } from './bundle-package';
import { CLIENT_ENTRIES, EXTENSIONS, FILES } from './package-files';
import { thirdPartyNotices } from './third-party-notices';

let bundle: PackageBundle;

beforeAll(async () => {
  bundle = await bundlePackage();
}, 60_000);

const textOf = (name: string) => bundle.files.get(`${name}.js`) ?? '';
const brotliBytes = (...names: string[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(textOf(name)).length, 0);

/** The modules that a file imports before it runs. */
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

test.each(Object.keys(FILES))('%s.js statically imports only React', async (name) => {
  const modules = await staticImports(textOf(name));
  expect(modules.filter((module) => !/^react(\/jsx-runtime)?$/.test(module))).toEqual([]);
});

test('the files that a host imports are client components', () => {
  for (const name of Object.keys(FILES))
    expect(textOf(name).startsWith("'use client';")).toBe(CLIENT_ENTRIES.includes(name));
});

test('svg.js loads each extension with its modules', () => {
  for (const name of EXTENSIONS)
    expect(textOf('svg')).toMatch(new RegExp(`import\\("./${name}\\.js"\\)\\.then\\(`));
});

test('the worker is a classic script too', () => {
  expect(() => new Script(textOf('worker'))).not.toThrow();
  expect(textOf('worker')).not.toMatch(/\bimport\(/);
});

test('the styles contain no imports', () => {
  expect(bundle.files.get('styles.css')).toContain('.player-bar');
  expect(bundle.files.get('styles.css')).not.toContain('@import');
});

test('the scripts that are needed for the first frame stay small', () => {
  expect(brotliBytes('index', 'svg')).toBeLessThan(50_000);
  expect(brotliBytes('index', 'canvas-client')).toBeLessThan(14_000);
  expect(brotliBytes('worker')).toBeLessThan(60_000);
});

test('the notices have the licence of each package that the files contain', () => {
  const notices = thirdPartyNotices(bundle.modules);
  for (const name of ['lottie-web', 'fflate', '@tabler/icons-react'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  expect(notices).toContain('Copyright 2014 David Bau');
});
