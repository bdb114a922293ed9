import './env-files';
import { spawnSync } from 'node:child_process';
import { checkContent } from './content/check-content';
import { countOf } from './content/issues';
import { buildPackage } from './player/build-package';
import { run } from './run';

/** Checks the types, after Next has generated the types of the routes. */
async function typeErrors(): Promise<string[]> {
  if ((await run('next typegen')) !== 0) return ['The types of the routes could not be generated: see above'];
  const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'];
  const { status, stdout, stderr } = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
  // Each error starts a new line. Its further lines are indented.
  return status === 0 ? [] : (stdout.trim() || `tsc failed: ${stderr}`).split(/\n(?=\S)/);
}

// The types of the pages come from the package's build.
await buildPackage();
const contentProblems = await checkContent();
// Problems of the content would cause type errors too.
const problems = contentProblems.length > 0 ? contentProblems : await typeErrors();
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${countOf(problems)} What the messages mean: docs/content.md`);
  process.exitCode = 1;
} else {
  const { animationNotes } = await import('./content/animations');
  for (const note of animationNotes()) console.log(`Note: ${note}`);
  console.log(countOf(problems));
}
