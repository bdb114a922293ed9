import './env-files';
import { checkTypes } from './checks/source-checks';
import { contentLines } from './content/content-lines';
import { run } from './run';

const HELP = 'What each message means: docs/content.md';

/** Whether the types are checked elsewhere. */
const isContentAlone = process.argv.includes('--content');

/** Everything that is wrong in the content; nothing where only its types can tell, which have then said it. */
async function faults(): Promise<string[] | undefined> {
  let lines: string[];
  try {
    lines = await contentLines();
  } catch (error) {
    // The types tell where something is missing or misspelt; what they find nothing wrong with is a fault of the check.
    if ((await run(checkTypes)) === 0) throw error;
    return undefined;
  }
  return lines.length > 0 || isContentAlone || (await run(checkTypes)) === 0 ? lines : undefined;
}

const found = await faults();
for (const line of found ?? []) console.error(line);
if (found?.length === 0 && !isContentAlone) {
  const { animationNotes } = await import('./content/animation-notes');
  for (const note of animationNotes()) console.log(`Note: ${note}`);
  console.log('The content is in order');
} else if (found?.length !== 0) {
  console.error(found ? `\n${found.length} to put right in the content. ${HELP}` : `\n${HELP}`);
  process.exitCode = 1;
}
