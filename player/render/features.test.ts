/** @jest-environment jsdom */
import type { Animation } from '../document/lottie';
import { undrawnFeatures } from './features';

const undrawnIn = (layer: object) => undrawnFeatures({ w: 9, h: 9, layers: [layer] } as unknown as Animation);

test.each([
  ['video, lights and adjustment layers', { ty: 9 }, { ty: 6 }],
  ['layer styles', { sy: [{ ty: 1 }] }, { sy: [] }],
  ["compositions that don't clip their layers", { ty: 0, ct: 1 }, { ty: 4, ct: 1 }],
  [
    'feathered masks',
    { masksProperties: [{ f: { k: [4, 4] } }] },
    { masksProperties: [{ f: { k: [0, 0] } }] },
  ],
  ["effects that SUPPORT.md doesn't list", { ef: [null, { ty: 26 }] }, { ef: [null, { ty: 26, en: 0 }] }],
  [
    "effects that SUPPORT.md doesn't list",
    { ef: [{ ty: 5, mn: 'ADBE Ramp' }] },
    { ef: [{ ty: 5, mn: 'ADBE Slider Control' }, { ty: 5, mn: 'Pseudo/Own' }, { ty: 5 }, { ty: 21 }] },
  ],
  ['the shape modifier twist', { shapes: [{ ty: 'gr', it: [{ ty: 'tw' }] }] }, { shapes: [{ ty: 'zz' }] }],
  [
    'text animators of blur, line spacing, the opacity of fills and strokes, and the hue, saturation and brightness of strokes',
    { t: { a: [{ a: { bl: { k: 4 } } }] } },
    { t: { a: [{ a: { o: { k: 4 } } }] } },
  ],
  [
    'expression selectors, which select all letters',
    { t: { a: [{ s: { t: 1 } }] } },
    { t: { a: [{ s: { t: 0 } }] } },
  ],
])('undrawnFeatures finds %s', (name, layer, other) => {
  expect([undrawnIn(layer), undrawnIn(other)]).toEqual([[name], []]);
});
