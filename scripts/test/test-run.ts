import { run } from '../shared/run';
import { checkCounts, type TestCounts } from './test-counts';

export type TestRun = {
  /**
   * Prints a heading, runs a step, adds its counts to the total, and prints its duration.
   * @returns whether the step passed
   */
  step: (heading: string, runStep: () => Promise<TestCounts>) => Promise<boolean>;
  /** Prints the total counts as the last line of output, and sets the exit code. */
  finish: () => void;
};

/** Starts a test run, which consists of steps. The last line of output has the form `12 passed, 0 failed`. */
export function startTestRun(): TestRun {
  const total: TestCounts = { passed: 0, failed: 0 };
  return {
    async step(heading, runStep) {
      console.log(`\n=== ${heading}`);
      const start = performance.now();
      const { passed, failed } = await runStep();
      total.passed += passed;
      total.failed += failed;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`=== ${heading}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      return failed === 0;
    },
    finish() {
      process.exitCode = total.failed === 0 ? 0 : 1;
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
    },
  };
}

/** Returns a step that runs a command line and counts as one test. */
export const command = (commandLine: string) => async () => checkCounts(await run(commandLine));
