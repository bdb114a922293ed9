/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import * as archives from './archive';

const MAX_BYTES = 64 * 1024 * 1024;
const unpack = (archive: Uint8Array<ArrayBuffer>) =>
  archives.unpackArchive(archive.slice().buffer, MAX_BYTES);

const animation = { w: 1, layers: [{}], assets: [] as object[] };
const json = (value: unknown) => strToU8(JSON.stringify(value));

test('version 1: the animation that the manifest names first', () => {
  const archive = zipSync({
    'manifest.json': json({ version: '1.0', animations: [{ id: 'two' }, { id: 'one' }] }),
    'animations/one.json': json({ ...animation, w: 1 }),
    'animations/two.json': json({ ...animation, w: 2 }),
  });
  expect(JSON.parse(unpack(archive)).w).toBe(2);
});

test('version 2: the initial animation, in its own folder', () => {
  const archive = zipSync({
    'manifest.json': json({
      version: '2',
      initial: { animation: 'b' },
      animations: [{ id: 'a' }, { id: 'b' }],
    }),
    'a/a.json': json({ ...animation, w: 1 }),
    'a/b.json': json({ ...animation, w: 2 }),
  });
  expect(JSON.parse(unpack(archive)).w).toBe(2);
});

test('images come along inside', () => {
  const withImage = { ...animation, assets: [{ id: 'i', u: '/images/', p: 'dot.png', e: 0 }] };
  const archive = zipSync({
    'manifest.json': json({ animations: [{ id: 'a' }] }),
    'animations/a.json': json(withImage),
    'images/dot.png': new Uint8Array([1, 2, 3]),
  });
  expect(JSON.parse(unpack(archive)).assets).toEqual([
    { id: 'i', u: '', p: 'data:image/png;base64,AQID', e: 1 },
  ]);
});

test('images of slots come along too', () => {
  const slots = { cover: { p: { u: '/images/', p: 'dot.png', e: 0 } }, size: { p: { a: 0, k: 3 } } };
  const archive = zipSync({
    'a/a.json': json({ ...animation, slots }),
    'i/dot.png': new Uint8Array([1, 2, 3]),
  });
  expect(JSON.parse(unpack(archive)).slots.cover.p).toEqual({
    u: '',
    p: 'data:image/png;base64,AQID',
    e: 1,
  });
});

test.each([
  ['in a folder of its own', 'shapes/dot.png', 'i/shapes/dot.png', 'image/png'],
  ['by an encoded name', 'my%20dot.png', 'i/my dot.png', 'image/png'],
  ['without an extension', 'dot', 'i/dot', 'image/png'],
  ['an SVG without one', 'drawing', 'i/drawing', 'image/svg+xml'],
])('an image %s comes along', (_how, p, name, type) => {
  const content = strToU8(p === 'drawing' ? '<svg/>' : 'x');
  const archive = zipSync({
    'a/a.json': json({ ...animation, assets: [{ id: 'i', p, e: 0 }] }),
    [name]: content,
  });
  const [{ p: embedded }] = JSON.parse(unpack(archive)).assets;
  expect(embedded).toBe(`data:${type};base64,${Buffer.from(content).toString('base64')}`);
});

test('what macOS adds beside each file is none', () => {
  const archive = zipSync({ 'animations/._a.json': strToU8('\0\x05'), 'animations/a.json': json(animation) });
  expect(JSON.parse(unpack(archive)).w).toBe(1);
});

test('an empty or missing manifest still leaves the animation that is there', () => {
  expect(
    JSON.parse(unpack(zipSync({ 'manifest.json': json({}), 'animations/a.json': json(animation) }))).w,
  ).toBe(1);
  expect(JSON.parse(unpack(zipSync({ 'a/a.json': json(animation) }))).w).toBe(1);
});

test('an archive without an animation is invalid', () => {
  expect(() => unpack(zipSync({ 'readme.txt': strToU8('hello') }))).toThrow(
    expect.objectContaining({ code: 'invalid', reason: 'empty archive' }),
  );
});

test('an archive that is cut is a parse failure', () => {
  const archive = zipSync({ 'animations/a.json': json(animation) });
  expect(() => unpack(archive.slice(0, 40))).toThrow(expect.objectContaining({ code: 'parse' }));
});

test('an animation that is no JSON comes as it is; a manifest that is none counts as missing', () => {
  const manifest = strToU8('{');
  expect(unpack(zipSync({ 'manifest.json': manifest, 'animations/a.json': strToU8('{"w":') }))).toBe('{"w":');
});

test('what unpacks to more than 64 MiB is refused', () => {
  const archive = zipSync({ 'animations/a.json': new Uint8Array(65 * 1024 * 1024).fill(32) }, { level: 9 });
  expect(() => unpack(archive)).toThrow(expect.objectContaining({ code: 'invalid', reason: 'too large' }));
});
