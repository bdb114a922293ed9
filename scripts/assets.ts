import { writeFileSync } from 'node:fs';
import { writeAnimations, writeIcons } from './assets/write-assets';
import { playerReference } from './reference/player-reference';
import { reportError } from './shared/run';
import { selectTasks } from './shared/select-tasks';

/**
 * Writes the generated files that are committed. If there are arguments, writes only the kinds of files that
 * they name.
 */
async function assets(): Promise<void> {
  const writers = {
    animations: () => writeAnimations(),
    icons: writeIcons,
    reference: () => {
      for (const { path, generated } of playerReference()) writeFileSync(path, generated);
    },
  };
  for (const write of selectTasks<() => void | Promise<void>>(writers)) await write();
}

assets().catch(reportError);
