import { load } from 'cheerio';
import { pagePolicy } from '../hosting/content-security-policy';
import { withPolicyMeta } from './policy-meta';

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>1</script></head><body></body></html>';
const policy = pagePolicy(page);

test('puts the policy before everything except the encoding', () => {
  const $ = load(withPolicyMeta(page.replace('<meta', '<title>a</title><meta'), policy));
  expect(
    $('head > *')
      .toArray()
      .map(({ name }) => name),
  ).toEqual(['meta', 'meta', 'title', 'script']);
  const written = $('meta[charset] + meta');
  expect(written.attr('http-equiv')).toBe('Content-Security-Policy');
  expect(written.attr('content')).toBe(policy);
  expect(policy).toContain('sha256-');
});

test('adds the policy once and keeps it unchanged if the page already has it', () => {
  const once = withPolicyMeta(page, policy);
  expect(withPolicyMeta(once, pagePolicy(once))).toBe(once);
});

test('throws if the page has no encoding', () => {
  expect(() => withPolicyMeta('<html></html>', policy)).toThrow('charset');
});
