import { strToU8, zipSync } from 'fflate';
import * as archives from './archive';

const unpack = (archive: Uint8Array<ArrayBuffer>, animationId?: string) =>
  archives.unpackArchive(archive.slice().buffer, animationId);

afterEach(() => jest.restoreAllMocks());

const animation = { w: 1, layers: [{}], assets: [] as object[] };
const json = (value: unknown) => strToU8(JSON.stringify(value));

test('unpackArchive returns the first animation in a manifest of version 1', () => {
  const archive = zipSync({
    'manifest.json': json({ version: '1.0', animations: [{ id: 'two' }, { id: 'one' }] }),
    'animations/one.json': json({ ...animation, w: 1 }),
    'animations/two.json': json({ ...animation, w: 2 }),
  });
  expect(JSON.parse(unpack(archive)).w).toBe(2);
});

test('unpackArchive returns the initial animation in a manifest of version 2', () => {
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

test('unpackArchive embeds the images of an animation', () => {
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

test.each([
  ['/u/', 'u/tone.mp3', 'audio/mpeg'],
  ['/audio/', 'audio/tone.wav', 'audio/wav'],
  ['', 'u/tone.ogg', 'audio/ogg'],
])('unpackArchive embeds an audio file in the folder %j that is %s', (u, path, type) => {
  const p = path.split('/').pop();
  const archive = zipSync({
    'manifest.json': json({ animations: [{ id: 'a' }] }),
    'a/a.json': json({ ...animation, assets: [{ id: 'tone', u, p, e: 0 }] }),
    [path]: new Uint8Array([1, 2, 3]),
  });
  expect(JSON.parse(unpack(archive)).assets).toEqual([
    { id: 'tone', u: '', p: `data:${type};base64,AQID`, e: 1 },
  ]);
});

test('unpackArchive embeds the images in the values of slots', () => {
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
  ['in a subfolder', 'shapes/dot.png', 'i/shapes/dot.png', 'image/png'],
  ['with a percent-encoded name', 'my%20dot.png', 'i/my dot.png', 'image/png'],
  ['without an extension', 'dot', 'i/dot', 'image/png'],
  ['that is an SVG without an extension', 'drawing', 'i/drawing', 'image/svg+xml'],
])('unpackArchive embeds an image %s', (_how, p, name, type) => {
  const content = strToU8(p === 'drawing' ? '<svg/>' : 'x');
  const archive = zipSync({
    'a/a.json': json({ ...animation, assets: [{ id: 'i', p, e: 0 }] }),
    [name]: content,
  });
  const [{ p: embedded }] = JSON.parse(unpack(archive)).assets;
  expect(embedded).toBe(`data:${type};base64,${Buffer.from(content).toString('base64')}`);
});

test.each(['./', 'packed/', 'animations/', 'images/', 'a/', 't/'])(
  'unpackArchive finds all files if the archive has the outer folder "%s"',
  (folder) => {
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
  },
);

test.each(['constructor', '__proto__'])(
  'unpackArchive finds all files if the archive has names such as “%s”, which all objects have',
  (name) => {
    const one = { ...animation, assets: [{ id: 'i', p: `dot.${name}` }] };
    const archive = zipSync(
      Object.fromEntries([
        [`${name}/a/${name}.json`, json(one)],
        [`${name}/i/${name}/dot.${name}`, new Uint8Array([1, 2, 3])],
        [`${name}/t/${name}.json`, json({ rules: [] })],
      ]),
    );
    const { assets, archive: extras } = JSON.parse(unpack(archive, name));
    expect(assets).toEqual([{ id: 'i', u: '', p: 'data:image/png;base64,AQID', e: 1 }]);
    expect(Object.entries(extras.themes)).toEqual([[name, { rules: [] }]]);
    expect(extras.animationId).toBe(name);
  },
);

test.each(['', 'packed/', 'a/'])(
  'unpackArchive ignores manifests in subfolders if the outer folder is "%s"',
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

test('unpackArchive ignores the metadata files that macOS adds', () => {
  const archive = zipSync({ 'animations/._a.json': strToU8('\0\x05'), 'animations/a.json': json(animation) });
  expect(JSON.parse(unpack(archive)).w).toBe(1);
});

test('unpackArchive returns the only animation if the manifest is empty or missing', () => {
  expect(
    JSON.parse(unpack(zipSync({ 'manifest.json': json({}), 'animations/a.json': json(animation) }))).w,
  ).toBe(1);
  expect(JSON.parse(unpack(zipSync({ 'a/a.json': json(animation) }))).w).toBe(1);
});

test('unpackArchive rejects an archive without an animation', () => {
  expect(() => unpack(zipSync({ 'readme.txt': strToU8('hello') }))).toThrow(
    expect.objectContaining({ code: 'invalid', reason: 'empty archive' }),
  );
});

test.each([0, 30])('unpackArchive rejects an encrypted archive with a comment of %d bytes', (comment) => {
  const archive = zipSync({
    'manifest.json': json({}),
    'a/a.json': [json(animation), { comment: '-'.repeat(comment) }],
  });
  const entry = Buffer.from(archive.buffer).lastIndexOf('PK\x01\x02');
  archive[entry + 8] = 1;
  expect(() => unpack(archive)).toThrow(
    expect.objectContaining({ code: 'parse', reason: 'encrypted archive' }),
  );
});

test('unpackArchive fails with code "parse" if the archive is truncated', () => {
  const archive = zipSync({ 'animations/a.json': json(animation) });
  expect(() => unpack(archive.slice(0, 40))).toThrow(expect.objectContaining({ code: 'parse' }));
});

test('unpackArchive returns a non-JSON animation unchanged, and ignores a non-JSON manifest', () => {
  const manifest = strToU8('{');
  expect(unpack(zipSync({ 'manifest.json': manifest, 'animations/a.json': strToU8('{"w":') }))).toBe('{"w":');
});

test('unpackArchive returns a non-JSON animation of an archive with themes unchanged', () => {
  expect(unpack(zipSync({ 'a/a.json': strToU8('{"w":'), 't/a.json': json({ rules: [] }) }))).toBe('{"w":');
});

test('unpackArchive ignores an initial animation that is not a name', () => {
  for (const id of [{ toString: 1 }, [], null, true])
    expect(
      unpack(zipSync({ 'manifest.json': json({ animations: [{ id }] }), 'a/a.json': json(animation) })),
    ).toBe(JSON.stringify(animation));
});

test('unpackArchive rejects an archive that unpacks to more than 64 MiB', () => {
  const archive = zipSync({ 'animations/a.json': new Uint8Array(65 * 1024 * 1024).fill(32) }, { level: 9 });
  expect(() => unpack(archive)).toThrow(expect.objectContaining({ code: 'invalid', what: 'unpackedBytes' }));
});

test('unpackArchive rejects an archive that unpacks to many times its size', () => {
  const archive = zipSync(
    { 'a/a.json': json(animation), 'i/a.png': new Uint8Array(9 * 2 ** 20) },
    { level: 9 },
  );
  expect(() => unpack(archive)).toThrow(expect.objectContaining({ code: 'parse', reason: 'archive' }));
});

test('unpackArchive rejects an archive whose files overlap', () => {
  const archive = zipSync({
    'a/a.json': [json(animation), { level: 0 }],
    'i/a.png': [new Uint8Array(1000), { level: 0 }],
  });
  const entry = Buffer.from(archive.buffer).lastIndexOf('PK\x01\x02');
  new DataView(archive.buffer).setUint32(entry + 20, archive.length, true);
  expect(() => unpack(archive)).toThrow(expect.objectContaining({ code: 'parse', reason: 'archive' }));
});

test.each([
  ['assets', { assets: Array(300).fill({ u: '', p: 'a.png' }) }],
  ['slots', { slots: Object.fromEntries([...Array(300).keys()].map((id) => [id, { p: { p: 'a.png' } }])) }],
  ['fonts', { fonts: { list: Array(300).fill({ fPath: 'f/a.ttf' }) } }],
])('unpackArchive rejects an archive that would embed a file too often in its %s', (_where, uses) => {
  const file = new Uint8Array(250_000);
  const archive = zipSync({ 'a/a.json': json({ ...animation, ...uses }), 'i/a.png': file, 'f/a.ttf': file });
  expect(() => unpack(archive)).toThrow(expect.objectContaining({ code: 'invalid', what: 'bytes' }));
});

test('unpackArchive reads each file of a large archive only a few times', () => {
  const ids = [...Array(1500).keys()].map((index) => `x${index}`);
  const files = ids.map((id) => [`animations/${id}.json`, json(animation)]);
  const manifest = { animations: ids.map((id) => ({ id })) };
  const archive = zipSync({ 'manifest.json': json(manifest), ...Object.fromEntries(files) });
  const split = jest.spyOn(String.prototype, 'split');
  unpack(archive);
  expect(split.mock.calls.length).toBeLessThan(20 * ids.length);
});

test.each([
  ['start with ./', './manifest.json', './a/one.json', './i/dot.png'],
  ['contain backslashes', 'manifest.json', 'a\\one.json', 'i\\dot.png'],
  ['start with an outer folder', 'my anim/manifest.json', 'my anim/a/one.json', 'my anim/i/dot.png'],
  ['contain uppercase letters', 'Manifest.JSON', 'Animations/One.JSON', 'Images/DOT.PNG'],
])('unpackArchive finds files whose paths %s', (_how, manifest, name, image) => {
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
])('unpackArchive finds an image in a subfolder by its fields u="%s" and p="%s"', (u, p) => {
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
])('unpackArchive keeps the absolute URL of an image with u="%s" and p="%s"', (u, p) => {
  const rule = { id: 'a', type: 'Image', value: { src: u + p } };
  const archive = zipSync({
    'a/a.json': json({ ...animation, assets: [{ u, p, e: 0 }] }),
    'i/dot.png': new Uint8Array([1, 2, 3]),
    't/one.json': json({ rules: [rule] }),
  });
  const { assets, archive: withThemes } = JSON.parse(unpack(archive));
  expect([assets, withThemes.themes.one.rules]).toEqual([[{ u, p, e: 0 }], [rule]]);
});

test('if the initial animation is missing, unpackArchive logs this and returns the first animation instead', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const archive = zipSync({
    'manifest.json': json({ animations: [{ id: 'gone' }] }),
    'a/there.json': json(animation),
  });
  expect(JSON.parse(unpack(archive)).w).toBe(1);
  expect(warn.mock.calls).toEqual([['The archive has no animation "gone"; "there" is used instead']]);
});

test('unpackArchive logs the ids of all animations if the archive does not contain the requested animation', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const archive = zipSync({
    'manifest.json': json({ animations: [{ id: 'Day' }, { id: 'gone' }] }),
    'a/Day.json': json(animation),
    'a/night.json': json(animation),
  });
  expect(JSON.parse(unpack(archive, 'dusk')).w).toBe(1);
  expect(warn.mock.calls).toEqual([
    [
      'animationId is "dusk", an animation that the archive does not have (it has: Day, night); "Day" is used instead',
    ],
  ]);
});

test.each([
  [
    { stateMachines: [{ id: 'Look' }, { id: 'gone' }, null], initial: { stateMachine: 'Look' } },
    'Look',
    'Look',
  ],
  [{}, 'look', undefined],
])('unpackArchive returns the state machines of an archive with the manifest %j', (manifest, id, initial) => {
  const text = unpack(
    zipSync({
      'manifest.json': json(manifest),
      'a/a.json': json(animation),
      's/look.json': json({ initial: 'rest' }),
    }),
  );
  const machines = { definitions: { [id]: { initial: 'rest' } }, animation: 'a', animations: ['a'], initial };
  expect(JSON.parse(text).archive.machines).toEqual(machines);
});

test.each([
  ['f/mine.ttf', 'f/mine.ttf'],
  ['/f/My%20Font.woff2', 'f/my font.woff2'],
  ['mine.ttf', 'fonts/mine.ttf'],
  ['../assets/mine.ttf', 'f/mine.ttf'],
])('unpackArchive embeds the font %s', (fPath, name) => {
  const archive = zipSync({
    'a/a.json': json({ ...animation, fonts: { list: [{ fName: 'F', fPath, origin: 3 }, null] } }),
    [name]: new Uint8Array([1, 2, 3]),
  });
  expect(JSON.parse(unpack(archive)).fonts.list).toEqual([
    { fName: 'F', fPath: 'data:font/sfnt;base64,AQID', origin: 3 },
    null,
  ]);
});

test('unpackArchive keeps the absolute URLs of fonts, and removes paths that are not in the archive', () => {
  const paths = ['https://fonts.googleapis.com/css?family=Inter', 'f/gone.ttf', '', 3];
  const archive = zipSync({
    'a/a.json': json({ ...animation, fonts: { list: paths.map((fPath) => ({ fPath })) } }),
  });
  expect(JSON.parse(unpack(archive)).fonts.list).toEqual([
    { fPath: paths[0] },
    { fPath: '' },
    { fPath: '' },
    { fPath: 3 },
  ]);
});

const colorTheme = (value: unknown) => ({ rules: [{ id: 'color', type: 'Color', value }] });

test('unpackArchive returns the themes and the initial theme', () => {
  const archive = zipSync({
    'manifest.json': json({
      animations: [{ id: 'a', initialTheme: 'Dark' }],
      themes: [{ id: 'Dark' }, { id: 'gone' }, null],
    }),
    'a/a.json': json(animation),
    't/Dark.json': json(colorTheme([0, 0, 1])),
    't/light.json': json(colorTheme([1, 1, 1])),
    't/broken.json': strToU8('{'),
  });
  expect(JSON.parse(unpack(archive)).archive).toEqual({
    themes: { Dark: colorTheme([0, 0, 1]), light: colorTheme([1, 1, 1]) },
    initialTheme: 'Dark',
    animationId: 'a',
  });
});

test('unpackArchive embeds the images of themes', () => {
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

test('unpackArchive uses animationId instead of the initial animation', () => {
  const archive = zipSync({
    'manifest.json': json({ animations: [{ id: 'a' }, { id: 'b', initialTheme: 'dark' }] }),
    'a/a.json': json({ ...animation, w: 1 }),
    'a/b.json': json({ ...animation, w: 2 }),
    't/dark.json': json(colorTheme([0, 0, 0])),
  });
  expect(JSON.parse(archives.unpackArchive(archive.slice().buffer, 'b'))).toMatchObject({
    w: 2,
    archive: { initialTheme: 'dark', animationId: 'b' },
  });
  expect(JSON.parse(unpack(archive))).toMatchObject({ w: 1, archive: { animationId: 'a' } });
});

test.each([
  ['spelled differently in animationId', 'B', 'b', 2, 'b'],
  ['set by animationId and missing', 'gone', 'b', 1, 'a'],
  ['the initial animation and missing', undefined, 'gone', 1, 'a'],
  ['not in the manifest', 'C', 'b', 3, 'C'],
])(
  'if the requested animation is %s, unpackArchive returns an animation of the archive and its initial theme',
  (_which, requested, initial, w, animationId) => {
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
      't/of a.json': json(colorTheme([0, 0, 0])),
    });
    const initialTheme = animationId === 'C' ? undefined : `of ${animationId}`;
    const unpacked = JSON.parse(unpack(archive, requested));
    expect([unpacked.w, unpacked.archive.animationId, unpacked.archive.initialTheme]).toEqual([
      w,
      animationId,
      initialTheme,
    ]);
  },
);
