import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { readAnimationFile, withImages } from './animation-file';
import { hasColorSlots, posterFiles } from './poster-files';

const plain = { w: 100, h: 50, fr: 25, ip: 0, op: 50, layers: [{ ty: 4, nm: 'Fan' }] };
const fill = { ty: 'fl', c: { sid: 'ink', a: 0, k: [0, 0, 0] } };
const schemed = {
  ...plain,
  layers: [{ ty: 4, nm: 'Fan', shapes: [fill] }],
  slots: { ink: { p: { a: 0, k: [0, 0, 0] } } },
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(folder, 'animations'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, animation: object) => {
  const text = JSON.stringify(animation);
  const archive = zipSync({ 'animations/a.json': strToU8(text) });
  const file = join(folder, 'animations', name);
  writeFileSync(file, name.endsWith('.lottie') ? archive : text);
  return file;
};

test('posterFiles returns only JSON files and .lottie archives', () => {
  write('b.lottie', plain);
  write('a.json', plain);
  write('notes.txt', plain);
  expect(posterFiles(folder).map(({ file, poster }) => [file, poster])).toEqual([
    [join(folder, 'animations/a.json'), join(folder, 'posters/a.svg')],
    [join(folder, 'animations/b.lottie'), join(folder, 'posters/b.svg')],
  ]);
});

test.each(['a.json', 'a.lottie'])('hasColorSlots returns whether %s has slots for colors', (name) => {
  expect(hasColorSlots(write(name, schemed))).toBe(true);
  expect(hasColorSlots(write(name, plain))).toBe(false);
  expect(hasColorSlots(write(name, { ...plain, slots: 'none' }))).toBe(false);
});

test('withImages embeds an image whose name is not a valid URL', () => {
  const assets = [{ id: 'a', u: '', p: '100%.png' }];
  const file = write('a.json', { ...plain, assets });
  const embedded = () => JSON.stringify(withImages(readAnimationFile(file), file, folder));
  expect(embedded()).toContain('"100%.png"');
  writeFileSync(join(folder, 'animations/100%.png'), 'x');
  expect(embedded()).toContain('data:image/png');
});
