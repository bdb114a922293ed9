import './shared/env-files';
import { spawnSync } from 'node:child_process';
import { countOf, summaryOf } from './check/issues';
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
const { problems, notes, isComplete } = await checkContent();
for (const note of notes) console.log(note);
// Fields of wrong types would cause many type errors. Omit type errors in lines with a problem.
const lines = new Set(problems.map((problem) => /^[^\s:]+:\d+/.exec(problem)?.[0]));
if (isComplete)
  for (const error of await typeErrors())
    if (!lines.has(error.replace(/^([^\s(]+)\((\d+).*/s, '$1:$2'))) problems.push(error);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${summaryOf(problems, isComplete)} The messages are explained in docs/content.md.`);
  process.exitCode = 1;
} else {
  console.log(countOf(problems));
}
