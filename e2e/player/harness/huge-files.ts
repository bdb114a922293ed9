import { gzipSync, strToU8, zipSync } from 'fflate';
import { hostileFiles } from '@/testing/hostile-files';
import { IDENTITY_TRANSFORM, square, staticValue } from './square';

const { layers, ...animation } = square();
const [layer] = layers;

const withShapes = (shapes: object[]) => ({ ...animation, layers: [{ ...layer, shapes }] });
const dot = { ty: 'rc', d: 1, s: staticValue([4, 4]), p: staticValue([0, 0]), r: staticValue(0) };
const fill = { ty: 'fl', c: staticValue([1, 0, 0, 1]), o: staticValue(100) };
const repeater = (copies: number) => ({
  ty: 'rp',
  c: staticValue(copies),
  o: staticValue(0),
  tr: { ...IDENTITY_TRANSFORM, p: staticValue([1, 0]), so: staticValue(100), eo: staticValue(100) },
});
const group = (...it: object[]) => ({ ty: 'gr', it: [...it, IDENTITY_TRANSFORM] });
/**
 * Returns a file with deeply nested groups. The file is JSON text, because such deep objects can't be sent to
 * the page.
 */
const nested = (depth: number, after: object[] = []) => {
  const shapes = JSON.stringify(withShapes([{ inner: 0 }, ...after]));
  const inner = JSON.stringify(group(dot, fill));
  return shapes.replace('{"inner":0}', `${'{"ty":"gr","it":['.repeat(depth)}${inner}${']}'.repeat(depth)}`);
};

/**
 * The JSON text of files that lottie-web would take too long to render, keyed by what they contain.
 * file-limits.test.ts tests files that the player rejects.
 */
export const TOO_MUCH: Readonly<Record<string, string>> = {
  'many repeaters': JSON.stringify(
    withShapes(Array.from({ length: 100 }, () => group(group(dot, fill), repeater(40)))),
  ),
  'many groups': JSON.stringify(withShapes(Array.from({ length: 10_000 }, () => group(dot, fill)))),
  'deep groups': nested(5000),
  'deep groups with a repeater': nested(1500, [repeater(8)]),
};

const json = (file: object) => strToU8(JSON.stringify(file));
const hostile = (kind: string, size: number) => () => json(hostileFiles[kind]?.(size) ?? {});

const ids = Array.from({ length: 1500 }, (_, index) => `x${index}`);
const manifest = { animations: ids.map((id) => ({ id })) };
const assets = ids.map((id) => ({ id, w: 10, h: 10, u: '', p: 'a.png' }));

/**
 * Files that would block or crash a page, keyed by their names. linear-time.test.ts tests the other kinds of hostile
 * files.
 */
export const HUGE: Readonly<Record<string, () => Uint8Array>> = {
  'mattes.json': hostile('mattes', 40_000),
  'hold-keyframes.json': hostile('keyframes that hold a path', 20_000),
  'gradient-keyframes.json': hostile('keyframes of a gradient', 20_000),
  'masks.json': hostile('intersecting masks', 2000),
  'few-masks.json': hostile('intersecting masks', 300),
  'dashes.json': hostile('dashed lines', 500),
  'animators.json': hostile('animators', 2000),
  'fonts.json': hostile('fonts and texts', 5000),
  'letters.json': hostile('letters that are compositions', 1000),
  'slot-copies.json': hostile('references to a slot with keyframes', 5000),
  'crossings.json': hostile('crossings of merged paths', 3000),
  'few-crossings.json': hostile('crossings of merged paths', 130),
  'visible-mattes.json': hostile('visible mattes', 3000),
  'zeros.json.gz': () => gzipSync(new Uint8Array(300 * 2 ** 20)),
  'deep.json.gz': () => gzipSync(strToU8('['.repeat(60 * 2 ** 20))),
  'animations.lottie': () =>
    zipSync({
      'manifest.json': json(manifest),
      ...Object.fromEntries(ids.map((id) => [`a/${id}.json`, json(square())])),
    }),
  'one-image-often.lottie': () =>
    zipSync({ 'a/a.json': json({ ...square(), assets }), 'i/a.png': new Uint8Array(1e6) }),
};
