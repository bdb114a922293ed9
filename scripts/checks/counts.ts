export type Counts = { passed: number; failed: number };

/** What one check adds: itself. */
export function checkCounts(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The parts of Jest's JSON report that count. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
};

export function jestCounts(report: JestReport): Counts {
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

/** A test that passed at its second try has passed; Playwright's own list names it as flaky. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The counts of a step: never without a failure when its program says that it failed. */
export function stepCounts(exitCode: number, reported: Counts | undefined): Counts {
  if (!reported) return checkCounts(exitCode || 1);
  return exitCode !== 0 && reported.failed === 0 ? { ...reported, failed: 1 } : reported;
}
