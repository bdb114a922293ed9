import type { Change } from './compare-sites';
import { summary } from './report';
import { reportHtml } from './report-html';
import { reportMarkdown } from './report-markdown';

const report = (changes: readonly Change[], notes: readonly string[] = []) => ({
  before: 'https://firm.example',
  after: 'out',
  notes,
  places: changes.length > 0 ? [{ address: '/profile', title: 'Profile', changes }] : [],
});

const changed: Change = {
  kind: 'changed',
  what: 'Text',
  before: 'We keep 41 pumps.',
  after: 'We keep 42 pumps.',
};

test('the summary counts the changes and the pages', () => {
  const place = (address: string) => ({ address, title: '', changes: [changed] });
  expect(summary({ places: [] })).toBe('No changes');
  expect(summary({ places: [place('/')] })).toBe('1 change on 1 page');
  expect(summary({ places: ['/', '/#one', '/a'].map(place) })).toBe('3 changes on 2 pages');
  expect(summary({ places: ['*', '/a'].map(place) })).toBe('2 changes on all pages');
});

test('the Markdown report marks the words that differ', () => {
  expect(reportMarkdown(report([changed], ['/b redirects.']))).toBe(
    '## Changes in words\n\n1 change on 1 page, compared with https://firm.example.\n\n> /b redirects.\n\n' +
      '### /profile: Profile\n\n- **Changed text**: We keep <del>41</del> <ins>42</ins> pumps.\n',
  );
});

test('both reports separate a removed word from the word that replaces it', () => {
  const twice: Change = {
    kind: 'changed',
    what: 'Text',
    before: 'From 5 to 6 o’clock.',
    after: 'From 7 to 8 o’clock.',
  };
  expect(reportMarkdown(report([twice])).match(/<\/del> <ins>/g)).toHaveLength(2);
  expect(reportHtml(report([twice])).match(/<\/span> <ins>/g)).toHaveLength(2);
});

test('the Markdown report contains names, and states if nothing has changed', () => {
  expect(reportMarkdown(report([]))).toContain('No changes, compared with');
  const link: Change = { kind: 'changed', what: 'Link', name: 'Contact', before: '/a', after: '/b' };
  expect(reportMarkdown(report([link]))).toContain(
    '- **Changed link** (Contact): <del>/a</del> <ins>/b</ins>\n',
  );
  expect(
    reportMarkdown(report([{ kind: 'changed', what: 'Content of a picture', name: 'a.svg' }])),
  ).toContain('- **Changed content of a picture** (a.svg)\n');
});

test('the Markdown report escapes markup, mentions of users and numbers of issues', () => {
  const text = '<b>*bold*</b> [a](b) `c` & @someone #12';
  expect(reportMarkdown(report([{ kind: 'added', what: 'Text', after: text }]))).toContain(
    '<ins>\\<b\\>\\*bold\\*\\</b\\> \\[a\\](b) \\`c\\` &amp; @&#8203;someone #&#8203;12</ins>',
  );
});

test('the Markdown report fits into a comment on GitHub, and contains the number of changes that don’t fit', () => {
  const long = Array.from({ length: 100 }, () => ({ ...changed, after: `${'wörd '.repeat(200)}` }));
  const text = reportMarkdown(report(long));
  expect(Buffer.byteLength(text)).toBeLessThan(56_000);
  const shown = text.match(/^- /gm)?.length ?? 0;
  expect(shown).toBeGreaterThan(10);
  expect(text).toContain(`${100 - shown} further changes in`);
});

test('the HTML report marks the words that differ, and names these marks for screen readers', () => {
  const text = reportHtml(report([changed], ['/b redirects.']));
  expect(text).toContain('<strong>Note:</strong> /b redirects.');
  expect(text).toContain(
    'We keep <del><span class="hidden">removed: </span>41</del><span class="hidden">,</span> <ins><span class="hidden">added: </span>42</ins>',
  );
});

test('the HTML report escapes markup', () => {
  const text = reportHtml(
    report([{ kind: 'added', what: 'Text', name: '"a"', after: '<img src=x> & more' }]),
  );
  expect(text).toContain('<ins>&lt;img src=x> &amp; more</ins>');
  expect(text).toContain('&quot;a&quot;');
});
