/** Columns of a wide page for so many items: three, or two where three would leave one alone in the last row. */
export const columnsFor = (count: number): 2 | 3 => (count % 3 === 1 ? 2 : 3);

/** The same as classes, for cards that stand beside each other from a tablet on. */
export const cardColumns = (count: number) => (columnsFor(count) === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3');
