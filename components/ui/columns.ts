/**
 * Returns the number of columns for a list on a wide page: two if three columns would leave a single item in
 * the last row.
 */
export const columnsFor = (count: number): 2 | 3 => (count % 3 === 1 ? 2 : 3);

/** Returns the grid classes of a list of cards, which has columns on tablets and wider screens. */
export const cardColumns = (count: number) => (columnsFor(count) === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3');
