/** Formats rows as a Markdown table with aligned columns, as Biome would. The first row is the header. */
export function markdownTable(rows: readonly (readonly unknown[])[]): string {
  const cells = rows.map((row) => row.map((cell) => String(cell ?? '').replaceAll('|', '\\|')));
  const [header = [], ...body] = cells;
  const widths = header.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const delimiters = widths.map((width) => '-'.repeat(width));
  return [header, delimiters, ...body]
    .map((row) => `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`)
    .join('\n');
}
