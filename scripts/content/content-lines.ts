import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Fault, sentence } from './fields';
import { encodingFaults } from './read-content';
import { readingFaults } from './reading-faults';

/** What is to be put right, a line each, and whether the modules could be read, so that more can be said of them. */
type ContentLines = { lines: string[]; isReadable: boolean };

/**
 * What is to be put right in the content; its types are not looked at.
 * @throws what the check itself fails at, which the types may explain
 */
export async function contentLines(): Promise<ContentLines> {
  const unreadable = encodingFaults();
  if (unreadable.length > 0) return { lines: unreadable.map(sentence), isReadable: false };
  let found: Fault[];
  try {
    const { checkContent } = await import('./check-content');
    found = await checkContent();
  } catch (error) {
    const reading = readingFaults(
      error,
      (file) => readFileSync(file, 'utf8'),
      (file) => relative('.', file),
    );
    if (reading.length === 0) throw error;
    return { lines: reading, isReadable: false };
  }
  return { lines: found.map(sentence), isReadable: true };
}
