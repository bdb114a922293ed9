import './env-files';
import { exhaustive } from '../e2e/exhaustive';
import { runBrowserTests, runUnitTests } from './checks/run-tests';
import { checkSources } from './checks/source-checks';
import { command, startTestRun } from './checks/test-run';
import { caddy } from './servers/caddy';
import { nginx } from './servers/nginx';
import { installMissing } from './system-dependencies';

const { step, finish } = startTestRun();
await checkSources(step);
await step('Unit tests', runUnitTests);
// The browser tests need an export.
if (await step('Build', command('npm run --silent build'))) {
  await step('Browser tests', () => {
    installMissing([nginx, caddy]);
    return runBrowserTests(`--project=site --grep-invert=${exhaustive.tag}`);
  });
}
console.log(
  '\nOnly run for a release (npm run test:release): every page, width, renderer and file (this was a sample), a reproducible build, a base path, changed content, three engines, the player’s package in its hosts',
);
finish();
