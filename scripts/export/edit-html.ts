/** One element of a page: where it stands, its tag's attributes, and the raw text inside a script. */
export type HtmlElement = { start: number; end: number; attributes: string; text: string };

/** The elements of one name in a page that Next wrote, which quotes every value and closes every script. */
export function elementsOf(html: string, name: 'script' | 'link'): HtmlElement[] {
  const pattern =
    name === 'script' ? /<script([^>]*)>([\s\S]*?)<\/script>/g : /<link((?:[^>"]|"[^"]*")*?)\/?>/g;
  return [...html.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    attributes: match[1] ?? '',
    text: match[2] ?? '',
  }));
}

/** The value of an attribute, decoded; nothing when the tag has none of that name. */
export function attribute({ attributes }: HtmlElement, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&');
}

/** The page without some of its elements. */
export function without(html: string, elements: readonly HtmlElement[]): string {
  return [...elements]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), html);
}
