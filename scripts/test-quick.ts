import './env-files';
import { spawnSync } from 'node:child_process';
import { runBrowserTests, runUnitTests } from './checks/run-tests';
import { checkSources } from './checks/source-checks';
import { startTestRun } from './checks/test-run';
import { isFile } from './is-file';

/** Those of the unit tests that see what was changed: since the last commit, or by it where nothing was. All where git can't say. */
function changedUnits(): string {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  if (status !== 0) return '';
  return stdout === '' ? '--lastCommit --passWithNoTests' : '--onlyChanged --passWithNoTests';
}

// An answer on a change within a minute.
const { step, finish } = startTestRun();
await checkSources(step);
await step('Unit tests of what changed', () => runUnitTests(changedUnits()));
if (isFile('out/404.html'))
  await step('A visit to the last build', () => runBrowserTests('--project=Chromium'));
else console.log('\nThere is no build to visit: npm run build');
finish();
