import { htmlTags } from './html-tags';

/**
 * The style attributes and inline handlers of a page, each as a sentence. The page's policy blocks them, so one
 * that got into the HTML is a fault that shows only in the browser.
 */
export function forbiddenAttributes(html: string): string[] {
  const found: string[] = [];
  for (const { name, attributes } of htmlTags(html)) {
    for (const [attribute, value] of attributes) {
      if (attribute === 'style') found.push(`<${name}> has a style attribute: style="${value}"`);
      else if (/^on[a-z]/.test(attribute))
        found.push(`<${name}> has an inline handler: ${attribute}="${value}"`);
    }
  }
  return found;
}
