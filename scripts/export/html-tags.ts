export type HtmlTag = {
  /** In lower case. */
  name: string;
  /** Names in lower case, values as written (entities not decoded). */
  attributes: ReadonlyMap<string, string>;
  /** What stands between a script's, style's or title's tags; empty for every other element. */
  text: string;
};

const rawText = new Set(['script', 'style', 'title', 'textarea']);

/** The opening tags of an HTML document in order. Comments and the inside of raw-text elements hold none. */
export function* htmlTags(html: string): Generator<HtmlTag> {
  const opening = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const name = match[1]?.toLowerCase();
    if (!name) continue;
    let text = '';
    if (rawText.has(name)) {
      const rest = html.slice(opening.lastIndex);
      const end = rest.search(new RegExp(`</${name}[\\s/>]`, 'i'));
      text = end === -1 ? rest : rest.slice(0, end);
      opening.lastIndex += text.length;
    }
    yield { name, attributes: attributesOf(match[2] ?? ''), text };
  }
}

function attributesOf(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single, bare] of source.matchAll(
    /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g,
  )) {
    if (name) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  return attributes;
}
