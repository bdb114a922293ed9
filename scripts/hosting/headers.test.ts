import type { ExportedSite } from '../export/read-export';
import { headerRules, headersFor, rulesFor } from './headers';

const site: ExportedSite = {
  pages: [
    { route: '/', file: 'index.html', html: '<script>1</script>' },
    { route: '/home1', file: 'home1.html', html: '<script>2</script>' },
  ],
  notFound: { route: '/404', file: '404.html', html: '<body></body>' },
  assets: [
    '_next/static/chunks/a.js',
    'animations/day.json',
    'home1.txt',
    'home1/__next._tree.txt',
    'index.txt',
    '__next._tree.txt',
    'robots.txt',
  ],
};
const rules = headerRules(site);

test('only hashed files are kept for good; everything else is asked for again', () => {
  expect(headersFor(rules, '/_next/static/chunks/a.js')['Cache-Control']).toContain('immutable');
  for (const path of ['/', '/home1', '/404.html', '/home1.txt', '/robots.txt', '/animations/day.json']) {
    expect(headersFor(rules, path)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  }
});

test("each page has its own policy, and the hashes of one page don't open another", () => {
  const policy = (path: string) => headersFor(rules, path)['Content-Security-Policy'];
  expect(policy('/')).toContain('sha256-');
  expect(policy('/home1')).toContain('sha256-');
  expect(policy('/')).not.toBe(policy('/home1'));
  expect(policy('/404.html')).not.toContain('sha256-');
});

test("search engines are kept from the router's data and from nothing else", () => {
  for (const path of ['/home1.txt', '/home1/__next._tree.txt', '/index.txt', '/__next._tree.txt']) {
    expect(headersFor(rules, path)['X-Robots-Tag']).toBe('noindex');
  }
  for (const path of ['/', '/home1', '/robots.txt', '/animations/day.json']) {
    expect(headersFor(rules, path)['X-Robots-Tag']).toBeUndefined();
  }
});

test('every answer carries the security headers', () => {
  for (const path of ['/', '/robots.txt', '/_next/static/chunks/a.js', '/nowhere']) {
    expect(headersFor(rules, path)).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  }
});

test('no two rules that match one path name the same header', () => {
  for (const path of ['/', '/home1', '/404.html', ...site.assets.map((file) => `/${file}`)]) {
    const names = rulesFor(rules, path).flatMap((rule) => Object.keys(rule.headers));
    expect(names).toEqual([...new Set(names)]);
  }
});

test('a path has one rule, and a path is one file or everything in a folder', () => {
  const paths = rules.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  for (const path of paths) expect(path).toMatch(/^\/[^*]*$|\/\*$/);
});

test("a file that would be kept from search engines along with the router's data is refused", () => {
  expect(() => headerRules({ ...site, assets: [...site.assets, 'home1/plan.pdf'] })).toThrow('/home1/*');
});
