import { load } from 'cheerio';

/**
 * The page with its policy in its head, before anything that the policy is about.
 * @throws when the page doesn't say its encoding: that comes first
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
