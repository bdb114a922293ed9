import { pageContent, referencesOf, siteAddress } from './page-content';

const HEAD =
  '<title>Profile · Firm</title><link rel="canonical" href="https://firm.example/campus/profile">' +
  '<meta name="description" content="About us."><meta property="og:title" content="Profile">' +
  '<meta property="og:image" content="https://firm.example/campus/share/profile.png">';

const page = (body: string) => `<html lang="en-GB"><head>${HEAD}</head><body>${body}</body></html>`;

const address = { origin: 'https://firm.example', basePath: '/campus' };

const contentOf = (body: string, files: ReadonlyMap<string, string> = new Map()) =>
  pageContent(page(body), address, files);

const mainOf = (body: string, files?: ReadonlyMap<string, string>) => {
  const place = contentOf(body, files).get('');
  if (!place) throw new Error('The page has no content');
  return place;
};

const textsOf = (body: string) => mainOf(body).texts.map(({ text }) => text);

test('returns the title, the description and the text of link previews', () => {
  expect([...mainOf('').facts]).toEqual([
    ['Title', 'Profile · Firm'],
    ['Description', 'About us.'],
    ['Share title', 'Profile'],
    ['Language', 'en-GB'],
    ['Page that search engines list', '/profile'],
  ]);
});

test('divides text into sentences, and removes nonbreaking spaces and soft hyphens', () => {
  expect(textsOf('<p>It holds 24&nbsp;°C. An <em>en\u00adgineer</em> calls.</p>')).toEqual([
    'It holds 24 °C.',
    'An engineer calls.',
  ]);
});

test('inserts a space between adjacent inline elements, except at a <wbr>', () => {
  expect(textsOf('<p><span>Monday</span><span>to Friday</span> and <b>more</b>.</p>')).toEqual([
    'Monday to Friday and more.',
  ]);
  expect(textsOf('<p><span>Chilled water</span>Two chillers</p>')).toEqual(['Chilled water Two chillers']);
  expect(textsOf('<p>hello<!-- -->@<wbr><span>firm.example</span></p>')).toEqual(['hello@firm.example']);
});

test('includes labels for screen readers and the text that is shown without JavaScript', () => {
  expect(
    mainOf('<nav aria-label="Main"></nav><noscript><p>Write to us.</p></noscript><h2>News</h2>').texts,
  ).toEqual([
    { what: 'Label', text: 'Main' },
    { what: 'Text', text: 'Write to us.' },
    { what: 'Heading', text: 'News' },
  ]);
});

test('omits section numbers, the date of the build, decoration, scripts and styles', () => {
  const body =
    '<p>B-02.1</p><p>B-02 Services</p><svg><text>A</text></svg><script>B</script><style>C</style>' +
    '<p aria-hidden="true">D</p><p aria-hidden="true" id="hint">Hint</p><footer><time>2026-01-01</time></footer>';
  expect(textsOf(body)).toEqual(['Services', 'Hint']);
});

test('keeps ranges of numbers at the beginning of a text, a link or a figure', () => {
  const { texts, figures, links } = mainOf(
    '<p>24-48 hours after a fault, we visit you.</p><p>24-48 hours</p><h3>15-20 schools a year</h3>' +
      '<a href="/rates">10-20 rooms</a>',
  );
  expect(texts.map(({ text }) => text)).toEqual([
    '24-48 hours after a fault, we visit you.',
    '15-20 schools a year',
  ]);
  expect(figures.map(({ value }) => value)).toEqual(['24-48 hours']);
  expect(links.map(({ name }) => name)).toEqual(['10-20 rooms']);
});

test('returns figures with their labels, from statistics, lists and tables', () => {
  const { figures, texts } = mainOf(
    '<p><span>56</span><span>%</span></p><p>less energy</p><dl><dt>Posts</dt><dd>1,260</dd></dl>' +
      '<table><thead><tr><th>Measure</th><th>Before</th></tr></thead>' +
      '<tr><th>Cost</th><td><span aria-hidden="true">Before</span>£198,000 a year</td></tr></table>' +
      '<h3>Harbour Lane</h3><p>2,300 m²</p><h3>Brief</h3><p>24 hours a day, every day of the year.</p>',
  );
  expect(figures).toEqual([
    { name: 'less energy', value: '56 %' },
    { name: 'Posts', value: '1,260' },
    { name: 'Cost, Before', value: '£198,000 a year' },
    { name: 'Harbour Lane', value: '2,300 m²' },
  ]);
  expect(texts.map(({ text }) => text)).toContain('24 hours a day, every day of the year.');
});

test('returns links without the site’s origin and base path, and returns their text elsewhere only as part of a sentence', () => {
  const { links, texts } = mainOf(
    '<a href="/campus/">Home</a><a href="/campus/#contact">Contact</a>' +
      '<p>See <a href="https://firm.example/campus/profile">us</a> or <a href="https://other.example">them</a>.</p>',
  );
  expect(links.map(({ name, value }) => [name, value])).toEqual([
    ['Home', '/'],
    ['Contact', '/#contact'],
    ['us', '/profile'],
    ['them', 'https://other.example'],
  ]);
  expect(texts.map(({ text }) => text)).toEqual(['See us or them.']);
});

test('names pictures without the hash that the build adds, and skips copies without a description', () => {
  const file = '/_next/static/media/school.1wjxgr8y5f6-b.svg';
  const { pictures } = mainOf(
    `<img src="${file}" alt="A school"><img src="${file}" alt="">`,
    new Map([[file, 'h']]),
  );
  expect(pictures[0]).toEqual({ name: 'A school', value: 'school.svg', hash: 'h' });
  expect(pictures.slice(1).map(({ name }) => name)).toEqual(['Share image']);
});

test('combines the hashes of a picture’s versions, and returns no hash if that of a version is unknown', () => {
  const body =
    '<picture><source srcset="/dark.svg 2x"><img src="/light.svg" alt="A school"></picture>' +
    '<div data-src="/day.json"><div role="img" aria-label="A day"></div></div>';
  const all = new Map([
    ['/light.svg', 'a'],
    ['/dark.svg', 'b'],
    ['/day.json', 'c'],
  ]);
  expect(mainOf(body, all).pictures.slice(0, 2)).toEqual([
    { name: 'A school', value: 'light.svg', hash: 'a b' },
    { name: 'A day', value: 'day.json', hash: 'c' },
  ]);
  expect(mainOf(body, new Map([['/light.svg', 'a']])).pictures[0]?.hash).toBeUndefined();
});

test('returns dialogs with a heading under their own fragments', () => {
  const places = contentOf(
    '<p>Page.</p><dialog id="menu"><p>Menu.</p></dialog>' +
      '<dialog id="one"><h2>One</h2><p>First.</p></dialog><dialog id="two"><h2>Two</h2></dialog>',
  );
  expect([...places.keys()]).toEqual(['', '#one', '#two']);
  expect(places.get('')?.texts.map(({ text }) => text)).toEqual(['Page.', 'Menu.']);
  expect(places.get('#one')).toMatchObject({ title: 'One', texts: [{ text: 'One' }, { text: 'First.' }] });
});

test('finds the origin and the base path in the canonical link of the home page', () => {
  const home = (url: string) => `<link rel="canonical" href="${url}">`;
  expect(siteAddress(home('https://firm.example/campus/'))).toEqual(address);
  expect(siteAddress(home('https://firm.example'))).toEqual({ ...address, basePath: '' });
  expect(siteAddress('<p>')).toEqual({ origin: '', basePath: '' });
});

test('finds the pages and files to which a page refers', () => {
  const body =
    '<a href="/campus/home1#contact">A</a><a href="/campus/files/plan.pdf">B</a><a href="mailto:a@b.example">C</a>' +
    '<picture><source srcset="/campus/d.svg 1x, /campus/e.svg 2x"><img src="/campus/f.svg?v=1"></picture>' +
    '<div data-src="/campus/day.json"></div><img src="data:,">';
  const { routes, files } = referencesOf(page(body), address);
  expect(routes).toEqual(['/home1']);
  expect(files.sort()).toEqual([
    '/campus/d.svg',
    '/campus/day.json',
    '/campus/f.svg',
    '/campus/files/plan.pdf',
    '/campus/share/profile.png',
  ]);
});
