import { headersFile, headersFor, parseHeaders } from './headers';

const rules = parseHeaders(headersFile());
const security = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': expect.stringContaining('camera=()'),
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const hashed = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const workerPolicy = "frame-ancestors 'none', default-src 'none'; connect-src 'self'";

// If two rules set the same header, headersFor joins the values, and only a list of policies is valid.
test.each([
  ['the security headers', '/', {}],
  ['the security headers', '/home1', {}],
  ['the security headers', '/404.html', {}],
  ['the security headers', '/animations/day.json', {}],
  ['immutable caching', '/_next/static/chunks/a.js', hashed],
  ['its own policy', '/_next/static/worker/a.js', { ...hashed, 'Content-Security-Policy': workerPolicy }],
  ['permission to embed it', '/share/home.png', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['permission to embed it', '/icons/192.png', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
])('_headers adds %s to %s', (_, path, more) => {
  expect(headersFor(rules, path)).toEqual({ ...security, ...more });
});

test('headersFile adds noindex to every response only if noIndex is true', () => {
  const [first] = parseHeaders(headersFile('', true));
  expect(first).toMatchObject({ path: '/*', headers: { ...security, 'X-Robots-Tag': 'noindex' } });
});

test('headersFile adds the base path to every rule except the rule for every response', () => {
  const paths = parseHeaders(headersFile('/campus')).map(({ path }) => path);
  expect(paths).toEqual(rules.map(({ path }) => (path === '/*' ? path : `/campus${path}`)));
});

test('parseHeaders reads paths, patterns and values with colons, and skips comments', () => {
  expect(parseHeaders('# A: b\n/a\n  B: c: d\n  G: h\n\n/i/*\n  B: j\n')).toEqual([
    { path: '/a', headers: { B: 'c: d', G: 'h' } },
    { path: '/i/*', headers: { B: 'j' } },
  ]);
});
