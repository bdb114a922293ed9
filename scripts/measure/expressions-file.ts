const still = (k: unknown) => ({ a: 0, k });
const expression = (x: string, k: unknown) => ({ a: 0, k, x: `var $bm_rt;\n$bm_rt = ${x};` });

const EASE = { x: [0.5], y: [0.5] };
const TURN = [
  { t: 0, s: [0], i: EASE, o: EASE },
  { t: 15, s: [45] },
];

/** The transforms of layers, each of which has a simple expression in the form that exporters write. */
const TRANSFORMS = [
  { r: expression('$bm_mul(time, 90)', 0) },
  { o: expression('linear($bm_mod(time, 1), 0, 1, 100, 40)', 100) },
  { s: expression('$bm_sum(value, [$bm_mul(Math.sin($bm_mul(time, 5)), 20), 0, 0])', [100, 100, 100]) },
  { r: { a: 1, k: TURN, x: "var $bm_rt;\n$bm_rt = loopOut('pingpong');" } },
  { p: expression('[$bm_sum(value[0], $bm_mul(4, Math.cos(time))), value[1]]', [0, 0, 0]) },
];

/** Returns a file of two seconds in which 200 layers have an expression each. */
export function expressionsFile() {
  const shape = [
    { ty: 'rc', d: 1, p: still([0, 0]), s: still([14, 14]), r: still(2) },
    { ty: 'fl', c: still([0, 0.4, 0.3, 1]), o: still(100) },
    { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
  ];
  const layers = Array.from({ length: 200 }, (_, index) => {
    const p = [10 + 20 * (index % 20), 20 + 40 * Math.floor(index / 20), 0];
    const transform: Record<string, { k: unknown }> = structuredClone(
      TRANSFORMS[index % TRANSFORMS.length] ?? {},
    );
    if (transform.p) transform.p.k = p;
    const ks = {
      o: still(100),
      r: still(0),
      a: still([0, 0, 0]),
      s: still([100, 100, 100]),
      p: still(p),
      ...transform,
    };
    return {
      ddd: 0,
      ind: index + 1,
      ty: 4,
      sr: 1,
      ks,
      ao: 0,
      ip: 0,
      op: 120,
      st: 0,
      bm: 0,
      shapes: [{ ty: 'gr', it: shape }],
    };
  });
  return JSON.stringify({ v: '5.7.4', fr: 60, ip: 0, op: 120, w: 400, h: 400, ddd: 0, assets: [], layers });
}
