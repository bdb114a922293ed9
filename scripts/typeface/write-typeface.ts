import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import subsetFont from 'subset-font';
import { codesOf, unicodeRange } from './letters';

const { resolve } = createRequire(import.meta.url);
const packageOf = '@fontsource-variable/instrument-sans';

/** The file of the package that holds an alphabet. */
const fileOf = (alphabet: string) =>
  resolve(`${packageOf}/files/instrument-sans-${alphabet}-wght-normal.woff2`);

/**
 * Writes the stylesheet of the typeface. The letters that the pages use stand in it, so that they are there as soon as the
 * page is styled (components/site/typeface.ts); every other letter is in a file that is fetched when one is typed.
 * @param letters those that the pages use
 */
export async function writeTypeface(file: string, letters: string): Promise<void> {
  const used = new Set(codesOf(unicodeRange(letters)));
  const subset = await subsetFont(await readFile(fileOf('latin')), letters, {
    targetFormat: 'woff2',
    // Without the forms of a letter that nothing here asks for: small capitals, other figures.
    noLayoutClosure: true,
  });
  const alphabets: Record<string, string> = JSON.parse(
    await readFile(resolve(`${packageOf}/unicode.json`), 'utf8'),
  );
  const faces = Object.entries(alphabets).map(([alphabet, range]) => {
    // The typeface lacks some of the letters that the pages use: no file need be fetched for them either.
    const others = codesOf(range).filter((code) => !used.has(code));
    return face(cssPath(relative(dirname(file), fileOf(alphabet))), String.fromCodePoint(...others));
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    [...faces, face(`data:font/woff2;base64,${subset.toString('base64')}`, letters)].join('\n'),
  );
}

/** A path as a stylesheet has it: there the backslash of Windows begins an escape. */
export const cssPath = (path: string) => path.replaceAll('\\', '/');

/** A rule for some letters of the typeface, and where they are. */
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
