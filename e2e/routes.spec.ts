import { energy, sections, services } from '@/content/home';
import { process, teasers } from '@/content/home1';
import { partners } from '@/content/partners';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { exhaustiveUnless } from './exhaustive';
import { address, expect, test, visit } from './fixtures';
import { pages } from './pages';

/** Headings of the home page's sections that are known; of a section that is not among them any text will do. */
const sectionHeadings: Readonly<Record<string, RegExp>> = {
  services: /services/i,
  energy: /energy management/i,
  projects: /projects/i,
  contact: /contact us/i,
  partners: /partners/i,
};

/** What the header links to, in its order. */
const navigationLinks = ['Home', 'Profile', 'Coming Soon'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const { path, fullTitle, description, heading, isSample } of pages) {
      test(
        `${path} has its title, its heading, the header and the footers`,
        exhaustiveUnless(javaScriptEnabled || isSample),
        async ({ page }) => {
          const response = await visit(page, path);
          expect(response?.status()).toBe(200);
          await expect(page).toHaveTitle(fullTitle);
          await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
          await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');

          const headings = page.getByRole('heading', { level: 1 });
          await expect(headings, 'one h1, in the page’s opening').toHaveCount(heading ? 1 : 0);
          if (heading) await expect(headings).toHaveText(heading);

          const header = page.getByRole('banner');
          await expect(header.getByRole('navigation').getByRole('link')).toHaveText(navigationLinks);
          for (const name of [...navigationLinks, /^contact/i]) {
            await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
          }
          const footer = page.getByRole('contentinfo');
          for (const list of ['Company', 'Pages', 'Legal', 'Help']) {
            const items = footer
              .locator('div', { has: page.getByRole('heading', { name: list, exact: true }) })
              .last()
              .getByRole('listitem');
            expect(await items.count(), `links in ${list}`).toBeGreaterThanOrEqual(2);
          }
          const social = footer.locator('a[href^="https://"]').filter({ has: page.locator('svg') });
          expect(await social.count(), 'social icons').toBeGreaterThanOrEqual(2);
        },
      );
    }

    test('the home page has its opening and then its sections in order, each with its heading', async ({
      page,
    }) => {
      await visit(page, '/');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        /chill.*manage.*save/is,
      );
      const headings = page.getByRole('main').locator('h2:visible');
      await expect(headings).toHaveText(sections.map((section) => sectionHeadings[section] ?? /\S/));
      const ids = await page
        .getByRole('main')
        .locator('section[id]')
        .evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id) => sections.some((section) => section === id))).toEqual([...sections]);
    });

    test('each service can be read more of', async ({ page }) => {
      await visit(page, '/');
      const section = page.getByRole('region', { name: 'Services' });
      for (const { id } of services.list)
        await expect(
          section
            .locator(`#${id}`)
            .locator('summary, button')
            .filter({ hasText: /^read more/i }),
        ).toBeVisible();
    });

    test('each project can be explored', async ({ page }) => {
      await visit(page, '/');
      const section = page.getByRole('region', { name: 'Projects', exact: true });
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(projects.map(({ name }) => name));
      await expect(section.getByRole('button', { name: /^explore/i })).toHaveCount(projects.length);
    });

    test('the energy section holds the animation and figures with units', async ({ page }) => {
      await visit(page, '/');
      const section = page.getByRole('region', { name: /energy management/i });
      await expect(section.getByLabel(/a day on campus/i).first()).toBeVisible();
      // Without scripts no control of the animation would work.
      await expect(section.getByRole('button', { name: 'Play' })).toHaveCount(javaScriptEnabled ? 1 : 0);
      await expect(section.getByRole('listitem').filter({ hasText: /\d+ ?(%|MWh|°C|kW)/ })).toHaveCount(
        energy.stats.length,
      );
    });

    test('the contact section promises an answer within 24 hours and says how to get one', async ({
      page,
    }) => {
      await visit(page, '/');
      const section = page.getByRole('region', { name: /contact us/i });
      await expect(section.getByText(/an answer within 24 hours/i)).toBeVisible();
      await expect(section.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(section.locator('a[href^="tel:"]')).toBeVisible();
      await expect(section.locator('address')).toBeVisible();
      await expect(section.getByText(/\d\d:\d\d to \d\d:\d\d/)).toBeVisible();
    });

    test('the partners section holds each mark', async ({ page }) => {
      await visit(page, '/');
      const section = page.getByRole('region', { name: 'Partners', exact: true });
      await expect(section.getByRole('listitem').getByRole('img')).toHaveCount(partners.length);
    });

    test('the profile has its counts, its posts and the contact form', async ({ page }) => {
      await visit(page, '/profile');
      const main = page.getByRole('main');
      // It follows nobody without scripts, so it is no control there.
      await expect(main.getByRole('button', { name: /^follow/i })).toHaveCount(javaScriptEnabled ? 1 : 0);
      for (const name of ['Posts', 'Followers', 'Following']) {
        const count = main
          .locator('dl > div')
          .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) });
        await expect(count.locator('dd')).toHaveText(/^[\d,]+$/);
      }
      const cards = main.getByRole('article');
      await expect(cards).toHaveCount(posts.length);
      for (const card of await cards.all()) {
        await expect(card.getByRole('img')).toBeVisible();
        await expect(card.getByRole('heading')).toHaveText(/\S/);
        await expect(card.locator('p').last()).toHaveText(/\S{2,} \S+/);
      }
      await expect(main.getByLabel('Full name')).toBeVisible();
      await expect(main.getByLabel('What you are looking for')).toBeVisible();
      await expect(main.getByLabel('Message', { exact: true })).toHaveAttribute('rows', '8');
      await expect(main.getByRole('button', { name: 'Send message' })).toBeVisible();
    });

    test('the teaser has an e-mail box and a subscribe button', async ({ page }) => {
      await visit(page, '/coming-soon');
      const main = page.getByRole('main');
      await expect(main.getByRole('textbox', { name: /e-mail/i })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    });

    test('the campaign page has its parts', async ({ page }) => {
      await visit(page, '/home1');
      const main = page.getByRole('main');
      // Without scripts the animation is a picture, and a button over it would do nothing.
      await expect(main.locator('[data-animation]').getByRole('button')).toHaveCount(
        javaScriptEnabled ? 1 : 0,
      );
      await expect(main.locator('ol > li')).toHaveCount(process.steps.length);
      await expect(main.getByRole('article')).toHaveCount(teasers.projects.length);
      expect(await main.locator('details').count()).toBeGreaterThanOrEqual(3);
      await expect(main.getByText(/an answer within 24 hours/i)).toBeVisible();
      const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
      expect(new URL(canonical).pathname).toBe(address('/'));
    });

    test('the empty page is empty and not for search engines', async ({ page }) => {
      await visit(page, '/test');
      await expect(page.getByRole('main')).toBeEmpty();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });

    test('an unknown path renders nothing', async ({ page, faults }) => {
      const response = await visit(page, '/nowhere');
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/not found/i);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('body')).toBeEmpty();
      await expect(page.locator('script')).toHaveCount(0);
      // The browser reports the intended 404 as an error.
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(address('/nowhere'))));
    });
  });
}
