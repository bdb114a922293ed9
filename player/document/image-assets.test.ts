import { resolveAssets } from './image-assets';

const BASE = 'https://example.org/motion/file.json';

function addressOf(asset: { u?: string; p: string; e?: number }, base = BASE) {
  const assets = [{ id: 'image', ...asset }];
  resolveAssets({ w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{ ty: 2, refId: 'image' }], assets }, base);
  return assets[0]?.p;
}

test('resolveAssets resolves the relative URL of a linked image against the URL of the file', () => {
  expect(addressOf({ u: 'images/', p: 'a.png' })).toBe('https://example.org/motion/images/a.png');
  expect(addressOf({ p: 'https://cdn.example.org/a.png', e: 1 })).toBe('https://cdn.example.org/a.png');
});

test.each(['capacitor://localhost/', 'tauri://localhost/'])(
  'resolveAssets resolves an image against a page at %s',
  (base) => {
    expect(addressOf({ p: 'a.png' }, base)).toBe(`${base}a.png`);
    expect(addressOf({ p: 'file:///etc/passwd' }, base)).toBe('data:,');
  },
);

test('resolveAssets keeps an embedded image', () => {
  expect(addressOf({ u: 'images/', p: 'data:image/png;base64,AA', e: 1 })).toBe('data:image/png;base64,AA');
});

test.each([
  { p: 'javascript:alert(1)', e: 1 },
  { p: ' JavaScript:alert(1)' },
  { u: 'java', p: 'script:alert(1)' },
  { p: 'java\nscript:alert(1)' },
  { p: 'vbscript:x', e: 1 },
  { p: 'file:///etc/passwd' },
  { p: ' ' },
])('resolveAssets removes the URL of the invalid image %j', (asset) => {
  expect(addressOf(asset)).toBe('data:,');
});

test.each([
  [[{ id: 'a' }], [{ id: 'a', p: 'data:,' }]],
  [[{ u: 'images/', p: 3 }], [{ u: '', p: 'data:,' }]],
  ['5.12.0', []],
  [{ p: 'a.png' }, []],
])('resolveAssets leaves no URL that lottie-web would request in the invalid assets %j', (assets, left) => {
  const animation = { w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{}], assets };
  resolveAssets(animation as never, BASE);
  expect(animation.assets).toMatchObject(left);
});

test('resolveAssets removes the URLs of videos and of unused images', () => {
  const assets: { id: string; u?: string; p?: string; layers?: object[] }[] = [
    { id: 'a', u: 'images/', p: 'a.png' },
    { id: 'inner', layers: [{ ty: 2, refId: 'b' }] },
    { id: 'b', p: 'b.png' },
    { id: 'video', p: 'c.mp4' },
  ];
  resolveAssets(
    { w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{ ty: 9, refId: 'video' }], assets } as never,
    BASE,
  );
  expect(assets.map(({ p }) => p)).toEqual([
    'data:,',
    undefined,
    'https://example.org/motion/b.png',
    'data:,',
  ]);
});

test('resolveAssets does not throw if an asset is null or its file name is not a string', () => {
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
