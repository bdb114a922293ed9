import { contentsList, escapeHtml, htmlPage, noteParagraphs } from '../html-page';
import type { Change, PlaceChanges } from './compare-sites';
import { headingOf, labelOf, marksOf, pluralize, type Report, summary } from './report';

const STYLE = `
:root {
  --added: light-dark(#d2f0dc, #0f4a33);
  --removed: light-dark(#fbdcd8, #5a2524);
}
section ul { padding: 0; list-style: none; }
section li { margin-bottom: 1rem; border-left: 3px solid var(--line); padding-left: 1rem; break-inside: avoid; }
section p { margin: 0; }
.label { color: var(--soft); font-size: 0.875rem; }
ins, del { border-radius: 2px; padding: 0.0625em 0.125em; box-decoration-break: clone; }
ins { background: var(--added); text-decoration: underline; text-decoration-thickness: 1px; }
del { background: var(--removed); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/** Writes a comparison as an HTML page. */
export function reportHtml(report: Report): string {
  const { before, after, notes, places } = report;
  const contents = places.map((place, index) => ({
    id: `place-${index}`,
    label: headingOf(place),
    note: pluralize(place.changes.length, 'change'),
  }));
  return htmlPage(
    summary(report),
    STYLE,
    `<p>The build in ${escapeHtml(after)}, compared with ${escapeHtml(before)}. <ins>Added text</ins> is underlined, and <del>removed text</del> is crossed out.</p>
${noteParagraphs(notes)}
${places.length > 1 ? contentsList('Changed pages', contents) : ''}
${places.map(section).join('\n')}`,
  );
}

function section(place: PlaceChanges, index: number): string {
  return `<section aria-labelledby="place-${index}">
<h2 id="place-${index}">${escapeHtml(headingOf(place))}</h2>
<ul>
${place.changes.map(item).join('\n')}
</ul>
</section>`;
}

/** Formats text that is added or removed as a whole. The label of the change contains its kind. */
const wholeText = {
  kept: (text: string) => text,
  removed: (text: string) => `<del>${text}</del>`,
  added: (text: string) => `<ins>${text}</ins>`,
};

/**
 * Formats a part of changed text. Most screen readers don't announce `ins` and `del`, so hidden words name
 * the kind of the part.
 */
const partOfText = {
  kept: (text: string) => text,
  removed: (text: string) =>
    `<del><span class="hidden">removed: </span>${text}</del><span class="hidden">, </span>`,
  added: (text: string) =>
    `<ins><span class="hidden">added: </span>${text}</ins><span class="hidden">, </span>`,
};

function item(change: Change): string {
  const marks = marksOf(change);
  const elements = marks.length > 1 ? partOfText : wholeText;
  const text = marks
    .map(({ kind, text }) => elements[kind](escapeHtml(text)))
    .join('')
    .replaceAll('</del><span class="hidden">, </span><ins>', '</del><span class="hidden">,</span> <ins>');
  const name = change.name ? `: ${escapeHtml(change.name)}` : '';
  return `<li><p class="label">${escapeHtml(labelOf(change))}${name}</p>${text ? `<p>${text}</p>` : ''}</li>`;
}
