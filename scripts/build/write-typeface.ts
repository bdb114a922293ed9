import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import subsetFont from 'subset-font';
import { lettersIn, unicodeRange } from './letters';

const { resolve } = createRequire(import.meta.url);
const packageOf = '@fontsource-variable/instrument-sans';
const monoFile = resolve('@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2');

/** Returns the path of the package's font file for a character set. */
const fileOf = (alphabet: string) =>
  resolve(`${packageOf}/files/instrument-sans-${alphabet}-wght-normal.woff2`);

/**
 * Returns a WOFF2 font that contains only some characters, their kerning, and no instructions for low-resolution
 * screens. Unused variants of these characters, such as small capitals and old-style figures, are excluded.
 * @param dropTables the tables of the font to exclude
 */
async function subset(
  file: string,
  letters: string,
  how: { dropTables: readonly string[]; variationAxes?: Record<string, number> },
): Promise<string> {
  const options = {
    targetFormat: 'woff2',
    keepFeatures: ['kern'],
    noHinting: true,
    noLayoutClosure: true,
    ...how,
  } as const;
  const font = await subsetFont(await readFile(file), letters, options);
  return `data:font/woff2;base64,${font.toString('base64')}`;
}

/**
 * Returns the `@font-face` rule of the annotations' typeface, with an embedded font. The font has one width and
 * one weight. The narrow width looks like the lettering of a drawing, and its characters are as wide as those of
 * most monospaced system fonts (0.6 em).
 */
async function monoFace(letters: string): Promise<string> {
  const source = await subset(monoFile, letters, {
    variationAxes: { wdth: 75, wght: 325 },
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'STAT', 'gasp'],
  });
  return face('Martian Mono', '400', source, letters);
}

/**
 * Writes the stylesheet of the typefaces. It embeds fonts with the characters of the pages, so that these fonts
 * are available as soon as the page is styled (browser/typeface.ts). Browsers load font files for
 * other characters of the text's typeface on demand.
 * @param letters the characters that the pages use
 */
export async function writeTypeface(file: string, letters: string): Promise<void> {
  const source = await subset(fileOf('latin'), letters, {
    // Without this table, all weights use the kerning of the regular weight, which saves 3 kB.
    dropTables: ['GDEF', 'STAT', 'gasp'],
  });
  const alphabets: Record<string, string> = JSON.parse(
    await readFile(resolve(`${packageOf}/unicode.json`), 'utf8'),
  );
  const faces = Object.entries(alphabets).map(([alphabet, range]) => {
    // Exclude all characters that the pages use, including those that the typeface lacks. Otherwise, browsers
    // would load a file for the missing characters.
    const others = lettersIn(range).filter((letter) => !letters.includes(letter));
    const address = cssPath(relative(dirname(file), fileOf(alphabet)));
    return face('Instrument Sans', '400 700', address, others.join(''));
  });
  faces.push(face('Instrument Sans', '400 700', source, letters), await monoFace(letters));
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
function face(family: string, weight: string, source: string, letters: string): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${source}") format("woff2");
  unicode-range: ${unicodeRange(letters)};
}
`;
}
