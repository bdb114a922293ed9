import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { parse } from 'opentype.js';
import { textOf as scriptOf } from './bundle-file';
import { bundlesForNode } from './bundle-for-node';

let dist: string;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'player-node-'));
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  for (const { name, bundle } of bundlesForNode())
    writeFileSync(join(dist, `${name}.js`), scriptOf(await bundle));
}, 120_000);
afterAll(() => rmSync(dist, { recursive: true }));

/** Calls `renderPoster` in Node, without the globals of Jest. Returns the poster, or the code and message of the error. */
function renderPoster(src: unknown, options: object = {}) {
  const script = `import { renderPoster } from ${JSON.stringify(`file://${dist}/poster.js`)};
    const poster = renderPoster(${JSON.stringify(src)}, ${JSON.stringify(options)});
    const result = await poster.catch(({ code, message }) => ({ code, message }));
    process.stdout.write(JSON.stringify(result));`;
  const node = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8' }));
}

const square = (color: unknown, size = 100) => ({
  nm: 'A square',
  w: size,
  h: size,
  fr: 10,
  ip: 0,
  op: 10,
  layers: [
    {
      ty: 4,
      ip: 0,
      op: 10,
      st: 0,
      ks: {
        p: {
          a: 1,
          k: [
            { t: 0, s: [0, 0], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
            { t: 10, s: [50, 0] },
          ],
        },
      },
      shapes: [
        { ty: 'rc', p: { a: 0, k: [20, 20] }, s: { a: 0, k: [40, 40] }, r: { a: 0, k: 0 } },
        { ty: 'fl', c: color, o: { a: 0, k: 100 } },
      ],
    },
  ],
});
const red = square({ a: 0, k: [1, 0, 0] });
const slotted = { ...square({ sid: 'ink' }), slots: { ink: { p: { a: 0, k: [1, 0, 0] } } } };

describe('renderPoster', () => {
  test('a poster is an SVG of the first frame, with the title and the size of the animation', () => {
    const { svg, ...rest } = renderPoster(red);
    expect(svg).toMatch(
      /^<svg [^>]*viewBox="0 0 100 100"[^>]*><title>A square<\/title>.*fill="red".*<\/svg>$/,
    );
    expect(rest).toEqual({ width: 100, height: 100, messages: [] });
  });

  test('a poster has the requested width, title and position', () => {
    const poster = renderPoster(red, { width: 50, title: 'Other', percent: 50 });
    expect(poster).toMatchObject({ width: 50, height: 50 });
    expect(poster.svg).toMatch(/width="50" height="50".*<title>Other<\/title>.*translate\(25/);
    expect(renderPoster(red, { frame: 5, width: 50, title: 'Other' }).svg).toBe(poster.svg);
  });

  test('a poster has the values of slots, and those for a dark color scheme as a style', () => {
    const { svg } = renderPoster(slotted, {
      slots: { ink: '#00ff00' },
      dark: { slots: { ink: '#0000ff' } },
    });
    expect(svg).toContain(
      '<style>@media screen and (prefers-color-scheme:dark){.d0{fill:rgb(0,0,255)}}</style>',
    );
    expect(svg).toMatch(/class="d0"[^>]*fill="#0f0"|fill="#0f0"[^>]*class="d0"/);
  });

  test('the messages of a poster name what it lacks', () => {
    const image = { id: 'a', w: 9, h: 9, u: 'images/', p: 'fan.png' };
    const layers = [...red.layers, { ty: 2, refId: 'a', ip: 0, op: 10, st: 0, ks: {} }];
    const { messages } = renderPoster({ ...red, assets: [image], layers }, { slots: { none: '#fff' } });
    expect(messages).toEqual([
      'The image images/fan.png is left out, because it can’t be read.',
      expect.stringContaining('slots.none is set, but the file has no such slot'),
    ]);
  });

  describe('text in a font', () => {
    const file = 'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff';
    const textOf = (t: string) => ({
      ...red,
      fonts: { list: [{ fName: 'Sans', fFamily: 'Instrument Sans', fStyle: 'Regular', ascent: 75 }] },
      layers: [
        {
          ty: 5,
          nm: 'Title',
          ip: 0,
          op: 10,
          st: 0,
          ks: {},
          t: {
            a: [],
            p: {},
            m: { g: 1, a: { a: 0, k: [0, 0] } },
            d: { k: [{ t: 0, s: { t, f: 'Sans', s: 50, fc: [0, 0, 0] } }] },
          },
        },
      ],
    });

    test('is drawn as outlines, at the widths of the font’s letters', () => {
      const { svg, messages } = renderPoster(textOf('HH'), { fonts: { Sans: file } });
      expect(messages).toEqual([]);
      expect(svg).not.toContain('<text');
      const font = parse(Uint8Array.from(readFileSync(file)).buffer);
      const advance = (font.charToGlyph('H').advanceWidth ?? 0) / font.unitsPerEm;
      const [first, second] = [...svg.matchAll(/<path d="M([\d.]+)[^>]*style/g)].map(([, x]) => Number(x));
      expect(Number(second) - Number(first)).toBeCloseTo(advance * 50, 0);
    });

    test('is drawn in a font of the system if a font or a letter is missing, which the messages name', () => {
      const other = renderPoster(textOf('H'), { fonts: { Serif: file } });
      expect(other.svg).toContain('<text');
      expect(other.messages).toEqual(['No text is drawn with `fonts`, because it lacks "Sans".']);
      expect(renderPoster(textOf('H漢'), { fonts: { Sans: file } }).messages).toEqual([
        'The font "Sans" lacks "漢".',
      ]);
      expect(renderPoster(textOf('سلام'), { fonts: { Sans: file } }).messages[0]).toMatch(
        /letters join or combine/,
      );
    });

    test('makes renderPoster throw if the file of its font can’t be read', () => {
      const { message } = renderPoster(textOf('H'), { fonts: { Sans: 'package.json' } });
      expect(message).toMatch(/^The file of the font "Sans" can’t be read: /);
    });
  });

  test('renderPoster throws the player’s code and message', () => {
    expect(renderPoster({ ...red, w: 0 })).toEqual({
      code: 'invalid',
      message: expect.stringMatching(/^w is 0/),
    });
  });
});

describe('northlight-player', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'posters-'));
    writeFileSync(join(folder, 'a.json'), JSON.stringify(red));
    writeFileSync(join(folder, 'b.lottie'), zipSync({ 'a/one.json': strToU8(JSON.stringify(slotted)) }));
    writeFileSync(join(folder, 'broken.json'), '{');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const run = (args: string[], input?: string) =>
    spawnSync(process.execPath, [join(dist, 'cli.js'), ...args], { cwd: folder, encoding: 'utf8', input });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  test('poster writes an SVG file next to each animation, and reports a broken one', () => {
    const { status, stderr } = run(['poster', 'a.json', 'broken.json', 'b.lottie']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^broken\.json: The animation is not valid JSON/);
    for (const name of ['a.svg', 'b.svg']) expect(read(name)).toMatch(/^<svg.*<\/svg>$/);
  });

  test('poster writes to the given file or folder, or from the standard input to the standard output', () => {
    expect(run(['poster', 'a.json', '-o', 'x/y.svg', '--at', '50%', '--width', '40']).status).toBe(0);
    expect(read('x/y.svg')).toMatch(/width="40".*translate\(25/);
    expect(run(['poster', 'a.json', 'b.lottie', '--output', 'z']).status).toBe(0);
    expect(read('z/b.svg')).toContain('<svg');
    expect(run(['poster', '-'], JSON.stringify(red)).stdout).toMatch(/^<svg.*<\/svg>$/);
  });

  test('check prints the size, the renderers, and what is left out', () => {
    const { status, stdout } = run(['check', 'a.json']);
    expect(status).toBe(0);
    expect(stdout).toContain('100 × 100 pixels, 10 frames, 10 per second');
    expect(stdout).toContain('The canvas renderer draws the file.');
    expect(run(['check', 'broken.json']).status).toBe(1);
  });

  test('wrong arguments print the help', () => {
    expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage:') });
    for (const args of [[], ['poster'], ['draw', 'a.json'], ['poster', 'a.json', '--nope']])
      expect(run(args)).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage:') });
  });
});
