import { palette } from '@/tailwind.config';
import { checkContent } from './check-content';
import { contrast, contrastFaults } from './contrast';
import { type Fault, fieldsOf, sentence } from './fields';
import { animationFaults, markFaults } from './files';
import { identityFaults, referenceFaults } from './identities';
import { linkFaults } from './links';
import { addressFaults, sheetFaults, snippetFaults } from './settings';
import { alternativeFaults, longest, textFaults } from './text-limits';

const fields = (exported: Record<string, unknown>) => fieldsOf({ 'content/a.ts': exported });
const lines = (faults: Fault[]) => faults.map(sentence);

test('the content of the site is in order', () => {
  expect(lines(checkContent())).toEqual([]);
});

test('a field is named as it would be written', () => {
  const list = fields({ projects: [{ picture: { alt: 'x' } }] });
  expect(list.map(({ path }) => path)).toEqual([
    'projects',
    'projects[0]',
    'projects[0].picture',
    'projects[0].picture.alt',
  ]);
});

test('a text that is empty, padded or too long for its place', () => {
  const long = 'x'.repeat((longest.summary ?? 0) + 1);
  const meta = { title: 'A title that goes on for longer than any tab shows', description: 'x' };
  expect(
    lines(textFaults(fields({ a: { title: '' }, b: { title: ' x' }, c: { summary: long }, meta }))),
  ).toEqual([
    'content/a.ts  a.title is ""; it must be a text without spaces at its ends',
    'content/a.ts  b.title is " x"; it must be a text without spaces at its ends',
    expect.stringMatching(
      /^content\/a\.ts {2}c\.summary is 261 characters long \("x+…"\); it must be at most 260,/,
    ),
    expect.stringMatching(/meta\.title is 50 characters long .* at most 45/),
  ]);
});

test('a picture that does not say what it shows', () => {
  expect(lines(alternativeFaults(fields({ a: { alt: 'A chiller' } })))).toEqual([
    'content/a.ts  a.alt is "A chiller"; it must be a phrase on what the picture shows, 20 characters or more',
  ]);
});

test.each([
  ['/nowhere', 'a page of the site: /, /home1'],
  ['/#nowhere', 'a section of /: /#services, /#contact'],
  ['http://x.example', 'a page of the site, or an https: address'],
  ['www.x.example', 'a page of the site, or an https: address'],
  ['mailto:someone', 'mailto: and a mail address'],
  ['tel:0113 496', 'tel: and the number with its country, like tel:+441134960142'],
])('a link to %s', (href, must) => {
  const places = { '/': ['services', 'contact'], '/home1': [] };
  expect(lines(linkFaults(fields({ link: { href } }), places, []))).toEqual([
    `content/a.ts  link.href is "${href}"; it must be ${must}`,
  ]);
});

test('links that lead somewhere, and the dialogs that are there', () => {
  const links = [
    '/',
    '/#contact',
    '/home1',
    'https://x.example/a',
    'mailto:a@b.example',
    'tel:+441134960142',
  ];
  const places = { '/': ['contact'], '/home1': [] };
  expect(
    linkFaults(fields({ links: links.map((href) => ({ href })), a: { dialog: 'terms' } }), places, ['terms']),
  ).toEqual([]);
  expect(lines(linkFaults(fields({ a: { dialog: 'legal' } }), places, ['terms', 'privacy']))).toEqual([
    'content/a.ts  a.dialog is "legal"; it must be the id of a legal text: terms, privacy',
  ]);
});

test('ids that clash or could not stand in an address', () => {
  expect(lines(identityFaults(fields({ list: [{ id: 'a-1' }, { id: 'A 1' }, { id: 'a-1' }] })))).toEqual([
    'content/a.ts  list[1].id is "A 1"; it must be small letters, digits and hyphens, a letter first',
    'content/a.ts  list[2].id is "a-1", as list[0].id is; it must be an id of its own',
  ]);
});

test('a project that is named but not there', () => {
  expect(
    lines(referenceFaults(fields({ teasers: { projects: ['a', 'z'] } }), 'teasers.projects', ['a', 'b'])),
  ).toEqual(['content/a.ts  teasers.projects[1] is "z"; it must be the id of an entry: a, b']);
});

test('a mark that is not there, or of another size', () => {
  const mark = (file: string, width: number) => ({ mark: { file, width, height: 64 } });
  expect(
    lines(
      markFaults(fields({ partners: [mark('frigolm.svg', 244), mark('frigolm.svg', 99), mark('x.svg', 1)] })),
    ),
  ).toEqual([
    'content/a.ts  partners[1].mark is 99 × 64; it must be 244 × 64, the size of public/partners/frigolm.svg',
    'content/a.ts  partners[2].mark.file is "x.svg"; it must be an SVG file in public/partners',
  ]);
});

test('an animation that is not there, is none, or has another shape', () => {
  const animation = (src: string, width = 1200) => ({ animation: { src, width, height: 675 } });
  expect(animationFaults(fields(animation('/animations/day-on-campus.json')))).toEqual([]);
  expect(lines(animationFaults(fields(animation('/animations/day-on-campus.json', 900))))).toEqual([
    expect.stringContaining('is 900 × 675; it must be in the animation'),
  ]);
  expect(lines(animationFaults(fields(animation('/animations/x.json'))))).toEqual([
    'content/a.ts  animation.src is "/animations/x.json"; it must be the path of a JSON file in public/, like /animations/day.json',
  ]);
  expect(lines(animationFaults(fields(animation('/partners/frigolm.svg'))))[0]).toContain(
    "which can't be played",
  );
  expect(lines(animationFaults(fields(animation('/../package.json'))))[0]).toMatch(
    /can't be played \(.*\bw\b/,
  );
});

test('a snippet that would not be found, or not be verified', () => {
  const attributes = {};
  expect(snippetFaults({ src: '/snippets/office-status.js', attributes })).toEqual([]);
  expect(
    snippetFaults({ src: 'https://x.example/a.js', integrity: `sha384-${'A'.repeat(64)}`, attributes }),
  ).toEqual([]);
  expect(lines(snippetFaults({ src: '/x.js', attributes }))).toEqual([
    'content/site.ts  snippet.src is "/x.js"; it must be the path of a file in public/, or an https: address',
  ]);
  expect(lines(snippetFaults({ src: 'https://x.example/a.js', attributes }))[0]).toContain(
    'snippet.integrity',
  );
});

test('addresses that pages can not be built on', () => {
  expect(addressFaults({ url: 'https://x.example' })).toEqual([]);
  expect(lines(addressFaults({ url: 'https://x.example/', formsEndpoint: 'forms.example' }))).toEqual([
    'content/site.ts  site.url is "https://x.example/"; it must be https: and the host, without a slash at its end',
    'content/site.ts  site.formsEndpoint is "forms.example"; it must be a URL, or a path of this host',
  ]);
});

test('a page without a sheet', () => {
  expect(lines(sheetFaults([{ path: '/', number: 'A', title: 'a' }], ['/', '/test']))).toEqual([
    'content/site.ts  sheets is not there once for /test; it must be a list with one entry for each page',
  ]);
});

test('contrast is computed as WCAG has it, and every sheet is checked', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  const pale = { ...palette, light: { ...palette.light, ink: '#aaaaaa' } };
  expect(lines(contrastFaults(pale))).toContainEqual(
    'tailwind.config.ts  palette.light.ink is #aaaaaa, 2.2:1 on paper #faf8f3; it must be a colour of 4.5:1 or more',
  );
});
