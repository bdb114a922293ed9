import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describeAnimation, notDrawn } from './describe';

import { animationText, withImages } from './read-animation';

const plain = { w: 100, h: 50, fr: 25, ip: 0, op: 50, layers: [{ ty: 4, nm: 'Fan' }] };
const layer = (more: object) => ({ ...plain, layers: [{ ty: 4, nm: 'Fan', ...more }] });
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

test('animationText returns an animation’s JSON text from a .json file or a .lottie archive', () => {
  const archive = zipSync({ 'animations/a.json': strToU8(JSON.stringify(plain)) });
  expect(JSON.parse(animationText(write('a.lottie', archive)))).toEqual(plain);
  expect(JSON.parse(animationText(write('a.json', plain)))).toEqual(plain);
});

test.each([
  [{ ks: { r: { a: 0, k: 3, x: 'time*2' } } }, "has an expression: the site doesn't run expressions"],
  [{ ef: [{ ty: 34, nm: 'Puppet' }] }, 'is drawn without its effect “Puppet”'],
  [{ sy: [{ ty: 1 }] }, 'is drawn without its layer styles'],
  [{ shapes: [{ ty: 'gr', it: [{ ty: 'mm', mm: 2 }] }] }, 'merges paths'],
  [{ ty: 6 }, 'is a sound'],
  [{ ty: 13, ddd: 1 }, 'is in three dimensions'],
])('notDrawn reports that a layer with %j %s', (more, sentence) => {
  expect(notDrawn(layer(more))).toEqual([expect.stringContaining(`The layer “Fan” ${sentence}`)]);
});

test('notDrawn ignores supported or disabled effects, expression controls and separate coordinates', () => {
  const effects = [
    { ty: 29, nm: 'Blur' },
    { ty: 5, nm: 'Slider', ef: [{ ty: 0 }] },
    { ty: 34, nm: 'Off', en: 0 },
  ];
  expect(notDrawn(layer({ ef: effects, ks: { p: { x: { k: 1 } } } }))).toEqual([]);
});

test('notDrawn reports a font unless the file contains glyphs', () => {
  const fonts = { list: [{ fName: 'Inter-Bold', fFamily: 'Inter' }] };
  expect(notDrawn({ ...plain, fonts })[0]).toContain('Text in “Inter” is drawn in another font if');
  expect(notDrawn({ ...plain, fonts, chars: [{}] })).toEqual([]);
});

test('describeAnimation reports facts and missing images, and withImages embeds existing images', () => {
  mkdirSync(join(folder, 'images'));
  write('images/there.png', new Uint8Array([1]));
  const assets = [
    { id: 'a', u: 'images/', p: 'there.png' },
    { id: 'b', u: 'images/', p: 'lost.png' },
    { id: 'c', u: '', p: 'https://x.example/y.png', e: 1 },
  ];
  const file = write('day.json', { ...plain, assets, markers: [{ cm: 'noon', tm: 12, dr: 0 }] });
  const { facts, notDrawn: left, failure } = describeAnimation(file, folder);
  expect(failure).toBeUndefined();
  expect(facts.slice(1)).toEqual([
    'Size: 100 × 50 px',
    'Duration: 2.00 s: 50 frames, 25 per second',
    'Markers: noon (frame 12)',
  ]);
  expect(left).toEqual([
    'The image images/lost.png was not found and appears broken. Add it at this path or embed it in the file.',
    expect.stringContaining('The image https://x.example/y.png is on another site'),
  ]);
  const [there] = JSON.parse(withImages(animationText(file), file, folder)).assets;
  expect(there).toMatchObject({ u: '', p: 'data:image/png;base64,AQ==', e: 1 });
});

test('describeAnimation returns a failure if the file can’t be played', () => {
  expect(describeAnimation(write('a.json', { w: 1 }), folder).failure).toMatch(/\w/);
});
