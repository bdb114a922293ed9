import { compareSites, countChanges, wordMarks } from './compare-sites';

const html = (main: string, footer = '', head = '') =>
  `<html lang="en"><head>${head}</head><body><main>${main}</main><footer>${footer}</footer></body></html>`;

const site = (pages: Readonly<Record<string, string>>, files: Readonly<Record<string, string>> = {}) => ({
  pages: new Map(Object.entries(pages)),
  files: new Map(Object.entries(files)),
});

/** Compares two versions of the only page of a site. */
function changesOf(
  before: string,
  after: string,
  files: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>] = [{}, {}],
) {
  const [old, current] = [site({ '/': html(before) }, files[0]), site({ '/': html(after) }, files[1])];
  return compareSites(old, current).flatMap(({ changes }) => changes);
}

test('returns nothing if the sites differ only in hashes, chunk names, scripts and the date', () => {
  const version = (hash: string) =>
    html(
      `<img src="/_next/static/media/school.${hash}.svg" alt="A school"><script src="/_next/${hash}.js"></script>`,
      `<time>${hash}</time>`,
      `<link rel="stylesheet" href="/_next/static/chunks/${hash}.css"><meta http-equiv="Content-Security-Policy" content="${hash}">`,
    );
  const files = {
    '/_next/static/media/school.0aaaaaaaaaaaa.svg': 'x',
    '/_next/static/media/school.0bbbbbbbbbbbb.svg': 'x',
  };
  expect(
    compareSites(
      site({ '/': version('0aaaaaaaaaaaa') }, files),
      site({ '/': version('0bbbbbbbbbbbb') }, files),
    ),
  ).toEqual([]);
});

test('reports added, removed and changed sentences', () => {
  expect(
    changesOf(
      '<p>We plan. Forty-one engineers keep the plant running. Nobody rang.</p>',
      '<p>We plan. Forty-two engineers keep the plant running. It is new.</p><p>Call us.</p>',
    ),
  ).toEqual([
    {
      kind: 'changed',
      what: 'Text',
      before: 'Forty-one engineers keep the plant running.',
      after: 'Forty-two engineers keep the plant running.',
    },
    { kind: 'removed', what: 'Text', before: 'Nobody rang.' },
    { kind: 'added', what: 'Text', after: 'It is new.' },
    { kind: 'added', what: 'Text', after: 'Call us.' },
  ]);
});

test('reports a heading that replaces another heading as changed, even if they have no word in common', () => {
  expect(changesOf('<h2>News</h2><p>A</p>', '<h2>Notes</h2><p>A</p>')).toEqual([
    { kind: 'changed', what: 'Heading', before: 'News', after: 'Notes' },
  ]);
});

test('reports a moved section once', () => {
  const [one, two] = ['<h2>One</h2><p>First.</p><p>Second.</p><p>Third.</p>', '<h2>Two</h2><p>Fourth.</p>'];
  expect(changesOf(one + two, two + one)).toEqual([
    { kind: 'moved', what: 'Heading', name: '1 more sentence after it', after: 'Two' },
  ]);
});

test('reports changed figures with their labels', () => {
  expect(changesOf('<p>56 %</p><p>less energy</p>', '<p>57 %</p><p>less energy</p>')).toEqual([
    { kind: 'changed', what: 'Figure', name: 'less energy', before: '56 %', after: '57 %' },
  ]);
});

test('reports the changed label of a figure as changed text, not as a changed figure', () => {
  expect(changesOf('<p>56 %</p><p>less energy</p>', '<p>56 %</p><p>less energy a year</p>')).toEqual([
    { kind: 'changed', what: 'Text', before: 'less energy', after: 'less energy a year' },
  ]);
});

test('reports added and removed links, and links whose target or text has changed', () => {
  expect(
    changesOf(
      '<a href="/a">Same</a><a href="/b">Target</a><a href="/c">Text</a><a href="/d">Old</a>',
      '<a href="/a">Same</a><a href="/x">Target</a><a href="/c">Label</a><a href="/e">New</a>',
    ),
  ).toEqual([
    { kind: 'changed', what: 'Link', name: 'Target', before: '/b', after: '/x' },
    { kind: 'changed', what: 'Text of a link', name: '/c', before: 'Text', after: 'Label' },
    { kind: 'removed', what: 'Link', name: 'Old', before: '/d' },
    { kind: 'added', what: 'Link', name: 'New', after: '/e' },
  ]);
});

test('reports changes to the content, description and file of pictures, and to the content of linked files', () => {
  expect(
    changesOf(
      '<img src="/a.svg" alt="A"><img src="/b.svg" alt="B"><img src="/c.svg" alt="C"><a href="/files/d.pdf">D</a>',
      '<img src="/a.svg" alt="A"><img src="/b.svg" alt="Bee"><img src="/x.svg" alt="C"><a href="/files/d.pdf">D</a>',
      [
        { '/a.svg': '1', '/b.svg': '1', '/files/d.pdf': '1' },
        { '/a.svg': '2', '/b.svg': '1', '/files/d.pdf': '2' },
      ],
    ),
  ).toEqual([
    { kind: 'changed', what: 'Content of a file', name: 'D, /files/d.pdf' },
    { kind: 'changed', what: 'Content of a picture', name: 'A, a.svg' },
    { kind: 'changed', what: 'Picture', name: 'C', before: 'c.svg', after: 'x.svg' },
    { kind: 'changed', what: 'Description of a picture', name: 'b.svg', before: 'B', after: 'Bee' },
  ]);
});

test('reports a change only once if search results and link previews use the same description', () => {
  const head = (text: string) =>
    `<title>T</title><meta name="description" content="${text}"><meta property="og:description" content="${text}">`;
  const [before, after] = ['Old', 'New'].map((text) => site({ '/': html('', '', head(text)) }));
  expect(compareSites(before ?? site({}), after ?? site({}))).toEqual([
    {
      address: '/',
      title: 'T',
      changes: [{ kind: 'changed', what: 'Description, share description', before: 'Old', after: 'New' }],
    },
  ]);
});

test('doesn’t compare the content of share images that show different domains', () => {
  const [before, after] = ['a.example', 'b.example'].map((host) =>
    site(
      {
        '/': html(
          '',
          '',
          `<link rel="canonical" href="https://${host}/"><meta property="og:image" content="https://${host}/share/home.png">`,
        ),
      },
      { '/share/home.png': host },
    ),
  );
  expect(compareSites(before ?? site({}), after ?? site({}))).toEqual([]);
});

test('reports changes in dialogs under their own addresses', () => {
  const dialog = (text: string) => html(`<dialog id="one"><h2>One</h2><p>${text}</p></dialog>`);
  expect(
    compareSites(site({ '/profile': dialog('Old.') }), site({ '/profile': dialog('New.') })),
  ).toMatchObject([{ address: '/profile#one', title: 'One', changes: [{ before: 'Old.', after: 'New.' }] }]);
});

test('reports added and removed dialogs with their content', () => {
  const dialog = html(
    '<dialog id="one"><h2>One</h2><button aria-label="Close"></button><p>Text.</p></dialog>',
  );
  expect(compareSites(site({ '/': html('') }), site({ '/': dialog }))).toMatchObject([
    {
      address: '/#one',
      changes: [
        { kind: 'added', what: 'Dialog', after: 'One' },
        { kind: 'added', what: 'Text', after: 'Text.' },
      ],
    },
  ]);
  expect(compareSites(site({ '/': dialog }), site({ '/': html('') }))).toMatchObject([
    {
      address: '/#one',
      changes: [
        { kind: 'removed', what: 'Dialog', before: 'One' },
        { kind: 'removed', what: 'Text', before: 'Text.' },
      ],
    },
  ]);
});

test('reports a changed address if a dialog has a new ID but the same title', () => {
  const dialog = (id: string, text: string) => html(`<dialog id="${id}"><h2>One</h2><p>${text}</p></dialog>`);
  expect(compareSites(site({ '/': dialog('a', 'Old.') }), site({ '/': dialog('b', 'New.') }))).toMatchObject([
    {
      address: '/#b',
      changes: [
        { kind: 'changed', what: 'Address', before: '#a', after: '#b' },
        { before: 'Old.', after: 'New.' },
      ],
    },
  ]);
});

test('reports a change that is the same on all pages only once, before all other changes', () => {
  const pages = (main: string, footer: string, legal: string) => {
    const dialog = `<dialog id="legal"><h2>Legal</h2><p>${legal}</p></dialog>`;
    return site({ '/': html('', footer + dialog), '/a': html(main, footer + dialog) });
  };
  expect(compareSites(pages('One.', 'Old.', 'No.'), pages('Two.', 'New.', 'Yes.'))).toMatchObject([
    { address: '*', changes: [{ before: 'Old.', after: 'New.' }] },
    { address: '*#legal', title: 'Legal', changes: [{ before: 'No.', after: 'Yes.' }] },
    { address: '/a', changes: [{ before: 'One.', after: 'Two.' }] },
  ]);
});

test('reports added and removed pages, without the content that all pages share', () => {
  const legal = '<dialog id="legal"><h2>Legal</h2></dialog>';
  const page = html('<p>Page.</p>', `<p>Footer.</p>${legal}`, '<title>Page</title>');
  const [small, large] = [
    site({ '/': html('', `<p>Footer.</p>${legal}`) }),
    site({ '/': html('', `<p>Footer.</p>${legal}`), '/a': page }),
  ];
  expect(compareSites(small, large)).toMatchObject([
    {
      address: '/a',
      changes: [
        { kind: 'added', what: 'Page', after: 'Page' },
        { kind: 'added', what: 'Language' },
        { kind: 'added', what: 'Text', after: 'Page.' },
      ],
    },
  ]);
  expect(countChanges(compareSites(large, small))).toBe(3);
});

test('marks the words that differ', () => {
  expect(wordMarks('We keep 41 pumps.', 'We keep 42 pumps.')).toEqual([
    { kind: 'kept', text: 'We keep ' },
    { kind: 'removed', text: '41' },
    { kind: 'added', text: '42' },
    { kind: 'kept', text: ' pumps.' },
  ]);
});

test('doesn’t mark single words if two versions have few words in common', () => {
  expect(wordMarks('Nobody rang.', 'It is new.').map(({ kind }) => kind)).toEqual(['removed', 'added']);
  expect(wordMarks(undefined, 'It is new.')).toEqual([{ kind: 'added', text: 'It is new.' }]);
});
