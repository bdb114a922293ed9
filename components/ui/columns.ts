/**
 * Returns the number of columns for a list on a wide page: two if three columns would leave a single item in
 * the last row.
 */
export const columnsFor = (count: number): 2 | 3 => (count % 3 === 1 ? 2 : 3);

/** Returns the classes of a list of cards that has columns from tablet width. */
export const cardColumns = (count: number) => (columnsFor(count) === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3');
