import { load } from 'cheerio';
import { notFoundPage } from './not-found-page';

const exported =
  '<html lang="en-GB"><head><title>Not &amp; found</title><link rel="icon" href="/icon.svg" sizes="any"/><link rel="preload" href="/a.js"/><script src="/a.js"></script></head><body><main>x</main></body></html>';

test('keeps the title, language and icon, adds noindex, and has no content or scripts', () => {
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

test('leaves its own output unchanged', () => {
  expect(notFoundPage(notFoundPage(exported))).toBe(notFoundPage(exported));
});

test('throws if the page has no title', () => {
  expect(() => notFoundPage('<html lang="en-GB"></html>')).toThrow('app/global-not-found.tsx');
});
