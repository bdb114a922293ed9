import './shared/env-files';
import { spawnSync } from 'node:child_process';
import { checkSources, checkTypes } from './check/source-checks';
import { isFile } from './shared/is-file';
import { runBrowserTests, runUnitTests } from './test/run-tests';
import { startTestRun } from './test/test-run';

/**
 * Returns Jest options that select the tests of uncommitted changes. If nothing has changed, the options
 * select the tests of the last commit. Without git, they select all tests.
 */
function changedUnits(): string {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  if (status !== 0) return '';
  return stdout === '' ? '--lastCommit --passWithNoTests' : '--onlyChanged --passWithNoTests';
}

const { step, finish } = startTestRun();
await checkSources(step);
await step('Types', checkTypes);
await step('Unit tests of changed files', () => runUnitTests(changedUnits()));
if (isFile('out/404.html'))
  await step('Smoke test of the last build', () => runBrowserTests('--project=Chromium'));
else console.log('\nThe smoke test needs a build: npm run build');
finish();
