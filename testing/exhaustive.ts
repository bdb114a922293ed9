/**
 * Marks a test that runs only before a release, because it repeats another test for one more page, width,
 * renderer or file.
 */
export const exhaustive = { tag: '@exhaustive' };

/** Marks a test as exhaustive unless it belongs to the sample that every test run includes. */
export const exhaustiveUnless = (isSample: boolean) => (isSample ? {} : exhaustive);
