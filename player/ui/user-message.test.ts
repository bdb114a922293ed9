import { shortLabel } from './controls/short-label';
import { visitorSentence } from './user-message';

test.each([
  ['A day on campus: a school through 24 hours', 'A day on campus'],
  ['Square', 'Square'],
  ['', ''],
  ['Version 2.0 of the logo', 'Version 2.0 of the logo'],
  ['1,200 birds, drawn by hand', '1,200 birds'],
  ['Dr. Ada at work. She counts', 'Dr. Ada at work'],
  ['A red cat.', 'A red cat'],
  ['校园的一天：学校', '校园的一天'],
])('%j in a few words is %j', (label, words) => {
  expect(shortLabel(label)).toBe(words);
});

test('says what is missing, and no address', () => {
  expect(visitorSentence('A day: 24 hours', 'network')).toBe(
    '“A day” could not be loaded. Check the connection and try again.',
  );
  expect(visitorSentence('', 'invalid')).toBe('This picture can’t be shown.');
});
