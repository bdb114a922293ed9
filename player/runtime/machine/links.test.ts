import { allowedUrl } from './links';

test.each([
  ['javascript:alert(1)', null],
  ['javascript:1', 'https://javascript:1/'],
  ['data:text/html,x', null],
  ['//other.test/a', 'https://other.test/a'],
  ['ftp://shop.test', null],
])('allowedUrl opens %j only as an http(s) URL: %j', (url, href) => {
  expect(allowedUrl(url, ['*'])).toBe(href);
});

test.each([
  'https://shop.test@other.test/',
  'https://other.test\\@shop.test',
  'https://other.test/?shop.test',
  'https://other.test#shop.test',
  'https://shop.test.other.test',
  'https://xshop.test',
])('allowedUrl doesn’t take %j for an address of the allowed host', (url) => {
  expect(allowedUrl(url, ['shop.test', 'shop.test/*'])).toBeNull();
});
