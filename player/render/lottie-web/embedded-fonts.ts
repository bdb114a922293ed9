import getFontProperties, { type FontProperties } from 'lottie-web/player/js/utils/getFontProperties.js';
import { type Animation, asArray, asRecord } from '../../document/lottie';

type EmbeddedFont = { face: FontFace; url: string; users: number };

const BASE64_URL = /^data:[^,"\\]*;base64,([\w+/=]+)$/i;

/** The embedded fonts of all files that the page shows, keyed by data URL and style. */
const embedded = new Map<string, EmbeddedFont>();

let count = 0;

/**
 * Adds a file's embedded fonts (data URLs) to the page. Doesn't use a style sheet, because a strict content
 * security policy forbids style sheets. Each font gets a unique family name, because two files can contain
 * different fonts with the same name. Adds cleanup functions to `onDestroy`.
 */
export function addEmbeddedFonts({ fonts, chars }: Animation, onDestroy: (() => void)[]) {
  // lottie-web doesn't use the fonts of a file with glyph outlines.
  if (chars) return;
  for (const font of asArray(asRecord(fonts).list)) {
    if (!/^data:/i.test(font?.fPath)) continue;
    const family = addFont(font.fPath, getFontProperties(font), onDestroy);
    // Remove the URL. Otherwise, lottie-web would add a style sheet for the font.
    font.fPath = '';
    if (!family) console.warn(`The font "${font.fName}" of the animation can't be read.`);
    else font.fFamily = CSS.supports('font-family', font.fFamily) ? `${family}, ${font.fFamily}` : family;
  }
}

/**
 * Adds an embedded font to the page. Removes the font when every renderer that uses it has been destroyed.
 * @returns the unique family name of the font; `undefined` if the font can't be read
 */
function addFont(url: string, properties: FontProperties, onDestroy: (() => void)[]): string | undefined {
  const key = JSON.stringify([url, properties]);
  const font = embedded.get(key) ?? createFont(url, properties);
  if (!font) return undefined;
  const { face } = font;
  embedded.set(key, font);
  document.fonts.add(face);
  font.users += 1;
  onDestroy.push(() => {
    font.users -= 1;
    if (font.users > 0) return;
    embedded.delete(key);
    document.fonts.delete(face);
  });
  return face.family;
}

function createFont(url: string, properties: FontProperties): EmbeddedFont | undefined {
  const [, base64] = BASE64_URL.exec(url) ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64 ?? ''), (byte) => byte.charCodeAt(0));
    count += 1;
    const face = new FontFace(`lottie-font-${count}`, bytes, properties);
    face.loaded.catch(() => {});
    return face.status === 'error' ? undefined : { face, url, users: 0 };
  } catch {
    return undefined;
  }
}

/** Returns a style sheet with the embedded fonts that an SVG uses. */
export function embeddedFontRules(svg: Element): string {
  const families = [...svg.querySelectorAll('[font-family]')].flatMap(
    (text) => text.getAttribute('font-family')?.split(', ') ?? [],
  );
  return [...embedded.values()]
    .filter(({ face }) => families.includes(face.family))
    .map(
      ({ face: { family, style, weight }, url }) =>
        `@font-face{font-family:${family};font-style:${style};font-weight:${weight};src:url("${url}")}`,
    )
    .join('');
}
