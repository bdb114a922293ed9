import type { Change } from './compare-sites';
import { headingOf, labelOf, marksOf, pluralize, type Report, summary } from './report';

/**
 * The maximum size of the text in bytes. The workflow `Preview` adds the list of screenshots, and the workflow
 * `Preview comment` posts at most 60,000 bytes.
 */
const MAX_SIZE = 55_000;

/** Writes a comparison as Markdown. If the text would be too long, only counts the remaining changes. */
export function reportMarkdown(report: Report): string {
  const { before, notes, places } = report;
  let text = `## Changes in words\n\n${summary(report)}, compared with ${escaped(before)}.\n`;
  for (const note of notes) text += `\n> ${escaped(note)}\n`;
  let omitted = 0;
  for (const place of places) {
    const lines = place.changes.map(lineOf);
    const heading = `\n### ${escaped(headingOf(place))}\n\n`;
    const shown = lines.filter((_, at) => fits(text + heading + lines.slice(0, at + 1).join('')));
    omitted += lines.length - shown.length;
    if (shown.length > 0) text += heading + shown.join('');
  }
  return omitted > 0 ? `${text}\n${pluralize(omitted, 'further change')} in \`changes/index.html\`.\n` : text;
}

const fits = (text: string) => Buffer.byteLength(text) <= MAX_SIZE;

const elements = { kept: ['', ''], removed: ['<del>', '</del>'], added: ['<ins>', '</ins>'] } as const;

function lineOf(change: Change): string {
  const parts = marksOf(change).map(({ kind, text }) => elements[kind].join(escaped(text)));
  // Insert a space between removed text and the added text that follows it.
  const marks = parts.join('').replaceAll('</del><ins>', '</del> <ins>');
  const name = change.name ? ` (${escaped(change.name)})` : '';
  return `- **${labelOf(change)}**${name}${marks ? `: ${marks}` : ''}\n`;
}

/**
 * Escapes text for Markdown. Adds zero-width spaces, so that GitHub doesn't treat parts of the text as
 * mentions of users or issues.
 */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll(/[\\`*_[\]<>|~]/g, '\\$&')
    .replaceAll(/@(?=\w)|#(?=\d)/g, '$&&#8203;');
}
