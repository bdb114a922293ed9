import './shared/env-files';
import { isFile } from './shared/is-file';
import { selectTasks } from './shared/select-tasks';
import { releaseJobs } from './test/release-jobs';
import { command, startTestRun } from './test/test-run';

const jobs = selectTasks(releaseJobs);
const { step, finish } = startTestRun();
// Build the site only if there is no build yet.
if (isFile('out/404.html') || (await step('Build', command('npm run --silent build'))))
  for (const { heading, run } of jobs) await step(heading, run);
finish();
