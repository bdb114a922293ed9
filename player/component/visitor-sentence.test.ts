import { shortLabel } from '../controls/short-label';
import { visitorSentence } from './visitor-sentence';

test.each([
  ['A day on campus: a school through 24 hours', 'A day on campus'],
  ['Square', 'Square'],
  ['', ''],
])('%j in a few words is %j', (label, words) => {
  expect(shortLabel(label)).toBe(words);
});

test('says what is missing, and no address', () => {
  expect(visitorSentence('A day: 24 hours', 'network')).toBe(
    '“A day” could not be loaded. Check the connection and try again.',
  );
  expect(visitorSentence('', 'invalid')).toBe('This picture can’t be shown.');
});
