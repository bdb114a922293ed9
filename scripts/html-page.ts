const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf8f3, #06222b);
  --ink: light-dark(#06222b, #e8f1f1);
  --soft: light-dark(#46606a, #a9c0c4);
  --line: light-dark(#c9d1d0, #2c4b55);
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
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2rem; }
h2 { margin: 3rem 0 1rem; border-top: 1px solid var(--line); padding-top: 1.25rem; font-size: 1.25rem; }
a { color: inherit; text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid; outline-offset: 3px; }
nav ul { padding: 0; list-style: none; }
nav li { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--line); }
nav a { flex: 1; padding-block: 0.5rem; }
nav span { align-self: center; white-space: nowrap; color: var(--soft); }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; }
  nav { display: none; }
  h2, h3 { break-after: avoid; }
}
@page { margin: 15mm; }
`;

/** An entry of a page's table of contents. */
export type ContentsEntry = { id: string; label: string; note: string };

/**
 * Returns an HTML page that loads no other files. The title is also the page's heading.
 * @param style additional CSS, which can use the custom properties of the page
 * @param main the HTML that follows the heading
 */
export function htmlPage(title: string, style: string, main: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`;
}

/** Returns a list of links to the sections of a page. @param label the list's label for screen readers */
export function contentsList(label: string, entries: readonly ContentsEntry[]): string {
  const items = entries.map(
    ({ id, label, note }) =>
      `<li><a href="#${id}">${escapeHtml(label)}</a> <span>${escapeHtml(note)}</span></li>`,
  );
  return `<nav aria-label="${escapeHtml(label)}"><ul>\n${items.join('\n')}\n</ul></nav>`;
}

/** Returns a paragraph for each note. */
export function noteParagraphs(notes: readonly string[]): string {
  return notes.map((note) => `<p><strong>Note:</strong> ${escapeHtml(note)}</p>`).join('\n');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
