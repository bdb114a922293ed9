/** Marks a test that repeats another for one more page, width, renderer or file, which only a release needs. */
export const exhaustive = { tag: '@exhaustive' };

/** Marks a test as exhaustive unless it belongs to the sample that every test run includes. */
export const exhaustiveUnless = (isSample: boolean) => (isSample ? {} : exhaustive);
