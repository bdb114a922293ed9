import { imageAddress } from './image-assets';
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

/** Removes the ids and tag names of elements from a file. The tag name of a custom element would run code of the page. */
export function removeElementNames(animation: Animation) {
  for (const layer of layersOf(animation)) {
    for (const part of [layer, ...shapesOf(layer)]) {
      delete part.ln;
      delete part.tg;
    }
  }
}

/**
 * Makes the URLs of font files absolute. Removes the class names of fonts, and the URLs of style sheets that
 * could change the page. Text whose font has no URL is drawn in a font of the page.
 */
export function sanitizeFonts(animation: Animation, base: string) {
  const { list } = asRecord(animation.fonts);
  const hasText = layersOf(animation).some(({ ty }) => ty === LayerType.text);
  // lottie-web throws if `fonts` has no list, and waits even for fonts that no text uses.
  if (!Array.isArray(list) || !hasText) delete animation.fonts;
  for (const font of asArray(list).filter(Boolean)) {
    font.fPath = fontUrl(font, base);
    delete font.fClass;
  }
}

/** Returns whether the URL of a font is that of a font file. Otherwise, it is that of a style sheet. */
export const isFontFile = ({ fPath, fOrigin, origin }: Font) =>
  fOrigin === 'p' || origin === 3 || /^data:/i.test(String(fPath));

function fontUrl(font: Font, base: string): string {
  const { fFamily, fPath } = font;
  if (typeof fFamily !== 'string' || typeof fPath !== 'string') return '';
  if (isFontFile(font)) return imageAddress(fPath, base) ?? '';
  return FONT_SERVICES.test(fPath) ? fPath : '';
}
