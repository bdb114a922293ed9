import { metaPolicy } from '../hosting/content-security-policy';

const charset = /<meta charset="utf-8"\s*\/?>/i;
const earlier = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

/**
 * The page with its policy in its head as well, before anything that the policy is about: for hosts that can't be
 * given a header for each path.
 * @throws when the page doesn't say its encoding: that comes first
 */
export function withPolicyMeta(html: string, policy: string): string {
  const page = html.replace(earlier, '');
  if (!charset.test(page)) throw new Error('A page has no <meta charset="utf-8"> to put its policy after');
  return page.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy)}">`,
  );
}
