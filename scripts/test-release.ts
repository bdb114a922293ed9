import './env-files';
import { releaseJobs } from './checks/release-jobs';
import { command, startTestRun } from './checks/test-run';
import { isFile } from './is-file';
import { selectTasks } from './select-tasks';

const jobs = selectTasks(releaseJobs);
const { step, finish } = startTestRun();
// Build the site only if there is no build yet.
if (isFile('out/404.html') || (await step('Build', command('npm run --silent build'))))
  for (const { heading, run } of jobs) await step(heading, run);
finish();
