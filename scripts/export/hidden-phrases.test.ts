import { shownEntries } from '@/content/schedule';
import { hiddenPhrases } from './hidden-phrases';

test('hiddenPhrases returns the long phrases that only hidden entries contain', () => {
  const entries = [
    { text: ['A pump that runs on Sundays.'] },
    {
      draft: true,
      title: 'Too short',
      text: ['A pump that runs on Sundays.', 'Café owners pay for the night: five kilowatts in all.'],
      figure: { alt: 'A curve that falls and rises over one day' },
    },
  ];
  const shown = shownEntries(entries, 'UTC');
  const content = { 'content/posts.ts': { posts: entries }, 'content/home.ts': { lead: 'over one day' } };
  expect(hiddenPhrases(content, [shown])).toEqual([
    ' owners pay for the night',
    ' five kilowatts in all.',
    'A curve that falls and rises over one day',
  ]);
  expect(hiddenPhrases(content, [entries])).toEqual([]);
});
