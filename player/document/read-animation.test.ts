import { gzipSync, strToU8, zipSync } from 'fflate';
import { readAnimation } from './read-animation';

const plain = { w: 100, h: 50, fr: 25, ip: 0, op: 50, layers: [{ ty: 4, nm: 'Fan' }] };
const slotted = {
  ...plain,
  layers: [{ ty: 4, shapes: [{ ty: 'fl', c: { sid: 'ink' } }] }],
  slots: { ink: { p: { a: 0, k: [0, 0, 1] } } },
};
const bytes = (content: unknown) => strToU8(JSON.stringify(content));

test.each([
  ['JSON', bytes(plain)],
  ['JSON with a byte order mark', strToU8(`\ufeff${JSON.stringify(plain)}`)],
  ['an archive', zipSync({ 'a/fan.json': bytes(plain) })],
  ['a gzip file', gzipSync(bytes(plain))],
])('readAnimation reads %s', (_what, file) => {
  expect(readAnimation(file)).toEqual(plain);
});

test('readAnimation selects an animation of an archive', () => {
  const archive = zipSync({ 'a/fan.json': bytes({ ...plain, w: 7 }), 'a/pump.json': bytes(plain) });
  expect(readAnimation(archive, { animationId: 'pump' }).w).toBe(100);
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
  ['a gzip file that is packed too tightly', gzipSync(new Uint8Array(9 * 2 ** 20)), 'parse', '200 times'],
])('readAnimation throws the player’s error for %s', (_what, file, code, message) => {
  expect(() => readAnimation(file)).toThrow(message);
  try {
    readAnimation(file);
  } catch (error) {
    expect(error).toMatchObject({ code });
  }
});
