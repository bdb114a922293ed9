import { load } from 'cheerio';
import { originsOf, pagePolicy } from './content-security-policy';

test('pagePolicy allows only the site’s own files and data URLs for a page without inline scripts', () => {
  expect(pagePolicy(load('<script src="/a.js"></script><p>text</p>'))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; " +
      "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "object-src 'none'",
  );
});

test('pagePolicy allows inline scripts by their hashes, and lists each hash once', () => {
  const policy = pagePolicy(
    load("<script>alert('Hello, world.');</script><script id=a>alert('Hello, world.');</script>"),
  );
  // This hash is an example in the CSP specification.
  expect(policy).toContain("script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';");
  expect(policy).not.toContain('unsafe');
});

test('pagePolicy adds no hash for JSON-LD', () => {
  const page = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  expect(pagePolicy(load(page))).toBe(pagePolicy(load('')));
});

/** Returns the sources of each directive of a page's policy for the given settings. */
function policy(...settings: Parameters<typeof originsOf>): Record<string, string[]> {
  const text = pagePolicy(load('<script>1</script>'), originsOf(...settings));
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const hash = expect.stringMatching(/^'sha256-.{44}'$/);
const bare = {
  'default-src': ["'none'"],
  'script-src': ["'self'", hash],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
};

test('pagePolicy allows no other origin by default', () => {
  expect(policy(undefined, '/snippets/own.js')).toEqual(bare);
});

test('pagePolicy allows forms to be sent to the origin of their endpoint, by fetch and by form submission', () => {
  expect(policy('https://forms.example/firm/messages?key=1', '/snippets/own.js')).toEqual({
    ...bare,
    'connect-src': ["'self'", 'https://forms.example'],
    'form-action': ["'self'", 'https://forms.example'],
  });
});

test('pagePolicy allows a third-party script to run, and to connect only to its own origin', () => {
  expect(policy(undefined, 'https://status.example:8443/v2/status.js')).toEqual({
    ...bare,
    'script-src': ["'self'", 'https://status.example:8443', hash],
    'connect-src': ["'self'", 'https://status.example:8443'],
  });
});

test('pagePolicy allows the analytics script to run, and to connect to its own origin and those in sendsTo', () => {
  const analytics = { src: 'https://s.example/count.js', sendsTo: ['https://in.example'] } as const;
  expect(policy(undefined, '/snippets/own.js', analytics)).toEqual({
    ...bare,
    'script-src': ["'self'", 'https://s.example', hash],
    'connect-src': ["'self'", 'https://s.example', 'https://in.example'],
  });
  expect(policy(undefined, '/snippets/own.js', { src: '/snippets/count.js' })).toEqual(bare);
});
