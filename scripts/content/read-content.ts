import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Fault } from './fields';

/** The modules in a folder, without their types and tests. */
function contentFiles(directory = 'content'): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'types.ts')
    .sort()
    .map((name) => `${directory}/${name}`);
}

/** Everything that the modules of the content export, by file. */
export async function readContent(): Promise<Content> {
  const modules = contentFiles().map(async (file) => {
    // In a variable: a bundler would look for every file that the address can name.
    const address = `../../${file}`;
    return [file, await import(address)] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

/** Files that an editor has saved in another encoding than UTF-8: their accents would come out as question marks. */
export function encodingFaults(files: readonly string[] = contentFiles()): Fault[] {
  return files.flatMap((file): Fault[] => {
    const bytes = readFileSync(join(file));
    const text = bytes.toString('utf8');
    const at = text.indexOf('\ufffd');
    if (at === -1) return [];
    const line = text.slice(0, at).split('\n').length;
    const isOther = !Buffer.from(text).equals(bytes);
    return [
      {
        file: `${file}, line ${line}:`,
        path: isOther ? 'the file' : 'a letter',
        is: isOther
          ? 'not saved as UTF-8'
          : '\ufffd, what a program leaves of a letter that it could not read',
        must: isOther
          ? 'saved anew with the encoding UTF-8, which editors offer where they save'
          : 'the letter itself',
      },
    ];
  });
}
