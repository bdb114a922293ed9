/** Characters of JSON from which the first frame may take long to draw. */
export const LARGE_TEXT = 60_000;
