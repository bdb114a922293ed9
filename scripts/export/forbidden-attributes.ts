import { load } from 'cheerio';

/**
 * Describes the inline styles and handlers of a page, one sentence each. The page's policy blocks them, so
 * without this check they would fail only in the browser.
 */
export function forbiddenAttributes(html: string): string[] {
  const $ = load(html);
  return $.root()
    .find('*')
    .get()
    .flatMap(({ name, attribs }) => [
      ...(name === 'style' ? ['<style> stands in the page, and not in a file'] : []),
      ...Object.entries(attribs).flatMap(([attribute, value]) => {
        if (attribute === 'style') return [`<${name}> has a style attribute: style="${value}"`];
        return /^on[a-z]/.test(attribute) ? [`<${name}> has an inline handler: ${attribute}="${value}"`] : [];
      }),
    ]);
}
