import './env-files';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Fault, sentence } from './content/fields';
import { encodingFaults } from './content/read-content';
import { readingFaults } from './content/reading-faults';
import { runScript } from './run-script';

const HELP = 'What each message means: docs/content.md';

/** Everything that is wrong in the content; nothing where only its types can tell, which have then said it. */
async function faults(): Promise<string[] | undefined> {
  const unreadable = encodingFaults();
  if (unreadable.length > 0) return unreadable.map(sentence);
  let found: Fault[];
  try {
    const { checkContent } = await import('./content/check-content');
    found = await checkContent();
  } catch (error) {
    const reading = readingFaults(
      error,
      (file) => readFileSync(file, 'utf8'),
      (file) => relative('.', file),
    );
    if (reading.length > 0) return reading;
    // The types tell where something is missing or misspelt; what they find nothing wrong with is a fault of the check.
    if ((await runScript('typecheck')) === 0) throw error;
    return undefined;
  }
  if (found.length > 0) return found.map(sentence);
  return (await runScript('typecheck')) === 0 ? [] : undefined;
}

const found = await faults();
for (const line of found ?? []) console.error(line);
if (found?.length === 0) {
  const { animationNotes } = await import('./content/animation-notes');
  for (const note of animationNotes()) console.log(`Note: ${note}`);
  console.log('The content is in order');
} else {
  console.error(found ? `\n${found.length} to put right in the content. ${HELP}` : `\n${HELP}`);
  process.exitCode = 1;
}
