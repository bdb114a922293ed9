import getFontProperties, { type FontProperties } from 'lottie-web/player/js/utils/getFontProperties.js';
import { type Animation, asArray, asRecord } from '../../document/lottie';
import { isFontFile } from '../../document/sanitize-values';
import { cssString } from './css-string';

type LoadedFont = { face: FontFace; url: string; key: string; owner: Document; users: number };

const BASE64_URL = /^data:[^,]*;base64,([\w+/=]+)$/i;

/** The fonts of all files that are on screen. */
const loaded = new Set<LoadedFont>();

let count = 0;

/**
 * Adds the fonts of a file to the document of its player. Doesn't use a style sheet, because the file could add rules
 * to it, and because a strict content security policy forbids it. Each font gets a unique family name, because two
 * files can contain different fonts with the same name. Adds cleanup functions to `onDestroy`.
 */
export function addFonts({ fonts, chars }: Animation, owner: Document, onDestroy: (() => void)[]) {
  // lottie-web doesn't use the fonts of a file with glyph outlines.
  if (chars) return;
  for (const font of asArray(asRecord(fonts).list)) {
    if (!font?.fPath || !isFontFile(font)) continue;
    const family = addFont(font.fPath, getFontProperties(font), owner, onDestroy);
    // Remove the URL. Otherwise, lottie-web would add a style sheet for the font.
    font.fPath = '';
    if (!family) console.warn(`The font "${font.fName}" of the animation can't be read.`);
    else font.fFamily = CSS.supports('font-family', font.fFamily) ? `${family}, ${font.fFamily}` : family;
  }
}

/**
 * Adds a font to a document. Removes the font when every renderer that uses it has been destroyed.
 * @returns the unique family name of the font; `undefined` if the font can't be read
 */
function addFont(
  url: string,
  properties: FontProperties,
  owner: Document,
  onDestroy: (() => void)[],
): string | undefined {
  const key = JSON.stringify([url, properties]);
  const same = [...loaded].find((font) => font.key === key && font.owner === owner);
  const face = same?.face ?? createFace(url, properties, owner);
  if (!face) return undefined;
  const font = same ?? { face, url, key, owner, users: 0 };
  loaded.add(font);
  owner.fonts.add(face);
  font.users += 1;
  onDestroy.push(() => {
    font.users -= 1;
    if (font.users > 0) return;
    loaded.delete(font);
    owner.fonts.delete(face);
  });
  return face.family;
}

function createFace(url: string, properties: FontProperties, owner: Document): FontFace | undefined {
  try {
    count += 1;
    const { FontFace } = owner.defaultView ?? window;
    const face = new FontFace(`lottie-font-${count}`, fontSourceOf(url), properties);
    face.loaded.catch(() => {});
    return face.status === 'error' ? undefined : face;
  } catch {
    return undefined;
  }
}

/** Returns the bytes of a data URL, because few content security policies allow data URLs of fonts. */
function fontSourceOf(url: string): Uint8Array<ArrayBuffer> | string {
  if (!/^data:/i.test(url)) return `url(${cssString(url)})`;
  const [, base64] = BASE64_URL.exec(url) ?? [];
  return Uint8Array.from(atob(base64 ?? ''), (byte) => byte.charCodeAt(0));
}

/** Returns a style sheet with the fonts of files that an SVG uses. */
export function fontRules(svg: Element): string {
  const families = [...svg.querySelectorAll('[font-family]')].flatMap(
    (text) => text.getAttribute('font-family')?.split(', ') ?? [],
  );
  return [...loaded]
    .filter(({ face }) => families.includes(face.family))
    .map(
      ({ face: { family, style, weight }, url }) =>
        `@font-face{font-family:${family};font-style:${style};font-weight:${weight};src:url(${cssString(url)})}`,
    )
    .join('');
}
