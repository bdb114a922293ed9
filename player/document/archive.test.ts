/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import * as archives from './archive';

const MAX_BYTES = 64 * 1024 * 1024;
const unpack = (archive: Uint8Array<ArrayBuffer>, animationId?: string) =>
  archives.unpackArchive(archive.slice().buffer, MAX_BYTES, animationId);

afterEach(() => jest.restoreAllMocks());

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

test.each(['packed/', 'animations/', 'images/', 'a/', 't/'])('all of it within the folder %s', (folder) => {
  const archive = zipSync({
    [`${folder}animations/one.json`]: json({
      ...animation,
      assets: [{ id: 'i', u: '/images/', p: 'dot.png' }],
    }),
    [`${folder}images/dot.png`]: new Uint8Array([1, 2, 3]),
    [`${folder}themes/dark.json`]: json({ rules: [] }),
    [`${folder}manifest.json`]: json({ animations: [{ id: 'one' }], themes: [{ id: 'dark' }] }),
  });
  expect(JSON.parse(unpack(archive))).toMatchObject({
    assets: [{ p: 'data:image/png;base64,AQID' }],
    archive: { themes: { dark: { rules: [] } } },
  });
});

test.each(['', 'packed/', 'a/'])(
  'only a manifest beside the folders is one, within the folder "%s"',
  (folder) => {
    const archive = zipSync({
      [`${folder}manifest.json`]: json({ animations: [{ id: 'manifest', initialTheme: 'manifest' }] }),
      [`${folder}a/manifest.json`]: json({ ...animation, w: 2 }),
      [`${folder}t/manifest.json`]: json({ rules: [] }),
      [`${folder}other/manifest.json`]: strToU8('{'),
    });
    expect(JSON.parse(unpack(archive))).toMatchObject({ w: 2, archive: { initialTheme: 'manifest' } });
  },
);

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

test.each([
  ['with ./ before their names', './manifest.json', './a/one.json', './i/dot.png'],
  ['with backslashes', 'manifest.json', 'a\\one.json', 'i\\dot.png'],
  ['in a folder', 'my anim/manifest.json', 'my anim/a/one.json', 'my anim/i/dot.png'],
  ['in any case', 'Manifest.JSON', 'Animations/One.JSON', 'Images/DOT.PNG'],
])('files %s are found', (_how, manifest, name, image) => {
  const named = { ...animation, w: 2, assets: [{ u: '/images/', p: 'dot.png', e: 0 }] };
  const archive = zipSync({
    [manifest]: json({ animations: [{ id: 'one' }] }),
    [name.replace(/one/i, 'another')]: json(animation),
    [name]: json(named),
    [image]: new Uint8Array([1, 2, 3]),
  });
  const { w, assets } = JSON.parse(unpack(archive));
  expect([w, assets[0].p]).toEqual([2, expect.stringMatching(/^data:image\/png;base64,AQID$/)]);
});

test.each([
  ['i/sub/', 'dot.png'],
  ['/images/', 'sub/dot.png'],
  ['', 'dot.png'],
])('an image that stands in a folder within (%s, %s) is found', (u, p) => {
  const archive = zipSync({
    'a/a.json': json({ ...animation, assets: [{ u, p, e: 0 }] }),
    'i/sub/dot.png': new Uint8Array([1, 2, 3]),
  });
  expect(JSON.parse(unpack(archive)).assets[0].p).toMatch(/^data:/);
});

test.each([
  ['', 'https://example.org/dot.png'],
  ['https://example.org/', 'dot.png'],
  ['', 'Data:image/svg+xml,<a/dot.png'],
])('an image at an absolute address (%s, %s) is none of the archive', (u, p) => {
  const rule = { id: 'a', type: 'Image', value: { src: u + p } };
  const archive = zipSync({
    'a/a.json': json({ ...animation, assets: [{ u, p, e: 0 }] }),
    'i/dot.png': new Uint8Array([1, 2, 3]),
    't/one.json': json({ rules: [rule] }),
  });
  const { assets, archive: withThemes } = JSON.parse(unpack(archive));
  expect([assets, withThemes.themes.one.rules]).toEqual([[{ u, p, e: 0 }], [rule]]);
});

test('of an animation that is not there the console says so, and the first is drawn', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const archive = zipSync({
    'manifest.json': json({ animations: [{ id: 'gone' }] }),
    'a/there.json': json(animation),
  });
  expect(JSON.parse(unpack(archive)).w).toBe(1);
  expect(warn.mock.calls).toEqual([['The archive has no animation gone; "there" is drawn']]);
});

test('of one that the host asks for it also says which there are', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const archive = zipSync({
    'manifest.json': json({ animations: [{ id: 'Day' }, { id: 'gone' }] }),
    'a/Day.json': json(animation),
    'a/night.json': json(animation),
  });
  expect(JSON.parse(unpack(archive, 'dusk')).w).toBe(1);
  expect(warn.mock.calls).toEqual([
    [
      'animationId is "dusk", an animation that the archive does not have (it has: Day, night); "Day" is drawn',
    ],
  ]);
});

const colour = (value: unknown) => ({ rules: [{ id: 'colour', type: 'Color', value }] });

test('themes come along, and which of them is on', () => {
  const archive = zipSync({
    'manifest.json': json({
      animations: [{ id: 'a', initialTheme: 'Dark' }],
      themes: [{ id: 'Dark' }, { id: 'gone' }, null],
    }),
    'a/a.json': json(animation),
    't/Dark.json': json(colour([0, 0, 1])),
    't/light.json': json(colour([1, 1, 1])),
    't/broken.json': strToU8('{'),
  });
  expect(JSON.parse(unpack(archive)).archive).toEqual({
    themes: { Dark: colour([0, 0, 1]), light: colour([1, 1, 1]) },
    initialTheme: 'Dark',
    animationId: 'a',
  });
});

test('images of themes come along', () => {
  const archive = zipSync({
    'a/a.json': json(animation),
    'i/dot.png': new Uint8Array([1, 2, 3]),
    't/one.json': json({
      rules: [
        { id: 'a', type: 'Image', value: { path: '/i/dot.png' } },
        { id: 'b', type: 'Image', value: { url: 'https://example.org/far.png' } },
        null,
      ],
    }),
  });
  expect(JSON.parse(unpack(archive)).archive.themes.one.rules).toMatchObject([
    { value: { src: 'data:image/png;base64,AQID' } },
    { value: { url: 'https://example.org/far.png' } },
    null,
  ]);
});

test('the animation that the host names comes before the manifest’s', () => {
  const archive = zipSync({
    'manifest.json': json({ animations: [{ id: 'a' }, { id: 'b', initialTheme: 'dark' }] }),
    'a/a.json': json({ ...animation, w: 1 }),
    'a/b.json': json({ ...animation, w: 2 }),
    't/dark.json': json(colour([0, 0, 0])),
  });
  expect(JSON.parse(archives.unpackArchive(archive.slice().buffer, MAX_BYTES, 'b'))).toMatchObject({
    w: 2,
    archive: { initialTheme: 'dark', animationId: 'b' },
  });
  expect(JSON.parse(unpack(archive))).toMatchObject({ w: 1, archive: { animationId: 'a' } });
});

test.each([
  ['the host names in another case', 'B', 'b', 2, 'b'],
  ['the host names and the archive does not have', 'gone', 'b', 1, 'a'],
  ['the manifest names and the archive does not have', undefined, 'gone', 1, 'a'],
  ['the manifest leaves out', 'C', 'b', 3, 'C'],
])(
  'of an animation that %s, the one drawn brings its own theme',
  (_which, asked, initial, w, animationId) => {
    jest.spyOn(console, 'warn').mockImplementation();
    const archive = zipSync({
      'manifest.json': json({
        initial: { animation: initial },
        animations: [
          { id: 'missing', initialTheme: 'missing' },
          { id: 'a', initialTheme: 'of a' },
          { id: 'b', initialTheme: 'of b' },
        ],
      }),
      'a/c.json': json({ ...animation, w: 3 }),
      'a/b.json': json({ ...animation, w: 2 }),
      'a/a.json': json({ ...animation, w: 1 }),
      't/of a.json': json(colour([0, 0, 0])),
    });
    const initialTheme = animationId === 'C' ? undefined : `of ${animationId}`;
    const drawn = JSON.parse(unpack(archive, asked));
    expect([drawn.w, drawn.archive.animationId, drawn.archive.initialTheme]).toEqual([
      w,
      animationId,
      initialTheme,
    ]);
  },
);
