import { longDate } from './long-date';

test.each([
  ['en-GB', '3 March 2027'],
  ['de', '3. März 2027'],
])('longDate formats a date in the language %s as %s, regardless of the time zone', (language, text) => {
  expect(longDate('2027-03-03', language)).toBe(text);
});
