import { type Animation, asArray, asRecord, type Layer, LayerType } from '../lottie';
import { isJustified } from '../text-shaping';
import { documentsOf, layersOf } from '../traverse';
import { assignValues, removeInvalid } from './defaults';

/** The font for text in a file without fonts. */
const FONT = { fName: 'sans-serif', fFamily: 'sans-serif', fStyle: 'Regular', ascent: 75 };

/** The weights of fonts, by the name of the style. The first match applies. */
const WEIGHTS: readonly [name: RegExp, weight: string][] = [
  [/semibold|demi(?!light)/, '600'],
  [/(extra|ultra)bold/, '800'],
  [/black|heavy/, '900'],
  [/(extra|ultra)light/, '200'],
  [/bold/, '700'],
];

/** The properties of a range selector. All except the amount (`a`) are optional in lottie-web. */
const SELECTOR = ['s', 'e', 'o', 'xe', 'ne', 'sm'];

/** Default values of the properties of text on a path. */
const PATH = { a: 0, f: 0, l: 0, p: 1, r: 0 };

/** The default line height, as a multiple of the font size. */
const LINE_HEIGHT = 1.2;

/**
 * Adds the text and font fields that are optional in the format but required by lottie-web: animators, text
 * paths, alignment, range selectors and font families. Converts line feeds to carriage returns, the only line
 * breaks that lottie-web supports. Changes 7 sample files.
 */
export function completeTexts(animation: Animation) {
  const texts = layersOf(animation).filter(({ ty }) => ty === LayerType.text);
  if (texts.length === 0) return;
  completeFonts(animation);
  for (const layer of texts) completeText(layer);
}

function completeFonts(animation: Animation) {
  const fonts = asRecord(animation.fonts);
  const list = asArray(fonts.list).filter(
    (font) => typeof font === 'object' && font !== null && !Array.isArray(font),
  );
  for (const font of list) {
    for (const field of ['fName', 'fFamily', 'fStyle'])
      if (typeof font[field] !== 'string') font[field] = field === 'fFamily' ? font.fName : '';
    // The glyphs of a font refer to the name of its style.
    if (!animation.chars) completeStyle(font);
  }
  if (list.length !== asArray(fonts.list).length || list.length === 0)
    animation.fonts = { ...fonts, list: list.length > 0 ? list : [{ ...FONT }] };
}

/**
 * Sets the weight of a font according to the name of its style, such as “SemiBold Italic”. lottie-web reads only
 * names that are a single word (airbnb/lottie-web#1864).
 */
function completeStyle(font: { fWeight?: unknown; fStyle: string }) {
  const name = font.fStyle.toLowerCase().replace(/[\s_-]/g, '');
  const [, weight] = WEIGHTS.find(([pattern]) => pattern.test(name)) ?? [];
  if (weight) font.fWeight ||= weight;
  if (/.italic|oblique/.test(name)) font.fStyle += ' italic';
}

function completeText(layer: Layer) {
  const text = asRecord(layer.t);
  layer.t = text;
  const path = asRecord(text.p);
  text.p = path;
  if (path.m !== undefined) assignValues(path, PATH);
  const grouping = { g: 1, ...asRecord(text.m) };
  text.m = grouping;
  assignValues(grouping, { a: [0, 0] });
  text.a = asArray(text.a).filter((animator) => typeof animator === 'object' && animator !== null);
  // Without an animator, lottie-web draws each line as a single element.
  if (documentsOf(layer).some(isJustified) && asArray(text.a).length === 0) text.a = [{}];
  for (const animator of asArray(text.a)) {
    const properties = asRecord(animator.a);
    animator.a = properties;
    removeInvalid(properties, Object.keys(properties));
    // lottie-web ignores an animator if its range selector has no shape, and throws if there is no selector, or
    // if the selector has no amount.
    animator.s = { b: 1, r: 1, sh: 1, t: 0, ...asRecord(animator.s) };
    removeInvalid(animator.s, SELECTOR);
    assignValues(animator.s, { a: 100 });
  }
  const source = asRecord(text.d);
  const keyframes = asArray(source.k).filter((keyframe) => typeof keyframe === 'object' && keyframe !== null);
  // Files before version 4.4.14 contain the text instead of keyframes. lottie-web reads it from there.
  if (keyframes.length === 0) keyframes.push({ t: 0, s: source });
  for (const keyframe of keyframes) {
    const document = asRecord(keyframe.s);
    keyframe.s = document;
    document.s ??= 0;
    document.t = String(document.t ?? '').replace(/\r?\n/g, '\r');
    for (const field of ['j', 'tr', 'ls']) document[field] ??= 0;
    document.lh ??= Number(document.s) * LINE_HEIGHT;
  }
  text.d = { ...source, k: keyframes };
}
