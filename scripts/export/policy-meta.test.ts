import { load } from 'cheerio';
import { pagePolicy } from '../hosting/content-security-policy';
import { withPolicyMeta } from './policy-meta';

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>1</script></head><body></body></html>';
const policy = pagePolicy(page);

test('the policy comes before everything but the encoding', () => {
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

test('a page that has it already gets it once, and its policy stays the same', () => {
  const once = withPolicyMeta(page, policy);
  expect(withPolicyMeta(once, pagePolicy(once))).toBe(once);
});

test('a page without an encoding is refused', () => {
  expect(() => withPolicyMeta('<html></html>', policy)).toThrow('charset');
});
