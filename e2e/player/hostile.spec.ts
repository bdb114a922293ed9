import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exhaustiveUnless } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import { casesFolder } from './harness/cases';
import { precompLayer } from './harness/layers';
import { IDENTITY_TRANSFORM, square, staticValue } from './harness/square';
import { RENDERERS } from './renderers';

/** Milliseconds after which a page is held. */
const LIMIT = 3000;

const files = readdirSync(join(casesFolder, 'hostile')).map((file) => `/cases/hostile/${file}`);

const { layers, ...animation } = square();
const withShapes = (shapes: object[]) => ({ ...animation, layers: [{ ...layers[0], shapes }] });
const dot = (x: number) => ({
  ty: 'rc',
  d: 1,
  s: staticValue([4, 4]),
  p: staticValue([x, 0]),
  r: staticValue(0),
});
const fill = { ty: 'fl', c: staticValue([1, 0, 0, 1]), o: staticValue(100) };
const repeater = (copies: number) => ({
  ty: 'rp',
  c: staticValue(copies),
  o: staticValue(0),
  tr: { ...IDENTITY_TRANSFORM, p: staticValue([1, 0]), so: staticValue(100), eo: staticValue(100) },
});
const group = (...it: object[]) => ({ ty: 'gr', it: [...it, IDENTITY_TRANSFORM] });
/** As text: a depth like this is more than what carries objects to the page can take. */
const nested = (depth: number, after: object[] = [], end = ']}') => {
  const shapes = JSON.stringify(withShapes([{ inner: 0 }, ...after]));
  const inner = JSON.stringify(group(dot(0), fill));
  return shapes.replace('{"inner":0}', `${'{"ty":"gr","it":['.repeat(depth)}${inner}${end.repeat(depth)}`);
};
const turn = JSON.stringify({ ...IDENTITY_TRANSFORM, r: staticValue(1) });
const outline = (points: number) => {
  const zeros = Array.from({ length: points }, () => [0, 0]);
  const v = zeros.map((_, point) => [(point % 50) - 25, (point % 7) * 5]);
  return { ty: 'sh', ks: staticValue({ c: true, v, i: zeros, o: zeros }) };
};
/** Shapes in compositions that each show the next one twice. */
const doubled = (times: number, shapes: object[]) => {
  const assets = Array.from({ length: times }, (_, id) => ({
    id: `c${id}`,
    layers:
      id < times - 1 ? [precompLayer(`c${id + 1}`), precompLayer(`c${id + 1}`)] : [{ ...layers[0], shapes }],
  }));
  return { ...animation, assets, layers: [precompLayer('c0')] };
};

const tooMuch: Record<string, object | string> = {
  'a hundred shapes repeated a thousand times': withShapes([
    ...Array.from({ length: 100 }, (_, x) => dot(x)),
    fill,
    repeater(1000),
  ]),
  '1,500 groups in each other, repeated': nested(1500, [repeater(8)]),
  '5,000 groups in each other': nested(5000),
  '1,500 groups in each other that turn': nested(1500, [], `,${turn}]}`),
  'an outline in compositions that double': doubled(11, [outline(2000), fill]),
  'an outline that is filled a thousand times': withShapes([
    outline(2000),
    ...Array.from({ length: 1000 }, () => fill),
  ]),
  'ten thousand groups': withShapes(Array.from({ length: 10_000 }, () => group(dot(0), fill))),
  'layers that follow each other': {
    ...animation,
    layers: Array.from({ length: 3000 }, (_, ind) => ({ ...layers[0], ind, parent: ind + 1 })),
  },
  'many repeaters of few copies': withShapes(
    Array.from({ length: 100 }, () => group(group(dot(0), fill), repeater(40))),
  ),
};

for (const renderer of RENDERERS) {
  test(
    `${renderer}: a hostile file asks for nothing, adds nothing and ends`,
    exhaustiveUnless(renderer === 'svg'),
    async ({ page }) => {
      const player = playerOf(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const elements = () => page.locator('iframe, form, script, body style, object, embed').count();
      const before = await elements();
      for (const src of files) {
        await test.step(src, async () => {
          asked.length = 0;
          const started = Date.now();
          const state = await player.load({ src, renderer });
          expect.soft(state, src).toBe('stopped');
          expect.soft(Date.now() - started, src).toBeLessThan(LIMIT);
          expect
            .soft(
              asked.filter((path) => path !== src && !path.startsWith('/bundle/')),
              src,
            )
            .toEqual([]);
          expect.soft(await elements(), src).toBe(before);
          await player.unmount();
        });
      }
    },
  );

  for (const [what, src] of Object.entries(tooMuch)) {
    test(`${renderer}: ${what} hold no page`, exhaustiveUnless(renderer === 'svg'), async ({ page }) => {
      const player = playerOf(page);
      // An object of this size takes its time to the page.
      const text = typeof src === 'string' ? src : JSON.stringify(src);
      const started = Date.now();
      expect(['stopped', 'error']).toContain(await player.load({ src: text, renderer }));
      expect(Date.now() - started).toBeLessThan(LIMIT);
      await player.unmount();
      expect(await player.load({ src: square(), renderer })).toBe('stopped');
    });
  }
}
