import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { linkedImages, readAnimationFile, whyUnplayable, withImages } from './animation-file';

const plain = { w: 100, h: 50, fr: 25, ip: 0, op: 50, layers: [{ ty: 4, nm: 'Fan' }] };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'animation-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: object | Uint8Array) => {
  const file = join(folder, name);
  writeFileSync(file, content instanceof Uint8Array ? content : JSON.stringify(content));
  return file;
};

test('readAnimationFile returns the animation in a .json file or a .lottie archive', () => {
  const archive = zipSync({ 'animations/a.json': strToU8(JSON.stringify(plain)) });
  expect(readAnimationFile(write('a.lottie', archive))).toEqual(plain);
  expect(readAnimationFile(write('a.json', plain))).toEqual(plain);
});

test('withImages embeds the linked images that exist, and linkedImages finds no file for the others', () => {
  mkdirSync(join(folder, 'images'));
  write('images/there.png', new Uint8Array([1]));
  const assets = [
    { id: 'a', u: 'images/', p: 'there.png' },
    { id: 'b', u: 'images/', p: 'lost.png' },
    { id: 'c', u: '', p: 'https://x.example/y.png', e: 1 },
  ];
  const file = write('day.json', { ...plain, assets });
  const images = linkedImages({ ...plain, assets }, file, folder);
  expect(images.map((image) => [image.address, Boolean(image.file)])).toEqual([
    ['images/there.png', true],
    ['images/lost.png', false],
    ['https://x.example/y.png', false],
  ]);
  const [there] = Object(withImages(readAnimationFile(file), file, folder).assets);
  expect(there).toMatchObject({ u: '', p: 'data:image/png;base64,AQ==', e: 1 });
});

test('whyUnplayable returns a reason if a file can’t be played', () => {
  expect(whyUnplayable(write('a.json', { w: 1 }))).toMatch(/\w/);
  expect(whyUnplayable(write('b.json', plain))).toBeUndefined();
});
