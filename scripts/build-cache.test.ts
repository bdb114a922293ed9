import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCached, sourcesOf } from './build-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = async (file: string) => writeFileSync(file, 'made');

test('what was made of the same is left, and made anew of anything else or when it is gone', async () => {
  const file = join(folder, 'typeface.css');
  const make = jest.fn(write);
  await buildCached(file, ['a', 'b'], make);
  await buildCached(file, ['a', 'b'], make);
  expect(make).toHaveBeenCalledTimes(1);
  await buildCached(file, ['ab'], make);
  expect(make).toHaveBeenCalledTimes(2);
  rmSync(file);
  await buildCached(file, ['ab'], make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('what was broken off is made again, even of what the whole one was made of', async () => {
  const file = join(folder, 'typeface.css');
  const breakOff = async () => {
    await write(file);
    throw new Error('broken off');
  };
  await buildCached(file, ['a'], write);
  await expect(buildCached(file, ['b'], breakOff)).rejects.toThrow('broken off');
  const make = jest.fn(write);
  await buildCached(file, ['a'], make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a folder that is made anew has nothing of before', async () => {
  const drawings = join(folder, 'drawings');
  const draw = (name: string) => async () => {
    mkdirSync(drawings, { recursive: true });
    await write(join(drawings, name));
  };
  await buildCached(drawings, ['a'], draw('school.svg'));
  await buildCached(drawings, ['b'], draw('campus.svg'));
  expect(existsSync(join(drawings, 'school.svg'))).toBe(false);
  expect(existsSync(join(drawings, 'campus.svg'))).toBe(true);
});

test('sources are what a module imports, directly or not, and the packages by their list', async () => {
  writeFileSync(join(folder, 'draw.ts'), "export { scene } from './scene';");
  writeFileSync(join(folder, 'scene.ts'), "import 'react'; export const scene = 'school';");
  const entry = join(folder, 'draw.ts');
  const before = await sourcesOf(entry);
  expect(before).toContain('package-lock.json');
  expect(await sourcesOf(entry)).toEqual(before);
  writeFileSync(join(folder, 'scene.ts'), "import 'react'; export const scene = 'campus';");
  expect(await sourcesOf(entry)).not.toEqual(before);
});

test('drawings are made of their components, their styles and the colours', async () => {
  const sources = await sourcesOf('scripts/drawings/write-drawings.ts', 'components/drawings/drawings.css');
  for (const file of [
    'components/drawings/drawings.css',
    'components/drawings/scenes/primary-school.tsx',
    'content/colours.ts',
    'scripts/drawings/scene-file.ts',
  ])
    expect(sources).toContain(file);
  expect(sources).not.toContain('content/home.ts');
});
