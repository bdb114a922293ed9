import { run } from '../run';
import { checkCounts, type TestCounts } from './test-counts';

export type TestRun = {
  /**
   * Runs one step under its heading, adds up its counts and prints how long it took. @returns whether it
   * passed
   */
  step: (heading: string, runStep: () => Promise<TestCounts>) => Promise<boolean>;
  /** Prints the sum of all steps as the last line and sets the exit code. */
  finish: () => void;
};

/** Starts a test command, which runs in steps. Its last line is like `12 passed, 0 failed`. */
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

/** Turns a command line into a step that counts as one test. */
export const command = (commandLine: string) => async () => checkCounts(await run(commandLine));
