import './env-files';
import { spawnSync } from 'node:child_process';
import { runBrowserTests, runUnitTests } from './checks/run-tests';
import { checkSources, checkTypes } from './checks/source-checks';
import { startTestRun } from './checks/test-run';
import { isFile } from './is-file';

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
