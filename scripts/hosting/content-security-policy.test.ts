import { originsOf, pagePolicy } from './content-security-policy';

test('returns the basic policy for a page without inline code', () => {
  expect(pagePolicy('<script src="/a.js"></script><p>text</p>')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; " +
      "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "object-src 'none'",
  );
});

test('allows inline scripts by their hash, each once', () => {
  const policy = pagePolicy(
    "<script>alert('Hello, world.');</script><script id=a>alert('Hello, world.');</script>",
  );
  // The first hash is the CSP specification's own example.
  expect(policy).toContain("script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';");
  expect(policy).not.toContain('unsafe');
});

test('adds no hash for JSON-LD', () => {
  const page = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  expect(pagePolicy(page)).toBe(pagePolicy(''));
});

/** Returns the sources of each directive of a page's policy for the given settings. */
function policy(...settings: Parameters<typeof originsOf>): Record<string, string[]> {
  const text = pagePolicy('<script>1</script>', originsOf(...settings));
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

test('allows no other origin by default', () => {
  expect(policy(undefined, '/snippets/own.js')).toEqual(bare);
});

test("allows forms to be sent to their endpoint's origin, with and without a script", () => {
  expect(policy('https://forms.example/firm/messages?key=1', '/snippets/own.js')).toEqual({
    ...bare,
    'connect-src': ["'self'", 'https://forms.example'],
    'form-action': ["'self'", 'https://forms.example'],
  });
});

test('allows a third-party script to run and to connect to its own origin only', () => {
  expect(policy(undefined, 'https://status.example:8443/v2/status.js')).toEqual({
    ...bare,
    'script-src': ["'self'", 'https://status.example:8443', hash],
    'connect-src': ["'self'", 'https://status.example:8443'],
  });
});

test('allows the analytics script to run and to connect to its stated origins', () => {
  const analytics = { src: 'https://s.example/count.js', sendsTo: ['https://in.example'] } as const;
  expect(policy(undefined, '/snippets/own.js', analytics)).toEqual({
    ...bare,
    'script-src': ["'self'", 'https://s.example', hash],
    'connect-src': ["'self'", 'https://s.example', 'https://in.example'],
  });
  expect(policy(undefined, '/snippets/own.js', { src: '/snippets/count.js' })).toEqual(bare);
});
