/**
 * Marks a test that repeats another test for one more page, width, renderer or file. `npm test` skips these
 * tests; a release job runs them.
 */
export const exhaustive = { tag: '@exhaustive' };

/** Marks a test as exhaustive unless it belongs to the sample that every test run includes. */
export const exhaustiveUnless = (isSample: boolean) => (isSample ? {} : exhaustive);
