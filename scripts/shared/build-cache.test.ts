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

test('buildCached rebuilds a target if the inputs have changed or the target is missing', async () => {
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

test('buildCached rebuilds a target after a failed build, even if the inputs are those of the last successful build', async () => {
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

test('buildCached deletes the old files in a folder before it rebuilds the folder', async () => {
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

test('sourcesOf returns a module, its direct and indirect imports, and package-lock.json', async () => {
  writeFileSync(join(folder, 'draw.ts'), "export { scene } from './scene';");
  writeFileSync(join(folder, 'scene.ts'), "import 'react'; export const scene = 'school';");
  const entry = join(folder, 'draw.ts');
  const before = await sourcesOf(entry);
  expect(before).toContain('package-lock.json');
  expect(await sourcesOf(entry)).toEqual(before);
  writeFileSync(join(folder, 'scene.ts'), "import 'react'; export const scene = 'campus';");
  expect(await sourcesOf(entry)).not.toEqual(before);
});

test('sourcesOf returns the components, styles and colors of the drawings, but no unrelated content', async () => {
  const sources = await sourcesOf('scripts/build/write-drawings.ts', 'artwork/scenes/drawings.css');
  for (const file of [
    'artwork/scenes/drawings.css',
    'artwork/scenes/primary-school.ts',
    'content/colors.ts',
    'artwork/scenes/scene-file.ts',
  ])
    expect(sources).toContain(file);
  expect(sources).not.toContain('content/home.ts');
});
