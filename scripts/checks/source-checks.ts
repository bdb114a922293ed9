import { buildPackage } from '../player/build-package';
import { command, type TestRun } from './test-run';

/** Static checks of the sources: command lines by heading. */
const SOURCE_CHECKS = {
  'Format and lint': 'biome check .',
  'Unused files, exports and packages': 'knip',
  Licences: 'tsx scripts/checks/licences.ts',
};

/** Runs the static checks as steps of a test command, without the types, which a build checks too. */
export async function checkSources(step: TestRun['step']): Promise<void> {
  // Other sources import the built player.
  await buildPackage();
  for (const [heading, commandLine] of Object.entries(SOURCE_CHECKS))
    await step(heading, command(commandLine));
}

/** The step that checks the types of all sources. */
export const checkTypes = command('next typegen && tsc --noEmit');
