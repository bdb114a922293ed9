import { cutText, type Service } from './cut-texts';

const google: Service = {
  name: 'Google',
  title: { width: 100, fontSize: 20 },
  description: { characters: 21 },
};

test('doesn’t cut text that fits, or text without a limit', () => {
  expect(cutText('We keep plant alive.', 'description', [google])).toEqual({
    shown: 'We keep plant alive.',
    rest: '',
    warnings: [],
  });
  expect(cutText('a'.repeat(500), 'title', [{ name: 'Slack' }]).warnings).toEqual([]);
});

test('cuts text after a whole word, so that the ellipsis also fits', () => {
  expect(cutText('We keep the plant, on all year.', 'description', [google])).toEqual({
    shown: 'We keep the plant …',
    rest: 'on all year.',
    warnings: ['Google cuts the description after 21 characters. It has 31.'],
  });
});

test('if the limit is a width, measures the characters instead of counting them', () => {
  // In Arial, an “i” is 0.222 em wide, and an “M” is 0.833 em wide.
  expect(cutText('i'.repeat(22), 'title', [google]).warnings).toEqual([]);
  expect(cutText('MMM MMM', 'title', [google])).toEqual({
    shown: 'MMM …',
    rest: 'MMM',
    warnings: ['Google cuts the title after 100 px. It is 106 px wide.'],
  });
});

test('treats letters with accents as equally wide as letters without accents', () => {
  expect(cutText('í'.repeat(22), 'title', [google]).warnings).toEqual([]);
});

test('shows the text of the service with the lowest limit, and warns of each service that cuts the text', () => {
  const services = [
    { name: 'A', title: { characters: 20 } },
    { name: 'B', title: { characters: 10 } },
    { name: 'C', title: { characters: 100 } },
  ];
  const { shown, warnings } = cutText('One two three four five', 'title', services);
  expect(shown).toBe('One two …');
  expect(warnings.map((warning) => warning[0])).toEqual(['A', 'B']);
});
