import { load } from 'cheerio';

/**
 * Adds the policy to a page's head, before any element that the policy applies to.
 * @throws if the page doesn't declare its encoding, which must precede the policy
 */
export function withPolicyMeta(html: string, policy: string): string {
  const $ = load(html);
  const attributes = { 'http-equiv': 'Content-Security-Policy', content: policy };
  $('meta[http-equiv="Content-Security-Policy"]').remove();
  const encoding = $('meta[charset]');
  if (encoding.length === 0) throw new Error('A page has no <meta charset="utf-8"> to put its policy after');
  $('head').prepend(encoding, $('<meta>').attr(attributes));
  return $.html();
}
