import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { energy, projectsSection, sections, services } from '@/content/home';
import { process as campaignSteps, questions, teasers } from '@/content/home1';
import { partners } from '@/content/partners';
import { posts } from '@/content/posts';
import { message } from '@/content/profile';
import { projects } from '@/content/projects';
import { contact as contactTexts, legal, site, social } from '@/content/site';
import { palette } from '@/tailwind.config';
import { forbiddenAttributes } from '../scripts/build/page-html';
import { pagePolicy } from '../scripts/build/page-policy';
import { fieldsOf } from '../scripts/check/issues';
import { readContent } from '../scripts/check/read-content';
import { address } from './fixtures';
import { pages } from './page-table';

/**
 * Expected headings of the home page's sections. A section that is not listed is allowed to have any heading.
 */
const sectionHeadings: Readonly<Record<string, RegExp>> = {
  services: /services/i,
  energy: /energy management/i,
  projects: /projects/i,
  contact: /contact us/i,
  partners: /partners/i,
};

const ANSWER_TIME = /an answer within 24 hours/i;

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Cheerio writes a value for empty attributes.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The ids that React generates in players begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // CSS prevents line breaks in phone numbers, and the text of a phone link can be words.
    'tel-non-breaking': 'off',
  },
});

const htmlOf = (path: string) => readFileSync(`out/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');

function open(path: string) {
  const $ = load(htmlOf(path));
  const texts = (selector: string) =>
    Array.from($(selector), (element) =>
      $(element)
        .text()
        .replace(/[ \n]+/g, ' ')
        .trim(),
    );
  const attributes = (selector: string, name: string) =>
    Array.from($(selector), (element) => $(element).attr(name) ?? '');
  const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');
  const canonical = () => new URL($('link[rel=canonical]').attr('href') ?? '').href;
  return { $, texts, attributes, meta, canonical };
}

const published = (path: string) => new URL(`${site.url}${address(path)}`).href;

/** Returns the URLs to which links lead. A link to its own page leads to the page's top. */
const targetsOf = (path: string, links: string) =>
  open(path)
    .attributes(links, 'href')
    .map((href) => new URL(href, published(path)).href.replace(/#top$/, ''));

const fileOf = (url = '') => `out${url.replace(site.url, '').slice(address('/').replace(/\/$/, '').length)}`;

for (const { path, title, fullTitle, description, share, heading, canonical } of pages) {
  test.describe(path, () => {
    test('the page has the expected title, language, heading, header, footer and legal texts', () => {
      const { $, texts, attributes, meta } = open(path);
      expect(texts('title')).toEqual([fullTitle]);
      expect(meta('description')).toBe(description);
      expect($('html').attr('lang')).toBe('en-GB');
      const headings = texts('h1');
      expect(headings).toHaveLength(heading ? 1 : 0);
      if (heading)
        expect(headings[0]).toMatch(typeof heading === 'string' ? new RegExp(`^${heading}$`) : heading);
      expect(texts('header > div nav a')).toEqual(['Home', 'Profile', 'Coming Soon']);
      expect(texts('header > div a').at(-1)).toMatch(/^contact/i);
      expect(texts('footer :has(> ul > li + li) > h2')).toEqual(
        expect.arrayContaining(['Company', 'Pages', 'Legal', 'Help']),
      );
      for (const links of ['header a', 'footer a'])
        expect(targetsOf(path, links)).toEqual(targetsOf('/', links));
      expect($('footer a[href^="https://"]:has(svg)').length).toBeGreaterThanOrEqual(2);
      expect($('footer').text()).toContain(site.name);
      for (const { id, title, report } of legal) {
        expect($(`footer button[command="show-modal"][commandfor="${id}"]`).text()).toBe(title);
        expect(attributes(`dialog#${id} a`, 'href')).toEqual(report ? [site.contact.mail.href] : []);
      }
    });

    test('the page is valid HTML without empty links, skipped heading levels or attributes blocked by the policy', async () => {
      const { $, attributes } = open(path);
      const { results } = await validator.validateString(htmlOf(path));
      // The variant build has the longest allowed firm name, so its page titles exceed this rule's limit.
      const isVariant = test.info().project.name === 'variant';
      const messages = results
        .flatMap(({ messages }) => messages)
        .filter(({ ruleId }) => !(isVariant && ruleId === 'long-title'));
      expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
        [],
      );
      expect($('a:not([href]), a[href=""], a[href="#"], a[href^="javascript:"]').length).toBe(0);
      // scripts/check/links.ts reports links without a target, but not links without the base path.
      for (const href of attributes('a[href^="/"]', 'href'))
        expect(`${href}/`.startsWith(address('/')), href).toBe(true);
      const levels = $('h1, h2, h3, h4, h5, h6')
        .not('dialog *')
        .get()
        .map(({ name }) => Number(name[1]));
      const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1);
      expect(skipped, 'WCAG 1.3.1').toEqual([]);
      expect(forbiddenAttributes($)).toEqual([]);
    });

    test('the page has headings without section numbers, and shows each email address as one piece of text', () => {
      const { $, texts } = open(path);
      expect(texts('h1, h2, h3, h4').filter((text) => /[A-Z]-\d\d/.test(text))).toEqual([]);
      const mailLinks = $('a[href^="mailto:"]').filter((_, link) => $(link).text().includes('@'));
      expect(mailLinks.length).toBeGreaterThan(0);
      for (const link of mailLinks) expect($(link).contents().length).toBe(1);
      for (const form of $('main form').get())
        expect($(form).find('noscript').text()).toContain(`href="${site.contact.mail.href}"`);
    });

    // page-policy.test.ts and policy.spec.ts test what the policy allows.
    test('the page begins with its policy, and has metadata for search engines and sharing', async () => {
      const { $, attributes, meta, canonical: canonicalUrl } = open(path);
      const [policy] = attributes('meta[charset] + meta[http-equiv=Content-Security-Policy]', 'content');
      expect(policy).toBe(pagePolicy($));
      expect(canonicalUrl()).toBe(published(canonical));
      expect(meta('og:title')).toBe(title);
      expect(meta('og:description')).toBe(description);
      expect(meta('og:site_name')).toBe(site.name);
      expect(meta('og:locale')).toBe('en_GB');
      expect(new URL(meta('og:url') ?? '').href).toBe(published(path));
      expect(meta('twitter:card')).toBe('summary_large_image');
      const picture = await sharp(readFileSync(fileOf(meta('og:image')))).metadata();
      expect([picture.format, picture.width, picture.height]).toEqual(['png', 1200, 630]);
      const alternative = share.title === site.name ? site.name : `${share.title} · ${site.name}`;
      expect(meta('og:image:alt')).toBe(alternative);
    });
  });
}

test('the pages contain every text of the content', async () => {
  const parts = [...pages.map(({ path }) => path), '/404'].flatMap((path) => {
    const { $ } = open(path);
    return [$('*').text(), ...Array.from($('*'), (element) => Object.values($(element).attr() ?? {})).flat()];
  });
  // Pages replace the space between a number and its unit.
  const normalize = (text: string) => text.replace(/\s+/g, ' ');
  const all = normalize(parts.join(' '));
  const isText = (value: unknown) =>
    typeof value === 'string' && /[a-z] [a-z]/i.test(value) && !value.includes('{');
  const texts = fieldsOf(await readContent())
    // The messages of forms are in settings, with escaped characters.
    .filter(({ path, value }) => isText(value) && !path.startsWith('formTexts'))
    .map(({ value }) => String(value));
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => !all.includes(normalize(text)))).toEqual([]);
});

test('the home page has the hero, and its sections in order with all their entries', () => {
  const { $, texts, attributes } = open('/');
  expect(texts('main h1 ~ [role=group], :has(> h1) + [role=group]')).toEqual([
    expect.stringMatching(/chill.*manage.*save/is),
  ]);
  expect(texts('main h2:not(dialog *)')).toEqual(
    sections.map((section) => expect.stringMatching(sectionHeadings[section] ?? /\S/)),
  );
  const ids = attributes('main section[id]', 'id');
  expect(ids.filter((id) => sections.some((section) => section === id))).toEqual([...sections]);
  for (const { id, title } of services.list) {
    expect(texts(`#services #${id} h3`)).toEqual([title]);
    expect(texts(`#${id} summary`)).toEqual([expect.stringMatching(/^read more/i)]);
  }
  expect(texts('#projects h3:not(dialog *)')).toEqual(projects.map(({ name }) => name));
  for (const { id, size, cost, built, payback, results } of projects) {
    expect(texts(`button[command="show-modal"][commandfor="${id}"]`)).toEqual([
      expect.stringMatching(/^explore/i),
    ]);
    expect(texts(`dialog#${id} dd`)).toEqual([size, cost, built, payback]);
    $(`dialog#${id} [aria-hidden]`).remove();
    expect(texts(`dialog#${id} tbody tr`)).toEqual(
      results.map(({ measure, before, after, change }) => measure + before + after + change),
    );
  }
  const figures = texts('#energy li').filter((text) => /\d+\s?(%|MWh|°C|kW)/.test(text));
  expect(figures).toHaveLength(energy.stats.length);
  expect($('#energy [role=img][aria-label^="A day on campus"]').length).toBe(1);
  expect(attributes('#partners li img', 'alt')).toEqual(partners.map(({ name }) => name));
  expect($('#projects > * blockquote:not(dialog *)').length).toBe(projectsSection.quoted.length);
  expect(attributes(`#projects a[href="${address(projectsSection.next.href)}"]`, 'class')).toHaveLength(1);
  const contact = $('#contact');
  for (const text of [ANSWER_TIME, /\d\d:\d\d to \d\d:\d\d/]) expect(contact.text()).toMatch(text);
  for (const selector of ['a[href^="mailto:"]', 'a[href^="tel:"]', 'address'])
    expect(contact.find(selector).length, selector).toBeGreaterThan(0);
  expect(contact.find(`a:contains("${contactTexts.directions}")`).attr('href')).toBe(site.contact.directions);
  const vCard = contact.find(`a[download="${site.contact.vCardFile}"]`).attr('href');
  expect(vCard).toBe(address('/contact.vcf'));
  // Long lines of a vCard are folded.
  const unfolded = readFileSync(fileOf(vCard), 'utf8').replaceAll('\r\n ', '');
  expect(unfolded).toContain(`\r\nURL:${published('/')}\r\n`);
});

test('the profile page has counts, posts and the message form', () => {
  const { $, texts } = open('/profile');
  expect(texts('main dt')).toEqual(['Posts', 'Followers', 'Following']);
  for (const count of texts('main dd')) expect(count).toMatch(/^[\d,]+$/);
  expect(texts('main .pressable h3')).toEqual(posts.map(({ title }) => title));
  for (const { id, published, sections } of posts) {
    expect($(`#${id} time`).attr('datetime')).toBe(published);
    expect(texts(`#${id} h2, #${id} h3`).slice(1)).toEqual(sections.map(({ title }) => title));
  }
  expect(texts('main form label')).toEqual(
    expect.arrayContaining(['Full name', 'What you are looking for', 'Message']),
  );
  expect($('main form input[name=name]').attr('autocomplete'), 'WCAG 1.3.5').toBe('name');
  expect($('main form textarea').attr('rows')).toBe('8');
  // Text fields follow the direction of the text that is typed into them.
  expect($('main form :is(input, textarea)[dir=auto]').length).toBe(
    message.form.fields.filter(({ ifConnected }) => site.formsEndpoint || !ifConnected).length,
  );
  expect(texts('main form button')).toEqual(['Send message']);
});

test('/coming-soon has an email field and a Subscribe button', () => {
  const { texts, attributes } = open('/coming-soon');
  // Browsers paint the page only once the form has arrived.
  const [form] = attributes('main form', 'id');
  expect(attributes('link[rel=expect][blocking=render]', 'href')).toEqual([`#${form}`]);
  expect(texts('main form label')[0]).toMatch(/e-mail/i);
  expect(attributes('main form input[type=email]', 'autocomplete'), 'WCAG 1.3.5').toEqual(['email']);
  expect(texts('main form button')).toEqual(['Subscribe']);
});

test('/home1 has its steps, projects and questions, and promises an answer within 24 hours', () => {
  const { $, texts } = open('/home1');
  expect($('main ol > li').length).toBe(campaignSteps.steps.length);
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  expect(texts('main article h3')).toEqual(teasers.projects.map((id) => names.get(id)));
  expect(texts('main details summary')).toEqual(questions.list.map(({ question }) => question));
  expect(texts('main details[open] summary')).toEqual([questions.list[0]?.question]);
  expect($('main').text()).toMatch(ANSWER_TIME);
});

test('/test and the 404 page are empty and not indexed, and the latter is valid HTML', async () => {
  const empty = open('/test');
  expect(empty.$('main').html()).toBe('');
  expect(empty.meta('robots')).toMatch(/noindex/);
  const { $, texts, meta } = open('/404');
  expect([texts('title')[0], meta('robots'), $('body').text().trim()]).toEqual([
    expect.stringMatching(/not found/i),
    'noindex',
    '',
  ]);
  expect($('body *:not([hidden])').length).toBe(0);
  expect((await validator.validateString(htmlOf('/404'))).results).toEqual([]);
});

test('each page and the 404 page state their color schemes, and that numbers aren’t phone links', () => {
  for (const path of [...pages.map(({ path }) => path), '/404']) {
    const { meta } = open(path);
    expect(meta('color-scheme'), path).toBe('light dark');
    expect(meta('format-detection'), path).toBe('telephone=no');
  }
});

test('each page has its own share image', () => {
  const pictures = pages.map(({ picture }) => readFileSync(`out/${picture}`).toString('base64'));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('the manifest’s icons exist in the stated sizes, and the theme colors match the palette', async () => {
  const { $ } = open('/');
  for (const { attribs } of $('link[rel=icon], link[rel=apple-touch-icon]').get())
    expect(readFileSync(fileOf(attribs.href?.replace(/\?.*/, ''))).length).toBeGreaterThan(0);
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({ name: site.name, display: 'browser', start_url: address('/') });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(readFileSync(fileOf(src))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const scheme of ['light', 'dark'] as const)
    expect($(`meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`).attr('content')).toBe(
      palette[scheme].paper,
    );
});

test('the structured data for search engines matches the content', async () => {
  for (const path of ['/', '/profile']) {
    const [firm, website, ...entries] = JSON.parse(open(path).$('script[type="application/ld+json"]').text())[
      '@graph'
    ];
    const home = published('/');
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
    expect(website).toMatchObject({ '@type': 'WebSite', name: site.name });
    const onPage = path === '/profile' ? posts : [];
    expect(entries).toMatchObject(
      onPage.map((post) => ({
        '@type': 'BlogPosting',
        headline: post.title,
        url: `${published('/profile')}#${post.id}`,
        datePublished: post.published,
        author: { '@id': firm['@id'] },
      })),
    );
    for (const { image } of entries)
      expect((await sharp(readFileSync(fileOf(image))).metadata()).width).toBeGreaterThan(0);
  }
});

test('the sitemap lists the indexed pages with the date from the footer, and robots.txt refers to the sitemap', () => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  const valuesOf = (element: string) =>
    [...sitemap.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'g'))].map(([, value]) => value);
  expect(valuesOf('loc')).toEqual(
    pages.filter(({ isListed }) => isListed).map(({ path }) => `${site.url}${address(path)}`),
  );
  expect(pages.filter(({ isListed }) => !isListed).map(({ path }) => path)).toEqual(['/home1', '/test']);
  expect([...new Set(valuesOf('lastmod'))]).toEqual(open('/').attributes('footer time', 'datetime'));
  const robots = readFileSync('out/robots.txt', 'utf8');
  expect(robots).toContain(`Sitemap: ${site.url}${address('/sitemap.xml')}`);
  expect(robots).not.toContain('Disallow');
});
