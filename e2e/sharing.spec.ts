import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { services } from '@/content/home';
import { projects } from '@/content/projects';
import { site, social } from '@/content/site';
import { palette } from '@/tailwind.config';
import { address, expect, test, visit } from './fixtures';
import { pages } from './pages';

/** The path in the export of a file with an address of the published site. */
const fileOf = (url: string) =>
  `out${url.replace(site.url, '').slice(address('/').replace(/\/$/, '').length)}`;

for (const { path, title, description, share } of pages) {
  test(`${path} says what it is where it is shared`, async ({ page }) => {
    await visit(page, path);
    const content = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content');
    expect(await content('og:title')).toBe(title);
    expect(await content('og:description')).toBe(description);
    expect(await content('og:site_name')).toBe(site.name);
    expect(await content('og:locale')).toBe('en_GB');
    expect(new URL((await content('og:url')) ?? '').href).toBe(`${site.url}${address(path)}`);
    expect(await content('twitter:card')).toBe('summary_large_image');
    for (const name of ['og:image', 'twitter:image']) {
      const picture = await sharp(readFileSync(fileOf((await content(name)) ?? ''))).metadata();
      expect([picture.format, picture.width, picture.height]).toEqual(['png', 1200, 630]);
    }
    const alternative = share.title === site.name ? site.name : `${share.title} · ${site.name}`;
    expect(await content('og:image:alt')).toBe(alternative);
  });
}

test('each page has a picture of its own', () => {
  const pictures = pages.map(({ picture }) => readFileSync(`out/${picture}`).toString('base64'));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('every page names the one that stands for it, the campaign page the home page', async ({ page }) => {
  expect(pages).toContainEqual(expect.objectContaining({ path: '/home1', canonical: '/' }));
  for (const { path, canonical: expected } of pages) {
    await visit(page, path);
    const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
    expect(new URL(canonical).href).toBe(`${site.url}${address(expected)}`);
  }
});

test('the icons and the manifest are there in the sizes they name', async ({ page, request }) => {
  await visit(page, '/');
  for (const link of await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all()) {
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
  }
  const manifest = await (await request.get(address('/manifest.webmanifest'))).json();
  expect(manifest).toMatchObject({ name: site.name, display: 'browser', start_url: address('/') });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const scheme of ['light', 'dark'] as const) {
    await expect(
      page.locator(`meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`),
    ).toHaveAttribute('content', palette[scheme].paper);
  }
});

test('what search engines are told of the firm is what the pages say', async ({ page }) => {
  for (const path of ['/', '/home1', '/profile']) {
    await visit(page, path);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const [firm, website, ...cases] = data['@graph'];
    const home = `${site.url}${address('/')}`;
    expect(firm).toMatchObject({
      '@type': 'ProfessionalService',
      name: site.name,
      url: home,
      email: site.contact.mail.label,
      telephone: expect.stringMatching(/^\+\d+$/),
      address: { postalCode: site.contact.postal.code },
      openingHours: site.contact.openingHours,
      sameAs: social.links.map(({ href }) => href),
    });
    expect(firm.hasOfferCatalog.itemListElement).toHaveLength(services.list.length);
    expect(website).toMatchObject({ '@type': 'WebSite', name: site.name });
    expect(cases).toMatchObject(projects.map(({ id, name }) => ({ name, url: `${home}#${id}` })));
  }
});

test('the sitemap lists the pages that stand for themselves with the title block’s date, and robots.txt names it', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get(address('/sitemap.xml'))).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const expected = pages.filter(({ isListed }) => isListed).map(({ path }) => `${site.url}${address(path)}`);
  expect(listed).toEqual(expected);
  await visit(page, '/');
  const revisions = await page
    .getByRole('contentinfo')
    .locator('time')
    .evaluateAll((all: HTMLTimeElement[]) => all.map(({ dateTime }) => dateTime));
  const dates = [...sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date);
  expect([...new Set(dates)]).toEqual(revisions);
  for (const path of ['/home1', '/test']) expect(expected).not.toContain(`${site.url}${address(path)}`);
  const robots = await (await request.get(address('/robots.txt'))).text();
  expect(robots).toContain(`Sitemap: ${site.url}${address('/sitemap.xml')}`);
  expect(robots).not.toContain('Disallow');
  expect(await (await request.get('/robots.txt')).text(), 'where crawlers look for it').toBe(robots);
});
