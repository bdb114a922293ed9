import type { Change, PlaceChanges } from './compare-sites';
import { countOf, headingOf, labelOf, marksOf, type Report, summary } from './report';

const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf8f3, #06222b);
  --ink: light-dark(#06222b, #e8f1f1);
  --soft: light-dark(#46606a, #a9c0c4);
  --line: light-dark(#c9d1d0, #2c4b55);
  --added: light-dark(#d2f0dc, #0f4a33);
  --removed: light-dark(#fbdcd8, #5a2524);
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body {
  max-width: 52rem;
  margin: 0 auto;
  padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem / 1.6 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2rem; }
h2 { margin: 3rem 0 1rem; border-top: 1px solid var(--line); padding-top: 1.25rem; font-size: 1.25rem; }
a { color: inherit; text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid; outline-offset: 3px; }
nav ul, section ul { padding: 0; list-style: none; }
nav li { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--line); }
nav a { flex: 1; padding-block: 0.5rem; }
nav span { align-self: center; white-space: nowrap; color: var(--soft); }
section li { margin-bottom: 1rem; border-left: 3px solid var(--line); padding-left: 1rem; break-inside: avoid; }
section p { margin: 0; }
.label { color: var(--soft); font-size: 0.875rem; }
ins, del { border-radius: 2px; padding: 0.0625em 0.125em; box-decoration-break: clone; }
ins { background: var(--added); text-decoration: underline; text-decoration-thickness: 1px; }
del { background: var(--removed); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; }
  nav { display: none; }
  h2 { break-after: avoid; }
}
@page { margin: 15mm; }
`;

/** Writes a comparison as an HTML page that needs no other file. */
export function reportHtml(report: Report): string {
  const { before, after, notes, places } = report;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(summary(report))}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(summary(report))}</h1>
<p>The build in ${escaped(after)}, compared with ${escaped(before)}. <ins>Added text</ins> is underlined, and <del>removed text</del> is crossed out.</p>
${notes.map((note) => `<p><strong>Note:</strong> ${escaped(note)}</p>`).join('\n')}
${places.length > 1 ? contents(places) : ''}
${places.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function contents(places: readonly PlaceChanges[]): string {
  const items = places.map(
    (place, index) =>
      `<li><a href="#place-${index}">${escaped(headingOf(place))}</a> <span>${countOf(place.changes.length, 'change')}</span></li>`,
  );
  return `<nav aria-label="Changed pages"><ul>\n${items.join('\n')}\n</ul></nav>`;
}

function section(place: PlaceChanges, index: number): string {
  return `<section aria-labelledby="place-${index}">
<h2 id="place-${index}">${escaped(headingOf(place))}</h2>
<ul>
${place.changes.map(item).join('\n')}
</ul>
</section>`;
}

/**
 * Screen readers don't announce `ins` and `del`. The hidden words are therefore part of the text. They are not
 * printed.
 */
const elements = {
  kept: (text: string) => text,
  removed: (text: string) =>
    `<del><span class="hidden">removed: </span>${text}</del><span class="hidden">, </span>`,
  added: (text: string) =>
    `<ins><span class="hidden">added: </span>${text}</ins><span class="hidden">, </span>`,
};

function item(change: Change): string {
  const marks = marksOf(change);
  const isPartial = marks.some(({ kind }) => kind === 'kept') || marks.length > 1;
  const text = marks
    .map(({ kind, text }) => (isPartial ? elements[kind] : plainElement[kind])(escaped(text)))
    .join('')
    .replace('</del><span class="hidden">, </span><ins>', '</del><span class="hidden">,</span> <ins>');
  const name = change.name ? `: ${escaped(change.name)}` : '';
  return `<li><p class="label">${escaped(labelOf(change))}${name}</p>${text ? `<p>${text}</p>` : ''}</li>`;
}

/** The elements of a text that is added or removed as a whole. Its label contains the kind of the change. */
const plainElement = {
  kept: (text: string) => text,
  removed: (text: string) => `<del>${text}</del>`,
  added: (text: string) => `<ins>${text}</ins>`,
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
