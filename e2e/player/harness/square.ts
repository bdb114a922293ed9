/** A property without keyframes. */
export const staticValue = (value: unknown) => ({ a: 0, k: value });

/** A group's transform that moves nothing. */
export const IDENTITY_TRANSFORM = {
  ty: 'tr',
  o: staticValue(100),
  r: staticValue(0),
  a: staticValue([0, 0]),
  s: staticValue([100, 100]),
  p: staticValue([0, 0]),
};

type SquareOptions = {
  frames?: number;
  /** In frames a second. */
  rate?: number;
  /** Red, green, blue, 0 to 1 each. */
  colour?: readonly [number, number, number];
  markers?: { tm: number; dr: number; cm: string }[];
};

/** A small animation whose every frame is known: a 40-pixel square that crosses a picture of 100 by 100. */
export function square({ frames = 60, rate = 60, colour = [1, 0, 0], markers = [] }: SquareOptions = {}) {
  const straight = { i: { x: 1, y: 1 }, o: { x: 0, y: 0 } };
  return {
    v: '5.7.0',
    fr: rate,
    ip: 0,
    op: frames,
    w: 100,
    h: 100,
    assets: [],
    markers,
    layers: [
      {
        ty: 4,
        ind: 1,
        ip: 0,
        op: frames,
        st: 0,
        ks: {
          o: staticValue(100),
          r: staticValue(0),
          a: staticValue([0, 0, 0]),
          s: staticValue([100, 100, 100]),
          p: {
            a: 1,
            k: [
              { t: 0, s: [20, 50, 0], ...straight },
              { t: frames, s: [80, 50, 0] },
            ],
          },
        },
        shapes: [
          {
            ty: 'gr',
            it: [
              { ty: 'rc', d: 1, s: staticValue([40, 40]), p: staticValue([0, 0]), r: staticValue(0) },
              { ty: 'fl', c: staticValue([...colour, 1]), o: staticValue(100), r: 1 },
              IDENTITY_TRANSFORM,
            ],
          },
        ],
      },
    ],
  };
}

/** Ten frames in one second, with the marker `part` over the frames 2 to 6. */
export const TEN_FRAMES = square({ frames: 10, rate: 10, markers: [{ tm: 2, dr: 5, cm: 'part' }] });

/**
 * The square over a line of text: lottie-web measures its font with elements that it leaves in the page.
 * @param layer what else the text's layer says of itself
 */
export function squareWithText({ expression, ...layer }: { expression?: string; ao?: 1 } = {}) {
  const animation = square();
  const words = { s: 12, f: 'sans', t: 'words', j: 0, tr: 0, lh: 14, ls: 0, fc: [0, 0, 0] };
  const text = {
    ty: 5,
    ind: 2,
    ip: 0,
    op: 60,
    st: 0,
    ks: {
      o: staticValue(100),
      r: staticValue(0),
      a: staticValue([0, 0, 0]),
      s: staticValue([100, 100, 100]),
      p: staticValue([10, 90, 0]),
    },
    t: {
      d: { k: [{ t: 0, s: words }], x: expression },
      p: {},
      m: { g: 1, a: staticValue([0, 0]) },
      a: [],
    },
    ...layer,
  };
  return {
    ...animation,
    fonts: { list: [{ fName: 'sans', fFamily: 'sans-serif', fStyle: 'Regular', ascent: 75, origin: 0 }] },
    layers: [...animation.layers, text],
  };
}
