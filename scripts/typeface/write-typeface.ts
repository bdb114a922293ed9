import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import subsetFont from 'subset-font';
import { lettersIn, unicodeRange } from './letters';

const { resolve } = createRequire(import.meta.url);
const packageOf = '@fontsource-variable/instrument-sans';

/** Returns the path of the package's font file for a character set. */
const fileOf = (alphabet: string) =>
  resolve(`${packageOf}/files/instrument-sans-${alphabet}-wght-normal.woff2`);

/**
 * Writes the stylesheet of the typeface. It embeds a font with the characters of the pages, so that this font
 * is available as soon as the page is styled (components/site/typeface.ts). Browsers load font files for
 * other characters on demand.
 * @param letters the characters that the pages use
 */
export async function writeTypeface(file: string, letters: string): Promise<void> {
  const subset = await subsetFont(await readFile(fileOf('latin')), letters, {
    targetFormat: 'woff2',
    // Exclude unused variants of characters, such as small capitals and old-style figures.
    noLayoutClosure: true,
  });
  const alphabets: Record<string, string> = JSON.parse(
    await readFile(resolve(`${packageOf}/unicode.json`), 'utf8'),
  );
  const faces = Object.entries(alphabets).map(([alphabet, range]) => {
    // Exclude all characters that the pages use, including those that the typeface lacks. Otherwise, browsers
    // would load a file for the missing characters.
    const others = lettersIn(range).filter((letter) => !letters.includes(letter));
    return face(cssPath(relative(dirname(file), fileOf(alphabet))), others.join(''));
  });
  faces.push(face(`data:font/woff2;base64,${subset.toString('base64')}`, letters));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, faces.join('\n'));
}

/** Converts a path for CSS, in which the backslashes of Windows paths would start escape sequences. */
export const cssPath = (path: string) => path.replaceAll('\\', '/');

/**
 * Returns a `@font-face` rule.
 * @param source the URL of the font
 * @param letters the characters for which browsers use the font
 */
function face(source: string, letters: string): string {
  return `@font-face {
  font-family: "Instrument Sans";
  font-weight: 400 700;
  font-display: swap;
  src: url("${source}") format("woff2");
  unicode-range: ${unicodeRange(letters)};
}
`;
}
