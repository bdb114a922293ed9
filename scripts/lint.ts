import { checkSources } from './checks/source-checks';
import { startTestRun } from './checks/test-run';

const { step, finish } = startTestRun();
await checkSources(step);
finish();
