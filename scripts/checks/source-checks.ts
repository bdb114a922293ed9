import { buildPackage } from '../player/build-package';
import { command, type TestRun } from './test-run';

/** Static checks of the sources: command lines by heading. */
const SOURCE_CHECKS = {
  'Format and lint': 'biome check .',
  'Unused files, exports and packages': 'knip',
  Types: 'next typegen && tsc --noEmit',
  Licences: 'tsx scripts/checks/licences.ts',
};

/** Runs the static checks as steps of a test command. */
export async function checkSources(step: TestRun['step']): Promise<void> {
  // The types of the pages come from the package's build.
  await buildPackage();
  for (const [heading, commandLine] of Object.entries(SOURCE_CHECKS))
    await step(heading, command(commandLine));
}
