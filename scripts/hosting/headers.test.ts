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

test('no host is told what a page states itself: any page may come with any build’s headers', () => {
  const policy = (path: string) => headersFor(rules, path)['Content-Security-Policy'];
  for (const path of ['/', '/home1', '/404.html', '/nowhere', '/robots.txt'])
    expect(policy(path)).toBe("frame-ancestors 'none'");
});

test('where a setting names an address, what the policy stops is reported there', () => {
  const reporting = headersFor(headerRules(site, { reportTo: 'https://report.example/csp' }), '/');
  expect(reporting['Content-Security-Policy']).toBe(
    "frame-ancestors 'none'; report-uri https://report.example/csp",
  );
  expect(reporting['Content-Security-Policy-Report-Only']).toMatch(
    /^default-src 'none'; script-src 'self' 'unsafe-inline'; .*; report-uri https:\/\/report\.example\/csp$/,
  );
});

test('a domain is offered to the browsers’ own lists only where a setting says so', () => {
  const hsts = (settings = {}) => headersFor(headerRules(site, settings), '/')['Strict-Transport-Security'];
  expect(hsts()).toBe('max-age=63072000; includeSubDomains');
  expect(hsts({ hstsPreload: true })).toBe('max-age=63072000; includeSubDomains; preload');
});

test('search engines are kept out of all of a site that is a trial, and else out of what no page is', () => {
  const robots = (path: string, settings = {}) =>
    headersFor(headerRules(site, settings), path)['X-Robots-Tag'];
  for (const path of ['/', '/nowhere', '/home1/plan.pdf']) {
    expect(robots(path)).toBeUndefined();
    expect(robots(path, { noIndex: true })).toBe('noindex');
  }
  expect(robots('/home1.txt')).toBe('noindex');
  const trial = headerRules(site, { noIndex: true });
  expect(trial.filter(({ headers }) => 'X-Robots-Tag' in headers).map(({ path }) => path)).toEqual(['/*']);
});

test('share pictures and icons may be shown elsewhere, and nothing else', () => {
  const assets = ['share/home.png', 'icons/icon-192.png', 'icon.svg', 'favicon.ico', 'apple-icon.png'];
  const all = headerRules({ ...site, assets: [...site.assets, ...assets] });
  const use = (path: string) => headersFor(all, path)['Cross-Origin-Resource-Policy'];
  for (const file of assets) expect(use(`/${file}`)).toBe('cross-origin');
  for (const path of ['/', '/home1', '/404.html', ...site.assets.map((file) => `/${file}`)])
    expect(use(path)).toBe('same-origin');
});

test('a worker’s script comes with a policy of its own: the page’s is not a worker’s', () => {
  const all = headerRules({ ...site, assets: [...site.assets, '_next/static/media/worker.1abc.js'] });
  expect(headersFor(all, '/_next/static/media/worker.1abc.js')['Content-Security-Policy']).toContain(
    "default-src 'none'",
  );
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
