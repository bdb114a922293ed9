import { checkCounts, jestCounts, playwrightCounts, stepCounts, sumOfCounts } from './test-counts';

test('counts a check as one test', () => {
  expect(checkCounts(0)).toEqual({ passed: 1, failed: 0 });
  expect(checkCounts(2)).toEqual({ passed: 0, failed: 1 });
});

test('counts a test file that Jest could not run as a failure', () => {
  expect(jestCounts({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 7,
    failed: 3,
  });
});

test('counts a browser test that passed on retry as passed, and an error outside any test as a failure', () => {
  expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
    passed: 6,
    failed: 2,
  });
});

test('counts a step without a report as failed for any exit code', () => {
  expect(stepCounts(0, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(stepCounts(1, undefined)).toEqual({ passed: 0, failed: 1 });
});

test('counts a failure if the exit code is not 0', () => {
  expect(stepCounts(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
  expect(stepCounts(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  expect(stepCounts(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
});

test('adds up counts', () => {
  expect(sumOfCounts([checkCounts(0), { passed: 2, failed: 1 }])).toEqual({ passed: 3, failed: 1 });
});
