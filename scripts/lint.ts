import { checkSources, checkTypes } from './checks/source-checks';
import { startTestRun } from './checks/test-run';

const { step, finish } = startTestRun();
await checkSources(step);
await step('Types', checkTypes);
finish();
