import { posix } from 'node:path';
import { attribute, elementsOf, without } from './edit-html';

/**
 * Puts a page's stylesheets into its head, so that its first paint waits for nothing but the HTML. Their links stay,
 * disabled: by them React knows that the page has the styles, and adds none that would lay the page out again.
 * @param read the text of the stylesheet at an address of the site
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  const links = elementsOf(html, 'link').filter((element) => attribute(element, 'rel') === 'stylesheet');
  const css = links
    .map((element) => attribute(element, 'href') ?? '')
    .map((href) => withAbsoluteUrls(read(href), posix.dirname(href)))
    .join('');
  const kept = links.map(({ attributes }) => `<link${attributes.trimEnd()} disabled=""/>`).join('');
  return css ? without(html, links).replace('</head>', () => `<style>${css}</style>${kept}</head>`) : html;
}

/** A stylesheet's addresses are relative to its file; in a page they would be relative to the page. */
function withAbsoluteUrls(css: string, directory: string): string {
  return css.replace(/url\((["']?)(?!data:|https?:|\/|#)([^)"']+)\1\)/g, (_, _quote, url) => {
    return `url(${posix.join(directory, url)})`;
  });
}
