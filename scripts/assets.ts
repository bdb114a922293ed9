import { writeAnimations } from './animation-files/write-animations';
import { chosen } from './chosen';
import { writePosters } from './posters/write-posters';
import { writePlayerReference } from './reference/player-reference';
import { writeIcons } from './write-icons';

/** Draws anew what is committed and made from the content: all of it, or what the options name. */
async function assets(): Promise<void> {
  const writers = {
    animations: writeAnimations,
    posters: writePosters,
    icons: writeIcons,
    reference: writePlayerReference,
  };
  for (const write of chosen<() => void | Promise<void>>(writers)) await write();
}

assets().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
