import { layersOf } from './layers';
import { type Animation, LayerType } from './lottie';
import { asArray, asRecord } from './unknown-json';

type Font = { fFamily?: unknown; fPath?: unknown; fOrigin?: unknown; origin?: unknown };

/** Whose stylesheets a file may bring into the page: the services that fonts of origin `g` and `t` come from. */
const SERVICES = /^(https:)?\/\/(fonts\.googleapis\.com|(use|p)\.typekit\.net)\//;

/**
 * Takes the address from fonts by which a file could change the page: lottie-web puts a font's name and address into a
 * stylesheet as they are, and loads any stylesheet. Their texts are then drawn with what fonts the page has.
 */
export function cleanFonts(animation: Animation) {
  const { list } = asRecord(animation.fonts);
  const hasText = layersOf(animation).some(({ ty }) => ty === LayerType.text);
  // lottie-web looks through a list that it takes to be there, and waits for fonts that no text has.
  if (!Array.isArray(list) || !hasText) delete animation.fonts;
  for (const font of asArray(list).filter(Boolean)) {
    if (!isHarmless(font)) delete font.fPath;
  }
}

function isHarmless({ fFamily, fPath, fOrigin, origin }: Font): boolean {
  if (typeof fFamily !== 'string' || typeof fPath !== 'string') return false;
  if (fOrigin === 'p' || origin === 3) return !/["{}\\\n\r\f]/.test(fFamily) && !/['\\\n\r\f]/.test(fPath);
  return SERVICES.test(fPath);
}
