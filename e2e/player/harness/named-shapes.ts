import { IDENTITY_TRANSFORM, square, staticValue } from './square';

const [layer] = square().layers;

const rectangle = (x: number, y: number, size: number) => ({
  ty: 'rc',
  p: staticValue([x, y]),
  s: staticValue([size, size]),
  r: staticValue(0),
});

const RED = staticValue([1, 0, 0, 1]);

/** A color that changes from red to blue. */
const redToBlue = {
  a: 1,
  k: [
    { t: 0, s: [1, 0, 0, 1], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
    { t: 60, s: [0, 0, 1, 1] },
  ],
};

const group = (nm: string, ...it: object[]) => ({ ty: 'gr', nm, it: [...it, IDENTITY_TRANSFORM] });

const still = { ...layer?.ks, p: staticValue([0, 0, 0]), a: staticValue([0, 0, 0]) };

/**
 * An animation of 100 by 100 pixels whose shapes have names. The layer `Icon` of the composition layer `Wheel (1)` contains the
 * group `Fill 1` (upper left), whose color changes from red to blue, and `Line` (upper right), the red border of a
 * square. Below are the gradient `Sky` of red and lime (left) and the red solid `Paper` (right).
 */
export const namedShapes = () => structuredClone(NAMED_SHAPES);

const NAMED_SHAPES = {
  ...square(),
  assets: [
    {
      id: 'wheel',
      layers: [
        {
          ...layer,
          nm: 'Icon',
          cl: 'ink',
          ks: still,
          shapes: [
            group('Fill 1', rectangle(25, 25, 50), { ty: 'fl', c: redToBlue, o: staticValue(100) }),
            group('Line', rectangle(75, 25, 40), {
              ty: 'st',
              c: RED,
              o: staticValue(100),
              w: staticValue(10),
            }),
          ],
        },
      ],
    },
  ],
  layers: [
    {
      ...layer,
      nm: 'Wheel (1)',
      ty: 0,
      refId: 'wheel',
      w: 100,
      h: 100,
      shapes: undefined,
      ks: still,
      ind: 1,
    },
    {
      ...layer,
      nm: 'Sky',
      ind: 2,
      ks: still,
      shapes: [
        group('Day', rectangle(25, 75, 50), {
          ty: 'gf',
          t: 1,
          s: staticValue([0, 0]),
          e: staticValue([50, 0]),
          g: { p: 2, k: staticValue([0, 1, 0, 0, 1, 0, 1, 0]) },
          o: staticValue(100),
        }),
      ],
    },
    {
      ...layer,
      nm: 'Paper',
      ty: 1,
      ind: 3,
      sc: '#ff0000',
      sw: 50,
      sh: 50,
      shapes: undefined,
      ks: { ...still, p: staticValue([50, 50, 0]) },
    },
  ],
};
