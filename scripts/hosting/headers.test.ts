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
    'home1/plan.pdf',
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
  for (const path of ['/', '/home1', '/home1/plan.pdf', '/robots.txt', '/animations/day.json']) {
    expect(headersFor(rules, path)['X-Robots-Tag']).toBeUndefined();
  }
});

test('every answer carries the security headers', () => {
  for (const path of ['/', '/robots.txt', '/_next/static/chunks/a.js', '/nowhere']) {
    expect(headersFor(rules, path)).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
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

/** Whether Netlify applies a rule to a path: there `/x/*` matches `/x` too (https://github.com/netlify/cli/pull/1777). */
function matchesOnNetlify(rule: string, path: string): boolean {
  return rule.endsWith('/*') ? `${path}/`.startsWith(rule.slice(0, -1)) : rule === path;
}

test.each(['/', '/home1', '/plans/one'])(
  "search engines may list %s and it has each header once, where a folder's rule holds for the folder's own path too",
  (path) => {
    const nested = { route: '/plans/one', file: 'plans/one.html', html: '' };
    const assets = [...site.assets, 'plans/one.txt', 'plans/one/__next._tree.txt', 'plans/two.pdf'];
    const names = headerRules({ ...site, pages: [...site.pages, nested], assets })
      .filter((rule) => matchesOnNetlify(rule.path, path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names).toContain('Content-Security-Policy');
    expect(names).not.toContain('X-Robots-Tag');
    expect(names).toEqual([...new Set(names)]);
  },
);

test('a folder without pages has one rule, whatever it holds', () => {
  const assets = Array.from({ length: 200 }, (_, n) => `icons/${n}.svg`);
  expect(headerRules({ ...site, assets })).toHaveLength(
    headerRules({ ...site, assets: ['icons/0.svg'] }).length,
  );
});
