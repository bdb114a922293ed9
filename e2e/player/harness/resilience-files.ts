import { IDENTITY_TRANSFORM, precompLayer, square, staticValue } from './square';

const { layers, ...animation } = square();
const [layer] = layers;

const withShapes = (shapes: object[]) => ({ ...animation, layers: [{ ...layer, shapes }] });
const still = staticValue;
const dot = (x: number) => ({ ty: 'rc', d: 1, s: still([4, 4]), p: still([x, 0]), r: still(0) });
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
/**
 * Returns a file with nested compositions. Each composition shows the next one twice, except the last one,
 * which contains the shapes.
 */
const doubled = (times: number, shapes: object[]) => {
  const assets = Array.from({ length: times }, (_, id) => ({
    id: `c${id}`,
    layers:
      id < times - 1 ? [precompLayer(`c${id + 1}`), precompLayer(`c${id + 1}`)] : [{ ...layer, shapes }],
  }));
  return { ...animation, assets, layers: [precompLayer('c0')] };
};

/** The JSON text of files that lottie-web would take too long to render. */
export const TOO_MUCH = [
  withShapes([...Array.from({ length: 100 }, (_, x) => dot(x)), fill, repeater(1000)]),
  withShapes(Array.from({ length: 100 }, () => group(group(dot(0), fill), repeater(40)))),
  withShapes(Array.from({ length: 10_000 }, () => group(dot(0), fill))),
  withShapes([outline(2000), ...Array.from({ length: 1000 }, () => fill)]),
  doubled(11, [outline(2000), fill]),
  nested(5000),
  nested(1500, [repeater(8)]),
  nested(1500, [], `,${turn}]}`),
  // A chain of 3,000 layers. The parent of each layer is the next one.
  { ...animation, layers: Array.from({ length: 3000 }, (_, ind) => ({ ...layer, ind, parent: ind + 1 })) },
].map((file) => (typeof file === 'string' ? file : JSON.stringify(file)));
