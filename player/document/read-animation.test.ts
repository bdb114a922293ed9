import { gzipSync, strToU8, zipSync } from 'fflate';
import { explain } from './errors/explain';
import { parseAnimation } from './parse';
import { readAnimation } from './read-animation';
import { unpackSource } from './read-source';

const plain = { w: 100, h: 50, fr: 25, ip: 0, op: 50, layers: [{ ty: 4, nm: 'Fan' }] };
const slotted = {
  ...plain,
  layers: [{ ty: 4, shapes: [{ ty: 'fl', c: { sid: 'ink' } }] }],
  slots: { ink: { p: { a: 0, k: [0, 0, 1] } } },
};
const concat = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const bytes = (content: unknown) => strToU8(JSON.stringify(content));

/** Returns the bytes of a file in several parts, one of which is empty. */
const bytesOf = (content: unknown) => {
  const all = bytes(content);
  return [all.slice(0, 7), new Uint8Array(), all.slice(7, 30), all.slice(30)];
};

test.each([
  ['JSON', bytes(plain)],
  ['JSON with a byte order mark', strToU8(`\ufeff${JSON.stringify(plain)}`)],
  ['an archive', zipSync({ 'a/fan.json': bytes(plain) })],
  ['a gzip file', gzipSync(bytes(plain))],
  ['a gzip file of several members', concat(...bytesOf(plain).map((part) => gzipSync(part)))],
  ['a gzip file that is padded with zeros', concat(gzipSync(bytes(plain)), new Uint8Array(512))],
])('readAnimation and the player read %s', async (_what, file) => {
  expect(readAnimation(file)).toEqual(plain);
  expect(JSON.parse((await unpackSource({ bytes: file.slice().buffer, base: '' })).text.trim())).toEqual(
    plain,
  );
});

test('readAnimation selects an animation of an archive', () => {
  const archive = zipSync({ 'a/fan.json': bytes({ ...plain, w: 7 }), 'a/pump.json': bytes(plain) });
  expect(readAnimation(archive, { animationId: 'pump' }).w).toBe(100);
});

test('readAnimation fails if the archive does not contain the animation, and names those it contains', () => {
  const archive = zipSync({ 'a/fan.json': bytes(plain), 'a/pump.json': bytes(plain) });
  const read = () => readAnimation(archive, { animationId: 'valve' });
  expect(read).toThrow(
    'animationId is "valve", an animation that the archive does not have (it has: fan, pump)',
  );
  expect(read).toThrow(expect.objectContaining({ code: 'invalid' }));
});

test.each([
  ['public/fan.json', 'not a path or text'],
  [plain, 'not object'],
])('readAnimation refuses anything but bytes: %j', (file, message) => {
  expect(() => readAnimation(file as never)).toThrow(message);
});

test('readAnimation fills slots with the given values and those of the file only if slots are given', () => {
  const colorOf = ({ layers }: { layers: object[] }) => Object(layers[0]).shapes[0].c;
  expect(colorOf(readAnimation(bytes(slotted)))).toEqual({ sid: 'ink' });
  expect(colorOf(readAnimation(bytes(slotted), { slots: {} }))).toEqual({ a: 0, k: [0, 0, 1] });
  expect(colorOf(readAnimation(bytes(slotted), { slots: { ink: '#f00' } }))).toEqual({
    a: 0,
    k: [1, 0, 0, 1],
  });
});

test.each([
  ['text that is not JSON', strToU8('{'), 'parse', 'not valid JSON'],
  ['an invalid animation', bytes({ ...plain, w: 0 }), 'invalid', 'w is 0'],
  ['a truncated archive', zipSync({ 'a/fan.json': bytes(plain) }).slice(0, 40), 'parse', '.lottie archive'],
  ['a truncated gzip file', gzipSync(bytes(plain)).slice(0, 20), 'parse', 'gzip file'],
  [
    'a gzip file that states a size of 4 GiB',
    concat(gzipSync(new Uint8Array()).slice(0, -4), new Uint8Array(4).fill(255)),
    'parse',
    'not valid JSON',
  ],
  [
    'a gzip file with other data at its end',
    concat(gzipSync(bytes(plain)), strToU8('more data')),
    'parse',
    'gzip file',
  ],
  ['a gzip file that is packed too tightly', gzipSync(new Uint8Array(9 * 2 ** 20)), 'parse', '200 times'],
])('readAnimation throws the player’s error for %s', async (_what, file, code, message) => {
  const thrown = await Promise.resolve()
    .then(() => readAnimation(file))
    .catch((error) => error);
  expect(thrown).toMatchObject({ code, message: expect.stringContaining(message) });
  const failure = await unpackSource({ bytes: file.slice().buffer, base: '' })
    .then(({ text }) => parseAnimation(text))
    .catch((failure) => failure);
  expect(explain(failure)).toEqual({ code, message: thrown.message });
});
