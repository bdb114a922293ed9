import { square, staticValue } from './square';

/** A composition of 60 by 60 with larger content, turned in the middle of an animation of 100 by 100. */
export function turnedComposition({ opacity = 100, isNested = false }) {
  const [{ ks } = {}] = square().layers;
  const span = { ind: 1, ip: 0, op: 60, st: 0 };
  const shown = { ...span, ty: 0, w: 60, h: 60 };
  const filled = {
    ...span,
    ty: 1,
    sw: 200,
    sh: 200,
    sc: '#ff0000',
    ks: { ...ks, p: staticValue([-70, -70]) },
  };
  const turned = { a: staticValue([30, 30]), p: staticValue([50, 50]), r: staticValue(20) };
  return {
    ...square(),
    assets: [
      { id: 'filled', layers: [filled] },
      {
        id: 'nested',
        layers: [{ ...shown, w: 80, h: 80, refId: 'filled', ks: { ...ks, p: staticValue([-10, -10]) } }],
      },
    ],
    layers: [
      { ...shown, refId: isNested ? 'nested' : 'filled', ks: { ...ks, ...turned, o: staticValue(opacity) } },
    ],
  };
}

/** A square that a mask cuts to its upper left quarter, and that an effect then moves to the middle. */
export function movedMask() {
  const { layers, ...file } = square();
  const straight = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  const pt = staticValue({
    c: true,
    v: [
      [0, 0],
      [50, 0],
      [50, 50],
      [0, 50],
    ],
    i: straight,
    o: straight,
  });
  // Anchor, position, one scale for both, scales, skew and its axis, turn, opacity.
  const values = [[0, 0], [25, 25], 1, 100, 100, 0, 0, 0, 100];
  return {
    ...file,
    layers: [
      {
        ...layers[0],
        ty: 1,
        sw: 100,
        sh: 100,
        sc: '#ff0000',
        ks: { ...layers[0]?.ks, p: staticValue([0, 0]) },
        hasMask: true,
        masksProperties: [{ mode: 'a', inv: false, o: staticValue(100), pt }],
        ef: [
          {
            ty: 35,
            en: 1,
            ef: values.map((value) => ({ ty: typeof value === 'number' ? 0 : 3, v: staticValue(value) })),
          },
        ],
      },
    ],
  };
}
