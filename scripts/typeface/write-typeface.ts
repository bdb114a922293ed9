import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { lettersOf, unicodeRange } from './letters';

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

/**
 * Writes a stylesheet that holds the typeface itself, with the letters that the pages use: it is there as soon as the
 * page is styled. Its family is the one that the package's own stylesheet names, whose files hold all letters and are
 * fetched for one that this lacks.
 * @param content the modules whose texts the pages show
 */
export async function writeTypeface(file: string, content: readonly unknown[]): Promise<void> {
  const letters = lettersOf(content);
  const subset = await subsetFont(await readFile(whole), letters, {
    targetFormat: 'woff2',
    // Without the forms of a letter that nothing here asks for: small capitals, other figures.
    noLayoutClosure: true,
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `@font-face {
  font-family: "Instrument Sans Variable";
  font-weight: 400 700;
  font-display: optional;
  src: url("data:font/woff2;base64,${subset.toString('base64')}") format("woff2");
  unicode-range: ${unicodeRange(letters)};
}
`,
  );
}
