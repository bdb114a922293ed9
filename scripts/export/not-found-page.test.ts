import { load } from 'cheerio';
import { notFoundPage } from './not-found-page';

const exported =
  '<html lang="en-GB"><head><title>Not &amp; found</title><link rel="icon" href="/icon.svg" sizes="any"/><link rel="preload" href="/a.js"/><script src="/a.js"></script></head><body><main>x</main></body></html>';

test('keeps title, language and icon, adds noindex, renders and runs nothing', () => {
  const page = notFoundPage(exported);
  const $ = load(page);
  expect(
    $.root()
      .find('*')
      .toArray()
      .map(({ name }) => name),
  ).toEqual(['html', 'head', 'meta', 'meta', 'meta', 'title', 'link', 'body']);
  expect($('html').attr('lang')).toBe('en-GB');
  expect($('title').text()).toBe('Not & found');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<link rel="icon" href="/icon.svg" sizes="any">');
  expect(page).toContain('<body></body>');
});

test('is the same for a page that it made', () => {
  expect(notFoundPage(notFoundPage(exported))).toBe(notFoundPage(exported));
});

test('a page without a title is refused', () => {
  expect(() => notFoundPage('<html lang="en-GB"></html>')).toThrow('app/global-not-found.tsx');
});
