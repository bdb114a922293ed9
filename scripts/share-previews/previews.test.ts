import { previewsHtml, warningsOf } from './previews-html';
import { sharedPages } from './shared-pages';

const LEGAL = '<dialog id="privacy"><h2>Privacy</h2></dialog>';

const html = (canonical: string, description: string, body = '', head = '') =>
  `<title>Title of ${canonical}</title><link rel="canonical" href="https://firm.example${canonical}">` +
  `<meta name="description" content="${description}"><meta property="og:title" content="Shared">${head}` +
  `<main>${body}</main>${LEGAL}`;

const pages = new Map([
  ['/', html('/', 'Short.', '<dialog id="harbour-lane"><h2>Harbour Lane</h2></dialog>')],
  ['/home1', html('/', 'Short.')],
  ['/test', html('/test', 'word '.repeat(20), '', '<meta name="robots" content="noindex">')],
]);

test('returns the titles and descriptions of each page, and the dialogs that are not on every page', () => {
  expect(sharedPages({ pages })[0]).toEqual({
    address: '/',
    title: 'Title of /',
    description: 'Short.',
    shareTitle: 'Shared',
    shareDescription: 'Short.',
    unlisted: undefined,
    dialogs: [{ address: '/#harbour-lane', title: 'Harbour Lane' }],
  });
});

test('explains why search engines don’t list a page', () => {
  expect(sharedPages({ pages }).map(({ unlisted }) => unlisted)).toEqual([
    undefined,
    'Search engines list / instead of this page.',
    'Search engines don’t list this page.',
  ]);
});

test('warns of cut titles and descriptions, but not in the search result of a page that search engines don’t list', () => {
  const [home, , testPage] = sharedPages({ pages });
  if (!home || !testPage) throw new Error('A page is missing');
  expect(warningsOf(home)).toEqual([]);
  expect(warningsOf(testPage)).toEqual(['Facebook cuts the description after 80 characters. It has 99.']);
  const long = {
    ...testPage,
    title: 'word '.repeat(20),
    description: 'word '.repeat(40),
    unlisted: undefined,
  };
  expect(warningsOf(long).filter((warning) => warning.startsWith('Google'))).toHaveLength(2);
});

test('shows each page and each dialog with the share image, and crosses out the words that are cut', () => {
  const illustrated = sharedPages({ pages }).map((page) => ({ ...page, image: `share${page.address}.png` }));
  const text = previewsHtml(illustrated, 'firm.example', ['The build is old.']);
  expect(text).toContain('The build is old.');
  expect(text.match(/<figcaption>Search result/g)).toHaveLength(1);
  expect(text.match(/<h3>\/#harbour-lane: Harbour Lane<\/h3>/g)).toHaveLength(1);
  // Chat and social network of the home page, and of its dialog
  expect(text.match(/<img src="share\/\.png"/g)).toHaveLength(4);
  expect(text).toContain('word … <del class="rest">word');
  expect(text).toContain('1 warning<');
});
