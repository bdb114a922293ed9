import {
  changeDates,
  completeList,
  contentDate,
  dateIn,
  longDate,
  type Scheduled,
  shownEntries,
  statusOn,
} from './schedule';

afterEach(() => {
  delete process.env.CONTENT_DATE;
  delete process.env.DRAFTS;
});

test.each([
  ['2027-03-02T23:59:59Z', 'Europe/London', '2027-03-02'],
  ['2027-03-03T00:00:00Z', 'Europe/London', '2027-03-03'],
  // In summer, a day in London begins at 23:00 UTC.
  ['2027-06-30T22:59:59Z', 'Europe/London', '2027-06-30'],
  ['2027-06-30T23:00:00Z', 'Europe/London', '2027-07-01'],
  // The clocks change on these days.
  ['2027-03-28T00:30:00Z', 'Europe/London', '2027-03-28'],
  ['2027-10-31T23:59:59Z', 'Europe/London', '2027-10-31'],
  ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01-01'],
  ['2027-01-01T09:59:59Z', 'Pacific/Honolulu', '2026-12-31'],
])('at %s, dateIn returns the date in %s, %s', (time, timeZone, date) => {
  expect(dateIn(timeZone, new Date(time))).toBe(date);
});

test.each<[Scheduled, date: string, status: string]>([
  [{}, '2027-03-03', 'shown'],
  [{ from: '2027-03-03' }, '2027-03-02', 'upcoming'],
  [{ from: '2027-03-03' }, '2027-03-03', 'shown'],
  [{ until: '2027-03-03' }, '2027-03-03', 'shown'],
  [{ until: '2027-03-03' }, '2027-03-04', 'ended'],
  [{ from: '2027-03-03', until: '2027-03-03' }, '2027-03-02', 'upcoming'],
  [{ from: '2027-03-03', until: '2027-03-03' }, '2027-03-03', 'shown'],
  [{ from: '2027-03-03', until: '2027-03-03' }, '2027-03-04', 'ended'],
  [{ from: '2026-12-31', until: '2027-01-01' }, '2027-01-01', 'shown'],
  [{ draft: true }, '2027-03-03', 'draft'],
  [{ draft: false }, '2027-03-03', 'shown'],
  [{ draft: true, from: '2027-03-03' }, '2027-03-02', 'draft'],
  [{ draft: true, until: '2027-03-02' }, '2027-03-03', 'ended'],
])('the status of the entry %j on %s is %s', (entry, date, status) => {
  expect(statusOn(date, entry)).toBe(status);
});

test('changeDates returns the first day of each entry and the day after its last day, but ignores drafts', () => {
  const entries: readonly Scheduled[] = [
    { from: '2027-03-03', until: '2027-12-31' },
    { until: '2028-02-28' },
    { from: '2027-03-03' },
    { draft: true, from: '2027-05-05' },
    {},
  ];
  expect(changeDates(entries)).toEqual(['2027-03-03', '2028-01-01', '2028-02-29']);
});

test('changeDates doesn’t throw for an invalid date', () => {
  expect(changeDates([{ from: 'soon', until: 'later' }])).toEqual(['later', 'soon']);
});

test('contentDate returns the date of the build if it is set, even if it is empty', () => {
  expect(contentDate('Europe/London')).toBe(dateIn('Europe/London'));
  process.env.CONTENT_DATE = '';
  expect(contentDate('Europe/London')).toBe('');
});

const entries = [
  { id: 'plain' },
  { id: 'draft', draft: true },
  { id: 'upcoming', from: '2027-03-04' },
  { id: 'ended', until: '2027-03-02' },
  { id: 'today', from: '2027-03-03', until: '2027-03-03' },
];

test.each([
  [undefined, ['plain', 'today']],
  ['false', ['plain', 'today']],
  ['true', ['plain', 'draft', 'upcoming', 'today']],
])(
  'if DRAFTS is %s, shownEntries returns the entries %j, and completeList returns all entries',
  (drafts, ids) => {
    process.env.CONTENT_DATE = '2027-03-03';
    if (drafts) process.env.DRAFTS = drafts;
    const shown = shownEntries(entries, 'Europe/London');
    expect(shown.map(({ id }) => id)).toEqual(ids);
    expect(completeList(shown)).toBe(entries);
  },
);

test('if CONTENT_DATE is empty, shownEntries treats it as a date before all others', () => {
  process.env.CONTENT_DATE = '';
  expect(shownEntries([{ from: '2027-03-03' }, { until: '2027-03-03' }, {}], 'UTC')).toEqual([
    { until: '2027-03-03' },
    {},
  ]);
});

test('longDate formats a date in the given language, regardless of the time zone', () => {
  expect(longDate('2027-03-03', 'en-GB')).toBe('3 March 2027');
  expect(longDate('2027-03-03', 'de')).toBe('3. März 2027');
});
