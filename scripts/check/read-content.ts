import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { type TransformFailure, transformSync } from 'esbuild';
import type { ContentModules } from './issues';

/** Returns the paths of the content modules. */
function contentFiles(directory = 'content'): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'types.ts')
    .sort()
    .map((name) => `${directory}/${name}`);
}

/** Returns the exports of all content modules, keyed by file. @throws if a module can't be loaded */
export async function readContent(): Promise<ContentModules> {
  const { content, errors } = await loadContent();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return content;
}

/** Loads the content modules. Returns a message for each error that prevents a module from loading. */
export async function loadContent(): Promise<{ content: ContentModules; errors: string[] }> {
  const content: Record<string, ContentModules[string]> = {};
  const errors = new Set<string>();
  for (const file of contentFiles()) {
    // Store the path in a variable: with a template literal in `import()`, bundlers would include every file
    // that the path could match.
    const address = `../../${file}`;
    try {
      content[file] = { ...(await import(address)) };
    } catch (error) {
      errors.add(loadError(file, error as Error));
    }
  }
  return { content, errors: [...errors] };
}

/**
 * Formats an error that occurred while a file was loaded. The error might be in a module that the file
 * imports, so the message names the module that contains the error.
 */
function loadError(file: string, error: Error): string {
  const [, place = file, line] = /\b(content\/[\w-]+\.ts):(\d+)/.exec(error.stack ?? '') ?? [];
  const hint = error instanceof ReferenceError ? ' A text must be in quotes.' : '';
  return `${place}${line ? `:${line}` : ''}  ${error.message}.${hint}`;
}

/**
 * Returns a message for each file that is not UTF-8 or contains an unreadable character, and for each syntax
 * error.
 */
export function unreadableFiles(files: readonly string[] = contentFiles()): string[] {
  return files.flatMap((file) => {
    const bytes = readFileSync(file);
    const text = bytes.toString('utf8');
    const at = text.indexOf('\ufffd');
    if (at === -1) return syntaxErrors(file, text);
    const line = text.slice(0, at).split('\n').length;
    return isUtf8(bytes)
      ? `${file}:${line}  a letter is \ufffd, which replaces an unreadable letter; type the letter again`
      : `${file}:${line}  the file is not saved as UTF-8; save it with the encoding UTF-8, an option of most editors’ save dialogs`;
  });
}

const SYNTAX_HINT =
  "A quote, a comma or a bracket is missing there or shortly before, or a text has the wrong quotes. Put texts in straight quotes ('…'), and type ’ as the apostrophe in a text.";

function syntaxErrors(file: string, text: string): string[] {
  try {
    const { warnings } = transformSync(text, { loader: 'ts', sourcefile: file, logLevel: 'silent' });
    // TypeScript reports the same problem, but only once all others are solved.
    return warnings
      .filter(({ id }) => id === 'duplicate-object-key')
      .map(({ text: message, location }) => `${file}:${location?.line}  ${message}: delete one of them`);
  } catch (error) {
    return (error as TransformFailure).errors.map(
      ({ text: message, location }) =>
        `${file}:${location?.line}  ${message}\n  ${location?.lineText.trim()}\n  ${SYNTAX_HINT}`,
    );
  }
}
