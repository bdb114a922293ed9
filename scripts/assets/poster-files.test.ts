import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { posterFiles, posterSource } from './poster-files';

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

test.each(['a.json', 'a.lottie'])(
  'posterSource also returns a dark version of %s if the file has slots for colors',
  (name) => {
    const { drawn, drawnByNight } = posterSource(write(name, schemed), folder);
    expect(drawnByNight).toMatch(/^\{.*\}$/);
    expect(drawnByNight).not.toEqual(drawn);
    expect(posterSource(write(name, plain), folder).drawnByNight).toBeUndefined();
    expect(posterSource(write(name, { ...plain, slots: 'none' }), folder).drawnByNight).toBeUndefined();
  },
);

test('posterSource embeds an image whose name is not a valid URL', () => {
  const assets = [{ id: 'a', u: '', p: '100%.png' }];
  const file = write('a.json', { ...plain, assets });
  expect(posterSource(file, folder).drawn).toContain('"100%.png"');
  writeFileSync(join(folder, 'animations/100%.png'), 'x');
  expect(posterSource(file, folder).drawn).toContain('data:image/png');
});
