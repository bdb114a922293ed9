import './env-files';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { sentence } from './content/fields';
import { runScript } from './run-script';

/** Where and what, of each thing that a module can't be read for, in the message of the error that says so. */
const UNREADABLE = /^(.+):(\d+):\d+: ERROR: (.+)$/gm;

try {
  const { checkContent } = await import('./content/check-content');
  const faults = checkContent();
  for (const fault of faults) console.error(sentence(fault));
  if (faults.length > 0) {
    console.error(`\n${faults.length} to put right in the content. What each message means: docs/content.md`);
    process.exitCode = 1;
  } else {
    console.log('The content is in order');
  }
} catch (error) {
  const places = error instanceof Error ? [...error.message.matchAll(UNREADABLE)] : [];
  if (places.length === 0) {
    // The types tell where something is missing or misspelt; what they find nothing wrong with is a fault of the check.
    if ((await runScript('typecheck')) === 0) throw error;
    process.exit(1);
  }
  for (const [, file = '', line, what] of places) {
    const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1];
    console.error(`${relative('.', file)}, line ${line}: ${what}\n  ${text?.trim()}`);
  }
  console.error('\nA quote, a comma or a bracket is missing there or shortly before.');
  process.exitCode = 1;
}
