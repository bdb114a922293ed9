import { sourceChecks } from './checks/source-checks';
import { command, startTestRun } from './checks/test-run';

const { step, finish } = startTestRun();
for (const [heading, commandLine] of Object.entries(sourceChecks)) await step(heading, command(commandLine));
finish();
