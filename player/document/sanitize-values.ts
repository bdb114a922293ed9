import { type Animation, asArray, asRecord, LayerType } from './lottie';
import { layersOf, shapesOf, visitObjects } from './traverse';

/** A CSS color that contains no URL. */
const COLOR = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/** Services whose stylesheets a file may load: fonts with the origins `g` and `t` come from them. */
const FONT_SERVICES = /^(https:)?\/\/(fonts\.googleapis\.com|(use|p)\.typekit\.net)\//;

type Font = { fFamily?: unknown; fPath?: unknown; fOrigin?: unknown; origin?: unknown };

/**
 * Makes solids black whose color is not valid: lottie-web writes it into an attribute, which could contain a
 * URL.
 */
export function sanitizeColors(animation: Animation) {
  for (const layer of layersOf(animation)) {
    if (layer.sc !== undefined && !(typeof layer.sc === 'string' && COLOR.test(layer.sc)))
      layer.sc = '#000000';
  }
}

/**
 * Removes `length` from all objects: lottie-web would iterate over an object with a huge length as over an
 * array.
 */
export function removeLengths(animation: Animation) {
  visitObjects(animation, (object) => {
    if (!Array.isArray(object)) Reflect.deleteProperty(object, 'length');
  });
}

/**
 * Removes the ids, classes and tag names that a file sets on its elements: the host page has rules for
 * classes, and a custom element would run the page's code.
 */
export function removeElementNames(animation: Animation) {
  for (const layer of layersOf(animation)) {
    for (const part of [layer, ...shapesOf(layer)]) {
      delete part.ln;
      delete part.cl;
      delete part.tg;
    }
  }
}

/**
 * Removes the URL of fonts by which a file could change the page: lottie-web copies the name and the URL of a
 * font into a stylesheet, and loads any stylesheet. Texts in such a font are drawn with a font of the page.
 */
export function sanitizeFonts(animation: Animation) {
  const { list } = asRecord(animation.fonts);
  const hasText = layersOf(animation).some(({ ty }) => ty === LayerType.text);
  // lottie-web expects `list` to exist, and waits for fonts that no text uses.
  if (!Array.isArray(list) || !hasText) delete animation.fonts;
  for (const font of asArray(list).filter(Boolean)) {
    if (!isHarmless(font)) delete font.fPath;
  }
}

function isHarmless({ fFamily, fPath, fOrigin, origin }: Font): boolean {
  if (typeof fFamily !== 'string' || typeof fPath !== 'string') return false;
  // The renderer loads these without a style sheet.
  if (/^data:/i.test(fPath)) return true;
  if (fOrigin === 'p' || origin === 3) return !/["{}\\\n\r\f]/.test(fFamily) && !/['\\\n\r\f]/.test(fPath);
  return FONT_SERVICES.test(fPath);
}
