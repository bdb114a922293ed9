/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Scheduled } from '@/content/schedule';
import { DraftMark } from './draft-mark';

beforeAll(() => {
  process.env.CONTENT_DATE = '2027-03-03';
});
afterAll(() => {
  delete process.env.CONTENT_DATE;
});

test.each<[Scheduled, text: string]>([
  [{}, ''],
  [{ from: '2027-03-03', until: '2027-03-03' }, ''],
  [{ draft: true }, 'Draft'],
  [{ from: '2027-03-04' }, 'From 4 March 2027'],
  [{ draft: true, from: '2027-03-04' }, 'Draft · From 4 March 2027'],
])('on 3 March 2027, the mark of an entry with the schedule %j is “%s”', (entry, text) => {
  expect(renderToStaticMarkup(<DraftMark entry={entry} />).replaceAll(/<[^>]*>/g, '')).toBe(text);
});
