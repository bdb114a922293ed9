/**
 * Marks a test that asks once more what others ask: of one more page, width, renderer or file. `npm test` leaves it to the
 * release's job of this name.
 */
export const exhaustive = { tag: '@exhaustive' };

/** Marks it so unless it is one of the sample that every test run asks. */
export const exhaustiveUnless = (isSample: boolean) => (isSample ? {} : exhaustive);
