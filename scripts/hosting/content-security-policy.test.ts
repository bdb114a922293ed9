import { pagePolicy } from './content-security-policy';

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

test('adds the origins of forms and the third-party script only to the directives that need them', () => {
  const policy = pagePolicy('', {
    forms: 'https://forms.example',
    thirdPartyScript: 'https://snippet.example',
  });
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
  expect(directives).toMatchObject({
    'script-src': "'self' https://snippet.example",
    'connect-src': "'self' https://forms.example https://snippet.example",
    'form-action': "'self' https://forms.example",
    'style-src': "'self'",
    'img-src': "'self' data:",
  });
});
