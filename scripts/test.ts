import './shared/env-files';
import { exhaustive } from '../testing/exhaustive';
import { checkSources } from './check/source-checks';
import { runBrowserTests, runUnitTests } from './test/run-tests';
import { command, startTestRun } from './test/test-run';

const { step, finish } = startTestRun();
await checkSources(step);
await step('Unit tests', runUnitTests);
// The browser tests need a successful build.
if (await step('Build', command('npm run --silent build')))
  await step('Browser tests', () => runBrowserTests(`--project=site --grep-invert=${exhaustive.tag}`));
console.log(
  '\nThe browser tests ran on a sample of the pages, widths, renderers and files. Before a release, run "npm run test:release". It tests all of them, and also a base path, the longest texts with connected forms, three engines, and the player’s package in small apps.',
);
finish();
