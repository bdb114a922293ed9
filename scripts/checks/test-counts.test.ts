import { checkCounts, jestCounts, playwrightCounts, stepCounts } from './test-counts';

test('a check counts as one', () => {
  expect(checkCounts(0)).toEqual({ passed: 1, failed: 0 });
  expect(checkCounts(2)).toEqual({ passed: 0, failed: 1 });
});

test('a test file that Jest could not run is a failure', () => {
  expect(jestCounts({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 7,
    failed: 3,
  });
});

test('a browser test that passed the second time has passed; an error outside any test is a failure', () => {
  expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
    passed: 6,
    failed: 2,
  });
});

test('a step without a report has failed, whatever its exit code', () => {
  expect(stepCounts(0, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(stepCounts(1, undefined)).toEqual({ passed: 0, failed: 1 });
});

test('an exit code that says failed is believed', () => {
  expect(stepCounts(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
  expect(stepCounts(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  expect(stepCounts(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
});
