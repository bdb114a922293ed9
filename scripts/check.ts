import './env-files';
import { execFile } from 'node:child_process';
import { checkContent } from './content/check-content';
import { countOf } from './content/issues';
import { buildPackage } from './player/build-package';
import { run } from './run';

/**
 * Checks the types, after Next has generated the types of the routes.
 * @returns the compiler's output
 */
async function typeErrors(signal: AbortSignal): Promise<string> {
  if ((await run('next typegen')) !== 0) return 'The types of the routes could not be generated: see above';
  return new Promise((finish) => {
    execFile(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
      { signal },
      (error, output) => finish(error ? output.trim() || error.message : ''),
    );
  });
}

/** Returns the content's problems, or type errors if there are none, because problems cause such errors. */
async function findProblems(): Promise<string[]> {
  const types = new AbortController();
  const errors = typeErrors(types.signal);
  const problems = await checkContent();
  if (problems.length > 0) {
    types.abort();
    return problems;
  }
  // Each error starts a new line. Its further lines are indented.
  return (await errors).split(/\n(?=\S)/).filter(Boolean);
}

// The types of the pages come from the package's build.
await buildPackage();
const problems = await findProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${countOf(problems)} What the messages mean: docs/content.md`);
  process.exitCode = 1;
} else {
  const { animationNotes } = await import('./content/animations');
  for (const note of animationNotes()) console.log(`Note: ${note}`);
  console.log(countOf(problems));
}
