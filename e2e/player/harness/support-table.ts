import { RENDERERS } from '../renderers';
import type { Case } from './cases';

/**
 * Returns a Markdown table of the cases. The columns contain the renderer that draws the case if each one is
 * requested.
 */
export function supportTable(cases: readonly Case[]): string {
  const rows = cases.map(({ file, note, probes, drawnBy }) => {
    const cells = RENDERERS.map((renderer) => drawnBy?.[renderer] ?? 'yes');
    const what = note.replace(/ \(.*\)$/, '');
    return [what, ...cells, probes.length > 0 ? `\`${file}\`` : `\`${file}\` (only that it is drawn)`];
  });
  return tableOf([['What the file has', ...RENDERERS, 'Shown by'], ...rows]);
}

/** Pads the cells of each column to the same width, like the formatter. */
function tableOf(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(rows[0] ?? []), rule, ...rows.slice(1).map(line)].join('\n');
}
