/**
 * Returns the number of columns of a list on a wide page: three, or two if three columns would leave a single
 * item in the last row.
 */
export const columnsFor = (count: number): 2 | 3 => (count % 3 === 1 ? 2 : 3);

/** Returns the grid classes for a list of cards. On phones, the grid has a single column. */
export const cardColumns = (count: number) => (columnsFor(count) === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3');
