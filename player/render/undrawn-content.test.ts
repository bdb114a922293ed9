import { animationText, drawableFiles } from '@/testing/corpus';
import { type Animation, asArray, asRecord } from '../document/lottie';
import { normalize } from '../document/normalize/normalize';
import { documentsOf, layersOf, shapesOf } from '../document/traverse';
import { undrawnFeatures } from './features';

/*
 * Lists everything that the files of the corpus contain, and compares it with what the player draws and with what
 * SUPPORT.md names. The lists don't use the player's own tables.
 */

/** What the player draws, and fields that change no picture. */
const DRAWN: Readonly<Record<string, string>> = {
  file: 'archive assets chars ddd fonts fr h ip layers markers meta metadata mn nm op props slots v w',
  'layer type': '0 1 2 3 4 5 6 13 15',
  layer:
    'ao bm bounds cl ct ddd ef h hasMask hd ind ip ks ln masksProperties mn nm op parent refId sc sh shapes sr st sw t td tm tp tt ty w',
  transform: 'a o or p r rx ry rz s sa sk ty',
  mask: 'cl inv mode nm o pt x',
  'mask mode': 'a d f i l n s',
  effect: '20 21 22 23 24 25 28 29 35',
  'effect named': 'ADBE Fast Blur,ADBE Layer Control,ADBE Slider Control',
  text: 'a d m p',
  document: 'f fc j lh ls of ps s sc sw sz t tr',
  animator: 'fc o p r s t',
  selector: 'a b e ne o r rn s sh xe',
  'shape type': 'el fl gf gr gs mm op pb rc rd rp sh sr st tm tr zz',
  el: 'd p s',
  fl: 'bm c fillEnabled o r',
  gf: 'a bm e g h o r s t',
  gr: 'bm cix cl it np',
  gs: 'a bm c d e g h lc lj ml ml2 o r s t w',
  mm: 'mm',
  pb: 'a',
  rc: 'bm d p r s',
  rd: 'r',
  rp: 'c m o tr',
  sh: 'bm closed d ks',
  sr: 'd ir is or os p pt r sy',
  st: 'bm c d fillEnabled lc lj ml ml2 o w',
  tm: 'e m o s',
  tr: 'a o p r s sa sk',
};

/** Fields of every shape. */
const SHAPE = 'hd ind ix mn nm ty';

const EFFECTS = "effects that SUPPORT.md doesn't list";
const ANIMATORS =
  'text animators of blur, line spacing, the opacity of fills and strokes, and the hue, saturation and brightness of strokes';

/** What the player doesn't draw, with its name in SUPPORT.md. */
const UNDRAWN: Readonly<Record<string, string>> = {
  'composition ct': "compositions that don't clip their layers",
  'effect named ADBE GROW BOUNDS': EFFECTS,
  'effect named ADBE Ramp': EFFECTS,
  'effect named CC Bend It': EFFECTS,
  'effect named CC Force Motion Blur': EFFECTS,
  'effect named CC Particle Systems II': EFFECTS,
  'animator fo': ANIMATORS,
  'animator so': ANIMATORS,
};

const isSet = (value: unknown) => value && (!Array.isArray(value) || value.length > 0);

/** Returns the contents of a file that are neither empty nor in `DRAWN`. */
function contentsOf(animation: Animation): Set<string> {
  const found = new Set<string>();
  const add = (kind: string, value: unknown, drawn = DRAWN[kind] ?? '') => {
    const list = drawn.split(drawn.includes(',') ? ',' : ' ');
    if (!list.includes(String(value))) found.add(`${kind} ${value}`);
  };
  const addFields = (kind: string, part: unknown, drawn?: string) => {
    for (const [field, value] of Object.entries(asRecord(part))) if (isSet(value)) add(kind, field, drawn);
  };
  addFields('file', animation);
  const letters = asArray(animation.chars).map((letter) => asRecord(letter?.data));
  for (const layer of [...layersOf(animation), ...letters]) {
    if (layer.ty !== undefined) add('layer type', layer.ty);
    if (layer.ty === 0 && layer.ct) found.add('composition ct');
    addFields('layer', layer);
    addFields('transform', layer.ks);
    for (const mask of asArray(layer.masksProperties)) {
      addFields('mask', mask);
      add('mask mode', mask.mode);
    }
    for (const { ty, mn, en } of asArray(layer.ef)) {
      if (en === 0 || String(mn).startsWith('Pseudo/')) continue;
      if (ty === 5) add('effect named', mn);
      else add('effect', ty);
    }
    addFields('text', layer.t);
    for (const document of documentsOf(layer)) addFields('document', document);
    for (const animator of asArray(asRecord(layer.t).a)) {
      addFields('animator', animator.a);
      addFields('selector', animator.s);
    }
    for (const shape of shapesOf(layer)) {
      add('shape type', shape.ty);
      addFields(String(shape.ty), shape, `${DRAWN[String(shape.ty)]} ${SHAPE}`);
    }
  }
  return found;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test.each(drawableFiles)('SUPPORT.md names what the player doesn’t draw of %s', (file) => {
  const animation = JSON.parse(animationText(file));
  const contents = contentsOf(animation);
  const unknown = [...contents].filter((kind) => !UNDRAWN[kind]);
  expect(unknown).toEqual([]);
  normalize(animation);
  expect(undrawnFeatures(animation).sort()).toEqual(
    [...new Set([...contents].map((kind) => UNDRAWN[kind]))].sort(),
  );
});

test('what the player draws has no name in SUPPORT.md', () => {
  const layers = [{ ty: 4, nm: 'a', ef: [{ ty: 21 }], shapes: [{ ty: 'zz', hd: false }], sy: [], ct: 1 }];
  expect(contentsOf({ w: 1, h: 1, layers } as unknown as Animation)).toEqual(new Set());
});
