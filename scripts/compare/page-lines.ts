import { load } from 'cheerio';

/** Elements that are part of a sentence. All other elements begin a new line. */
const INLINE = 'a, abbr, b, br, cite, code, em, i, q, small, span, strong, sub, sup, time, wbr';

/** The number of a page or a section, such as `B-02.1`. Numbers change when a section is added. */
const NUMBER = /^[A-Z]-\d{2}(\.\d+)?( |$)/;

/**
 * Returns what visitors, screen readers and search engines read on a page, in reading order. Each line is a
 * sentence, a label or a fact about the page. Omits the date in the footer and the numbers of sections, which
 * change without a change to the content.
 */
export function pageLines(html: string): string[] {
  // With `scriptingEnabled`, the content of <noscript> would be text instead of elements.
  const $ = load(html, { scriptingEnabled: false });
  $('svg').empty();
  const facts = $('title, meta:is([name=description], [name=robots], [property^="og:"]), link[rel=canonical]')
    .get()
    .map((element) => {
      const { name, property, content, rel, href } = element.attribs;
      return `${name ?? property ?? rel ?? element.name}: ${content ?? href ?? $(element).text()}`;
    });
  $('head, script, style, template, footer time, [aria-hidden=true]:not([id])').remove();
  for (const element of $('body *').get()) {
    const { 'aria-label': label, alt, placeholder, href } = element.attribs;
    const name = label || alt || placeholder;
    if (href) $(element).append(` → ${href}`);
    if (!$(element).is(INLINE)) $(element).before('\n').after('\n');
    // Separate elements that styles might place on lines of their own.
    else if (element.prev?.type === 'tag' && element.name !== 'wbr') $(element).before(' ');
    if (name) $(element).before(`\n[${name}]\n`);
  }
  const sentences = $('body')
    .text()
    .split('\n')
    .map((line) => line.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim().replace(NUMBER, ''))
    .flatMap((line) => line.split(/(?<=[.!?]) /));
  return [...facts, ...sentences.filter(Boolean)];
}
