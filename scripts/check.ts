import './shared/env-files';
import { spawnSync } from 'node:child_process';
import { countOf } from './check/issues';
import { buildPackage } from './player/build-package';
import { run } from './shared/run';

/** Generates the types of the routes, and then returns the type errors of the whole project. */
async function typeErrors(): Promise<string[]> {
  if ((await run('next typegen')) !== 0)
    return ['Next.js could not generate the types of the routes: see its output above'];
  const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'];
  const { status, stdout, stderr } = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
  // Split the output into errors. Only the first line of an error is not indented.
  return status === 0 ? [] : (stdout.trim() || `tsc failed: ${stderr}`).split(/\n(?=\S)/);
}

// The content's schema and the pages import the built package.
await buildPackage();
const { checkContent } = await import('./check/check-content');
const { problems: contentProblems, notes = [] } = await checkContent();
for (const note of notes) console.log(note);
// If the content has problems, skip the type check, because these problems also cause type errors.
const problems = contentProblems.length > 0 ? contentProblems : await typeErrors();
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${countOf(problems)} The messages are explained in docs/content.md.`);
  process.exitCode = 1;
} else {
  console.log(countOf(problems));
}
