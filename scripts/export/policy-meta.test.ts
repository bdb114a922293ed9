import { contentSecurityPolicy } from '../hosting/content-security-policy';
import { htmlTags } from './html-tags';
import { withPolicyMeta } from './policy-meta';

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>1</script></head><body></body></html>';
const policy = contentSecurityPolicy(page);

test('the policy comes before everything but the encoding, without what a meta element may not say', () => {
  const tags = [...htmlTags(withPolicyMeta(page, policy))];
  expect(tags.map(({ name }) => name)).toEqual(['html', 'head', 'meta', 'meta', 'script', 'body']);
  const written = tags[3]?.attributes;
  expect(written?.get('http-equiv')).toBe('Content-Security-Policy');
  expect(written?.get('content')).toBe(policy.replace("frame-ancestors 'none'; ", ''));
  expect(written?.get('content')).toContain('sha256-');
});

test('a page that has it already gets it once, and its policy stays the same', () => {
  const once = withPolicyMeta(page, policy);
  expect(withPolicyMeta(once, contentSecurityPolicy(once))).toBe(once);
});

test('a page without an encoding is refused', () => {
  expect(() => withPolicyMeta('<html></html>', policy)).toThrow('charset');
});
