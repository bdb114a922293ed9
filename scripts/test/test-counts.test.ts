import { checkCounts, jestCounts, playwrightCounts, stepCounts, sumOfCounts } from './test-counts';

test('checkCounts counts a check as one test', () => {
  expect(checkCounts(0)).toEqual({ passed: 1, failed: 0 });
  expect(checkCounts(2)).toEqual({ passed: 0, failed: 1 });
});

test('jestCounts counts a test file that could not run as a failure', () => {
  expect(jestCounts({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 7,
    failed: 3,
  });
});

test('playwrightCounts counts a test that passed on retry as passed, and an error outside any test as a failure', () => {
  expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
    passed: 6,
    failed: 2,
  });
});

test('stepCounts counts a step without a report as one failure, regardless of the exit code', () => {
  expect(stepCounts(0, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(stepCounts(1, undefined)).toEqual({ passed: 0, failed: 1 });
});

test('stepCounts returns at least one failure if the exit code is not 0', () => {
  expect(stepCounts(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
  expect(stepCounts(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  expect(stepCounts(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
});

test('sumOfCounts adds up passed and failed tests', () => {
  expect(sumOfCounts([checkCounts(0), { passed: 2, failed: 1 }])).toEqual({ passed: 3, failed: 1 });
});
