import { writeAnimations } from './animation-files/write-animations';
import { writePosters } from './posters/write-posters';
import { writePlayerReference } from './reference/player-reference';
import { selectTasks } from './select-tasks';
import { writeIcons } from './write-icons';

/** Writes the committed files that are generated from the content: all of them, or those that the options name. */
async function assets(): Promise<void> {
  const writers = {
    animations: writeAnimations,
    posters: writePosters,
    icons: writeIcons,
    reference: writePlayerReference,
  };
  for (const write of selectTasks<() => void | Promise<void>>(writers)) await write();
}

assets().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
