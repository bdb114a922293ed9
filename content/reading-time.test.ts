import { readingMinutes, wordCount } from './reading-time';

const words = (count: number) => Array(count).fill('word').join(' ');

test('wordCount counts the words of all paragraphs and of the headings of sections', () => {
  const sections = [
    { title: 'Where to stop', text: ['Stop at 8\u00a0°C.', 'Nobody rang.'] },
    { title: 'Then', text: ['Wait.'] },
  ];
  expect(wordCount({ text: ['Log  three\nthings.'], sections })).toBe(3 + 3 + 4 + 2 + 1 + 1);
});

test.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [600, 3],
])('readingMinutes rounds the time for %i words up to %i min', (count, minutes) => {
  expect(readingMinutes({ text: [words(count)], sections: [] })).toBe(minutes);
});
