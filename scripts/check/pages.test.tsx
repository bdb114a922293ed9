import { resolve } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageNumber, sectionNumber } from '@/components/site/page-sections';
import * as comingSoon from '@/content/coming-soon';
import * as home from '@/content/home';
import * as home1 from '@/content/home1';
import { footer, pages as metas, navigation } from '@/content/pages';
import { partners } from '@/content/partners';
import { posts } from '@/content/posts';
import * as profile from '@/content/profile';
import { projects } from '@/content/projects';
import * as siteContent from '@/content/site';
import { routesIn } from './routes';

const { energy, hero, sections, services } = home;
const { process, teasers } = home1;
const { legal, site } = siteContent;

/** The page components, keyed by route. */
const pages = Object.fromEntries(
  [...routesIn()].map(([route, file]) => [route, require(resolve(file)).default as ComponentType]),
);

const markup = Object.fromEntries(
  Object.entries(pages).map(([path, Page]) => [path, renderToStaticMarkup(<Page />)]),
);

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] as string);
const ids = (path: string) => all(markup[path] ?? '', /\sid="([^"]+)"/g);

test('the content has the required numbers of services, projects, partners, posts, figures, steps and teasers', () => {
  expect(hero.words.map(({ word }) => word)).toEqual(['CHILL', 'MANAGE', 'SAVE']);
  expect(services.list.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Project management', 'Maintenance management', 'Design services']),
  );
  expect(projects.length).toBeGreaterThanOrEqual(5);
  expect(partners.length).toBeGreaterThanOrEqual(8);
  expect(posts.length).toBeGreaterThanOrEqual(3);
  expect(energy.stats.length).toBeGreaterThanOrEqual(3);
  expect(process.steps.length).toBeGreaterThanOrEqual(5);
  expect(teasers.projects.length).toBeGreaterThanOrEqual(3);
});

test('the home page’s sections are in the required order, regardless of sections that were removed or added', () => {
  const named = ['services', 'energy', 'projects', 'contact', 'partners'] as const;
  expect(sections.filter((section) => named.includes(section))).toEqual(
    named.filter((section) => sections.includes(section)),
  );
  const listed = ['hero-title', ...sections];
  expect(ids('/').filter((id) => listed.includes(id))).toEqual(listed);
});

test('every page has a unique number, and the numbers of its sections begin with the page’s letter', () => {
  // The letters are in the order of the pages. The home page has the letter B.
  const letters = Object.keys(metas).map((_, index) => 'BCDEFGHIJKLMNOPQRSTUVWXYZ'[index]);
  const letterOf = (path: string) => letters[Object.keys(metas).indexOf(path)];
  const names = Object.entries(metas).map(([path, meta]) => pageNumber(path, meta));
  expect(names).toEqual(
    expect.arrayContaining(['B-00 Building services', `${letterOf('/profile')}-00 Profile`]),
  );
  expect(sectionNumber('/profile', 2)).toBe(`${letterOf('/profile')}-02`);
  expect(Object.keys(metas).sort()).toEqual(Object.keys(pages).sort());
  const numbers = Object.keys(metas).map((path) => sectionNumber(path, 0));
  expect(numbers).toEqual(letters.map((letter) => `${letter}-00`));
});

describe.each(Object.keys(pages))('the page %s', (path) => {
  test('the page has unique ids', () => {
    expect(ids(path)).toEqual([...new Set(ids(path))]);
  });

  test('every commandfor, for and aria-labelledby attribute refers to an element on the page', () => {
    for (const id of all(markup[path] ?? '', /commandfor="([^"]+)"/g)) expect(ids(path)).toContain(id);
    for (const id of all(markup[path] ?? '', /(?:for|aria-labelledby)="([^"]+)"/g))
      expect(ids(path)).toContain(id);
  });

  test('the page has no style attribute', () => {
    expect(markup[path]).not.toMatch(/\sstyle=/);
  });
});

test('the content has the five legal texts, and the accessibility statement has a date', () => {
  expect(legal.map(({ id }) => id)).toEqual(['privacy', 'terms', 'cookies', 'accessibility', 'imprint']);
  const statement = legal.find(({ id }) => id === 'accessibility');
  expect(statement?.paragraphs.join(' ')).toMatch(/\b\d{1,2}\s[A-Z][a-z]+\s20\d\d\b/);
});

test('the labels of links to the same page never differ only in case', () => {
  const links = [
    ...navigation.links,
    ...footer.lists.flatMap(({ links }) => links.flatMap((link) => ('href' in link ? [link] : []))),
    ...Object.entries(metas).map(([href, { title }]) => ({ href, label: title })),
  ];
  const labels = new Set(links.map(({ href, label }) => `${href} ${label}`));
  const lowerCased = new Set([...labels].map((label) => label.toLowerCase()));
  expect([...labels]).toHaveLength(lowerCased.size);
});

test('the content writes times in the 24-hour format', () => {
  const other =
    /\d\s?[ap]\.?m\b|o’clock|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) in the (?:morning|afternoon|evening)|\b\d:\d\d\b/i;
  const content = JSON.stringify([home, home1, comingSoon, profile, posts, projects, siteContent]);
  expect(other.exec(content)?.[0]).toBeUndefined();
});

test('every page contains the firm’s name', () => {
  const name = renderToStaticMarkup(site.name);
  for (const html of Object.values(markup)) expect(html).toContain(name);
});
