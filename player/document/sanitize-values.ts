import { type Animation, asArray, asRecord, LayerType } from './lottie';
import { layersOf, shapesOf, visitObjects } from './traverse';

/** Matches CSS colors that contain no URL. */
const COLOR = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/**
 * Matches the URLs of stylesheets that a file is allowed to load: those of the services for the font origins
 * `g` (Google Fonts) and `t` (Adobe Fonts).
 */
const FONT_SERVICES = /^(https:)?\/\/(fonts\.googleapis\.com|(use|p)\.typekit\.net)\//;

type Font = { fFamily?: unknown; fPath?: unknown; fOrigin?: unknown; origin?: unknown };

/**
 * Replaces invalid colors of solids with black. lottie-web writes the color to an attribute, which could
 * otherwise contain a URL.
 */
export function sanitizeColors(animation: Animation) {
  for (const layer of layersOf(animation)) {
    if (layer.sc !== undefined && !(typeof layer.sc === 'string' && COLOR.test(layer.sc)))
      layer.sc = '#000000';
  }
}

/**
 * Removes the field `length` from all objects. Otherwise, lottie-web would iterate over such an object as if
 * it were an array.
 */
export function removeLengths(animation: Animation) {
  visitObjects(animation, (object) => {
    if (!Array.isArray(object)) Reflect.deleteProperty(object, 'length');
  });
}

/**
 * Removes the ids, class names and tag names of elements from a file. Styles of the page could apply to
 * a class, and the tag name of a custom element would run code of the page.
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
 * Removes the URL of a font if the file could use the font to change the page: lottie-web loads any
 * stylesheet, and copies the name and the URL of a font to a stylesheet. Text whose font has no URL is drawn
 * in a font of the page.
 */
export function sanitizeFonts(animation: Animation) {
  const { list } = asRecord(animation.fonts);
  const hasText = layersOf(animation).some(({ ty }) => ty === LayerType.text);
  // lottie-web throws if `fonts` has no list, and waits even for fonts that no text uses.
  if (!Array.isArray(list) || !hasText) delete animation.fonts;
  for (const font of asArray(list).filter(Boolean)) {
    if (!isHarmless(font)) delete font.fPath;
  }
}

function isHarmless({ fFamily, fPath, fOrigin, origin }: Font): boolean {
  if (typeof fFamily !== 'string' || typeof fPath !== 'string') return false;
  // The renderer loads data URLs without a stylesheet.
  if (/^data:/i.test(fPath)) return true;
  if (fOrigin === 'p' || origin === 3) return !/["{}\\\n\r\f]/.test(fFamily) && !/['\\\n\r\f]/.test(fPath);
  return FONT_SERVICES.test(fPath);
}
