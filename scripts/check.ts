import './env-files';
import { contentLines } from './content/content-lines';
import { typeLines } from './content/type-lines';
import { buildPackage } from './player/build-package';
import { run } from './run';

const HELP = 'What the messages on the content mean: docs/content.md';

/** Whether the pages alone are checked, again after a change. */
const isPreview = process.argv.includes('--preview');

/** What is to be put right by the types, for which Next first writes down the routes. */
async function byTypes(): Promise<string[]> {
  const exitCode = await run('next typegen');
  return exitCode === 0
    ? typeLines(isPreview ? 'tsconfig.pages.json' : 'tsconfig.json')
    : ['The routes can’t be written down: what stands above says why'];
}

/** What is to be put right, a line each: what the types say comes first, as it explains the rest. */
async function faults(): Promise<string[]> {
  const types = byTypes();
  try {
    const { lines, isReadable } = await contentLines();
    return isReadable ? [...(await types), ...lines] : lines;
  } catch (error) {
    // The types tell where something is missing or misspelt; what they find nothing wrong with is a fault of the check.
    const lines = await types;
    if (lines.length === 0) throw error;
    return lines;
  }
}

// The types of the pages come from the package's build.
await buildPackage();
const found = await faults();
for (const line of found) console.error(line);
if (found.length > 0) {
  console.error(`\n${found.length} to put right. ${HELP}`);
  process.exitCode = 1;
} else if (!isPreview) {
  const { animationNotes } = await import('./content/animation-notes');
  for (const note of animationNotes()) console.log(`Note: ${note}`);
  console.log('The content is in order');
}
