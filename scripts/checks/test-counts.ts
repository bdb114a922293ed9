/** Numbers of tests. */
export type TestCounts = { passed: number; failed: number };

/** A check without tests of its own counts as one. */
export function checkCounts(exitCode: number): TestCounts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The parts of Jest's JSON report that count. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
};

export function jestCounts(report: JestReport): TestCounts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** The parts of Playwright's JSON report that count. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside any test. */
  errors: readonly unknown[];
};

/** A test that passed on retry counts as passed; Playwright's own report names it as flaky. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): TestCounts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * The counts of a step. A step whose program failed has at least one failure, and so has one without a report.
 * @param reported `undefined` when the program wrote no report
 */
export function stepCounts(exitCode: number, reported: TestCounts | undefined): TestCounts {
  if (!reported) return checkCounts(exitCode || 1);
  return exitCode !== 0 && reported.failed === 0 ? { ...reported, failed: 1 } : reported;
}
