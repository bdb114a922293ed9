import { buildPackage } from '../player/build-package';
import { command, type TestRun } from '../test/test-run';

/** The command lines of the static checks, keyed by heading. */
const SOURCE_CHECKS = {
  'Format and lint': 'biome check .',
  'Unused files, exports and packages': 'knip',
  Licenses: 'tsx scripts/check/licenses.ts',
};

/**
 * Runs each static check as a step of a test run. Does not check the types, because
 * the build also checks them.
 */
export async function checkSources(step: TestRun['step']): Promise<void> {
  // Build the player first, because other sources import the built package.
  await buildPackage();
  for (const [heading, commandLine] of Object.entries(SOURCE_CHECKS))
    await step(heading, command(commandLine));
}

/** A step that checks the types of all sources. */
export const checkTypes = command('next typegen && tsc --noEmit');
