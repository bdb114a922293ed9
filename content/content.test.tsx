/** @jest-environment node */
import { resolve } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { partNumber, sheetName } from '@/components/site/page-sections';
import { routesIn } from '@/scripts/content/pages';
import { energy, hero, sections, services } from './home';
import { process, teasers } from './home1';
import { pages as metas } from './pages';
import { partners } from './partners';
import { posts } from './posts';
import { projects } from './projects';
import { legal, site } from './site';

/** Every page of the site by its route. */
const pages = Object.fromEntries(
  [...routesIn()].map(([route, file]) => [route, require(resolve(file)).default as ComponentType]),
);

const markup = Object.fromEntries(
  Object.entries(pages).map(([path, Page]) => [
    path,
    renderToStaticMarkup(
      <>
        <Header />
        <Page />
        <Footer />
      </>,
    ),
  ]),
);

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] as string);
const ids = (path: string) => all(markup[path] ?? '', /\sid="([^"]+)"/g);

test('what the specification counts is there, and may be more', () => {
  expect(hero.words.map(({ word }) => word)).toEqual(['CHILL', 'MANAGE', 'SAVE']);
  expect(services.list.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Project management', 'Maintenance management', 'Design services']),
  );
  expect(projects.length).toBeGreaterThanOrEqual(5);
  expect(partners.length).toBeGreaterThanOrEqual(8);
  expect(posts.length).toBeGreaterThanOrEqual(3);
  expect(energy.figures.length).toBeGreaterThanOrEqual(3);
  expect(process.steps.length).toBeGreaterThanOrEqual(5);
  expect(teasers.projects.length).toBeGreaterThanOrEqual(3);
});

test('the home page has the sections that the specification names, in its order, and may have more', () => {
  const named = ['services', 'energy', 'projects', 'contact', 'partners'];
  expect(sections.filter((section) => named.includes(section))).toEqual(named);
  const listed = ['hero-title', ...sections];
  expect(ids('/').filter((id) => listed.includes(id))).toEqual(listed);
});

test('every page has a number of its own in the title block, which its parts follow', () => {
  // In the list's order: B is the home page, and the others follow.
  const letters = Object.keys(metas).map((_, index) => 'BCDEFGHIJKLMNOPQRSTUVWXYZ'[index]);
  const letterOf = (path: string) => letters[Object.keys(metas).indexOf(path)];
  const names = Object.entries(metas).map(([path, meta]) => sheetName(path, meta));
  expect(names).toEqual(
    expect.arrayContaining(['B-00 Building services', `${letterOf('/profile')}-00 Profile`]),
  );
  expect(partNumber('/profile', 2)).toBe(`${letterOf('/profile')}-02`);
  expect(Object.keys(metas).sort()).toEqual(Object.keys(pages).sort());
  const numbers = Object.keys(metas).map((path) => partNumber(path, 0));
  expect(numbers).toEqual(letters.map((letter) => `${letter}-00`));
});

describe.each(Object.keys(pages))('%s', (path) => {
  test('has no id twice', () => {
    expect(ids(path)).toEqual([...new Set(ids(path))]);
  });

  test('every command has its dialog, every label its box', () => {
    for (const id of all(markup[path] ?? '', /commandfor="([^"]+)"/g)) expect(ids(path)).toContain(id);
    for (const id of all(markup[path] ?? '', /(?:for|aria-labelledby)="([^"]+)"/g))
      expect(ids(path)).toContain(id);
  });

  test('carries no style attribute', () => {
    expect(markup[path]).not.toMatch(/\sstyle=/);
  });
});

test('the legal texts are the four that the footer offers', () => {
  expect(legal.map(({ id }) => id)).toEqual(['privacy', 'terms', 'cookies', 'imprint']);
});

test('the firm’s name stands in the pages', () => {
  const name = renderToStaticMarkup(site.name);
  for (const html of Object.values(markup)) expect(html).toContain(name);
});
