import { writeAnimations } from './animations/write-animations';
import { chosen } from './chosen';
import { writeIcons } from './icons/write-icons';
import { writePosters } from './posters/write-posters';
import { writePlayerReference } from './reference/player-reference';

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
