import { checkSources, checkTypes } from './check/source-checks';
import { startTestRun } from './test/test-run';

const { step, finish } = startTestRun();
await checkSources(step);
await step('Types', checkTypes);
finish();
