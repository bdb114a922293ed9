import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium';
import { missingPackages } from './system-dependencies.mjs';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'chromium-'));
  for (const file of ['a/google-chrome', 'b/chromium', 'own/browser']) {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), '', { mode: 0o755 });
  }
  await mkdir(join(root, 'folder/chromium'), { recursive: true });
  await mkdir(join(root, 'text'));
  await writeFile(join(root, 'text/chromium'), '', { mode: 0o644 });
});

afterAll(() => rm(root, { recursive: true }));

const path = (...directories: string[]) =>
  directories.map((directory) => join(root, directory)).join(delimiter);

test('findChromium prefers the program in CHROME_PATH to the programs in PATH', () => {
  expect(findChromium({ CHROME_PATH: join(root, 'own/browser'), PATH: path('a') } as never)).toBe(
    join(root, 'own/browser'),
  );
});

test('findChromium searches the folders of PATH in order', () => {
  expect(findChromium({ PATH: path('a', 'b') } as never)).toBe(join(root, 'a/google-chrome'));
});

test('findChromium ignores folders, missing files and non-executable files', () => {
  expect(
    findChromium({ CHROME_PATH: join(root, 'nowhere'), PATH: path('folder', 'text', 'b') } as never),
  ).toBe(join(root, 'b/chromium'));
});

test('missingPackages names each package of a missing program once', () => {
  const missing = { names: ['no-such-program'], packages: 'driver xvfb' };
  const installed = { names: [], paths: [process.execPath], packages: 'node' };
  expect(missingPackages([missing, installed, missing])).toBe('driver xvfb');
  expect(missingPackages([installed])).toBe('');
});
