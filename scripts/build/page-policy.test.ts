import { load } from 'cheerio';
import { originsOf, pagePolicy } from './page-policy';

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

/** Returns the sources of each directive of the policy of a page with an inline script. */
function policy(...settings: Parameters<typeof originsOf>): Record<string, string[]> {
  const directives = pagePolicy(load('<script>1</script>'), originsOf(...settings)).split('; ');
  return Object.fromEntries(directives.map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
}

test('pagePolicy allows only the site’s own files, data URLs and inline scripts by default', () => {
  expect(policy(undefined, '/snippets/own.js')).toEqual(bare);
  expect(policy(undefined, '/snippets/own.js', { src: '/snippets/count.js' })).toEqual(bare);
  expect(pagePolicy(load('<script src="/a.js"></script><p>text</p>'))).toContain("script-src 'self';");
});

test('pagePolicy lists each hash once, and none for JSON-LD', () => {
  const scripts = "<script>alert('Hello, world.');</script><script id=a>alert('Hello, world.');</script>";
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  // This hash is an example in the CSP specification.
  expect(pagePolicy(load(scripts + data))).toContain(
    "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';",
  );
});

const analytics = { src: 'https://s.example/count.js', sendsTo: ['https://in.example'] } as const;

test.each([
  [
    'forms to be sent to the origin of their endpoint, by fetch and by form submission',
    policy('https://forms.example/firm/messages?key=1', '/snippets/own.js'),
    {
      'connect-src': ["'self'", 'https://forms.example'],
      'form-action': ["'self'", 'https://forms.example'],
    },
  ],
  [
    'a third-party script to run, and to connect only to its own origin',
    policy(undefined, 'https://status.example:8443/v2/status.js'),
    {
      'script-src': ["'self'", 'https://status.example:8443', hash],
      'connect-src': ["'self'", 'https://status.example:8443'],
    },
  ],
  [
    'the analytics script to run, and to connect to its own origin and those in sendsTo',
    policy(undefined, '/snippets/own.js', analytics),
    {
      'script-src': ["'self'", 'https://s.example', hash],
      'connect-src': ["'self'", 'https://s.example', 'https://in.example'],
    },
  ],
])('pagePolicy allows %s', (_, found, differences) => {
  expect(found).toEqual({ ...bare, ...differences });
});
