import { resolveAssets } from './assets';

const BASE = 'https://example.org/motion/file.json';

function addressOf(asset: { u?: string; p: string; e?: number }) {
  const assets = [{ ...asset }];
  resolveAssets({ w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{}], assets }, BASE);
  return assets[0]?.p;
}

test('a linked image gets its full address', () => {
  expect(addressOf({ u: 'images/', p: 'a.png' })).toBe('https://example.org/motion/images/a.png');
  expect(addressOf({ p: 'https://cdn.example.org/a.png', e: 1 })).toBe('https://cdn.example.org/a.png');
});

test('an image in a slot gets its full address too', () => {
  const slots = { cover: { p: { u: 'images/', p: 'b.png', e: 0 } }, size: { p: { a: 0, k: 3 } }, none: null };
  resolveAssets({ w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{}], slots }, BASE);
  expect(slots.cover.p).toEqual({ u: '', p: 'https://example.org/motion/images/b.png', e: 1 });
});

test('an embedded image stays as it is', () => {
  expect(addressOf({ u: 'images/', p: 'data:image/png;base64,AA', e: 1 })).toBe('data:image/png;base64,AA');
});

test.each([
  { p: 'javascript:alert(1)', e: 1 },
  { p: ' JavaScript:alert(1)' },
  { u: 'java', p: 'script:alert(1)' },
  { p: 'java\nscript:alert(1)' },
  { p: 'vbscript:x', e: 1 },
  { p: 'file:///etc/passwd' },
])('%j is no image', (asset) => {
  expect(addressOf(asset)).toBe('data:,');
});

test.each([
  [[{ id: 'a' }], [{ id: 'a', p: 'data:,' }]],
  [[{ u: 'images/', p: 3 }], [{ u: '', p: 'data:,' }]],
  ['5.12.0', []],
  [{ p: 'a.png' }, []],
])('of the assets %j nothing is asked for', (assets, left) => {
  const animation = { w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{}], assets };
  resolveAssets(animation as never, BASE);
  expect(animation.assets).toMatchObject(left);
});

test('what is not a list of assets is left to lottie-web', () => {
  const animation = {
    w: 1,
    h: 1,
    fr: 1,
    ip: 0,
    op: 1,
    layers: [{}],
    assets: [{ layers: [] }, null, { p: 3 }],
  };
  expect(() => resolveAssets(animation as never, BASE)).not.toThrow();
});
