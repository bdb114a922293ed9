import type { ExportedSite } from '../build/read-export';
import { headerRules, headersFor, rulesFor, serverSettings } from './headers';

const site: ExportedSite = {
  pages: [
    { route: '/', file: 'index.html', html: '<script>1</script>' },
    { route: '/home1', file: 'home1.html', html: '<script>2</script>' },
  ],
  notFound: { route: '/404', file: '404.html', html: '<body></body>' },
  assets: ['_next/static/chunks/a.js', 'animations/day.json', 'home1/plan.pdf', 'robots.txt'],
};
const rules = headerRules(site);

test('headerRules makes only hashed files immutable', () => {
  expect(headersFor(rules, '/_next/static/chunks/a.js')['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const path of ['/', '/home1', '/404.html', '/robots.txt', '/animations/day.json']) {
    expect(headersFor(rules, path)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  }
});

test('headerRules doesn’t repeat a page’s own policy, so that pages work with the headers of other builds', () => {
  const policy = (path: string) => headersFor(rules, path)['Content-Security-Policy'];
  for (const path of ['/', '/home1', '/404.html', '/nowhere', '/robots.txt'])
    expect(policy(path)).toBe("frame-ancestors 'none'");
});

test('headerRules adds noindex to all paths, with one rule, only if noIndex is true', () => {
  const robots = (path: string, settings = {}) =>
    headersFor(headerRules(site, settings), path)['X-Robots-Tag'];
  for (const path of ['/', '/nowhere', '/home1/plan.pdf', '/robots.txt', '/animations/day.json']) {
    expect(robots(path)).toBeUndefined();
    expect(robots(path, { noIndex: true })).toBe('noindex');
  }
  const trial = headerRules(site, { noIndex: true });
  expect(trial.filter(({ headers }) => 'X-Robots-Tag' in headers).map(({ path }) => path)).toEqual(['/*']);
});

test('headerRules allows other sites to embed only share images and icons', () => {
  const assets = ['share/home.png', 'icons/icon-192.png', 'icon.svg', 'favicon.ico', 'apple-icon.png'];
  const all = headerRules({ ...site, assets: [...site.assets, ...assets] });
  const use = (path: string) => headersFor(all, path)['Cross-Origin-Resource-Policy'];
  for (const file of assets) expect(use(`/${file}`)).toBe('cross-origin');
  for (const path of ['/', '/home1', '/404.html', ...site.assets.map((file) => `/${file}`)])
    expect(use(path)).toBe('same-origin');
});

test('headerRules adds a policy to worker scripts, because the page’s policy doesn’t apply to workers', () => {
  const all = headerRules({ ...site, assets: [...site.assets, '_next/static/media/worker.1abc.js'] });
  expect(headersFor(all, '/_next/static/media/worker.1abc.js')['Content-Security-Policy']).toContain(
    "default-src 'none'",
  );
});

test('headerRules adds the security headers to every response', () => {
  for (const path of ['/', '/robots.txt', '/_next/static/chunks/a.js', '/nowhere']) {
    expect(headersFor(rules, path)).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  }
});

test('headerRules never sets a header twice for the same path', () => {
  for (const path of ['/', '/home1', '/404.html', ...site.assets.map((file) => `/${file}`)]) {
    const names = rulesFor(rules, path).flatMap((rule) => Object.keys(rule.headers));
    expect(names).toEqual([...new Set(names)]);
  }
});

test('headerRules returns one rule per path, and each path is a file or a whole folder', () => {
  const paths = rules.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  for (const path of paths) expect(path).toMatch(/^\/[^*]*$|\/\*$/);
});

/**
 * Returns whether Netlify applies a rule to a path. On Netlify, `/x/*` also matches `/x`
 * (https://github.com/netlify/cli/pull/1777).
 */
function matchesOnNetlify(rule: string, path: string): boolean {
  return rule.endsWith('/*') ? `${path}/`.startsWith(rule.slice(0, -1)) : rule === path;
}

test.each(['/', '/home1', '/plans/one'])(
  'headerRules sets each header of %s once, without noindex, even if a folder’s rule applies to the folder’s own path',
  (path) => {
    const nested = { route: '/plans/one', file: 'plans/one.html', html: '' };
    const assets = [...site.assets, 'plans/one.txt', 'plans/one/map.svg', 'plans/two.pdf'];
    const names = headerRules({ ...site, pages: [...site.pages, nested], assets })
      .filter((rule) => matchesOnNetlify(rule.path, path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names).toContain('Content-Security-Policy');
    expect(names).not.toContain('X-Robots-Tag');
    expect(names).toEqual([...new Set(names)]);
  },
);

test('headerRules returns a single rule for a folder without pages', () => {
  const assets = Array.from({ length: 200 }, (_, n) => `icons/${n}.svg`);
  expect(headerRules({ ...site, assets })).toHaveLength(
    headerRules({ ...site, assets: ['icons/0.svg'] }).length,
  );
});

test('serverSettings lets search engines index the site by default', () => {
  expect(serverSettings({} as NodeJS.ProcessEnv).noIndex).toBe(false);
});

test('serverSettings excludes the site from search engines if NO_INDEX is true', () => {
  expect(serverSettings({ NO_INDEX: 'true' } as unknown as NodeJS.ProcessEnv).noIndex).toBe(true);
  expect(serverSettings({ NO_INDEX: 'false' } as unknown as NodeJS.ProcessEnv).noIndex).toBe(false);
});

test('serverSettings throws if a setting is invalid', () => {
  expect(() => serverSettings({ NO_INDEX: 'yes' } as unknown as NodeJS.ProcessEnv)).toThrow('NO_INDEX');
});
