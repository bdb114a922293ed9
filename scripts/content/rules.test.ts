import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { palette } from '@/tailwind.config';
import { checkContent } from './check-content';
import { contrast, contrastFaults } from './contrast';
import { type Fault, fieldsOf, sentence } from './fields';
import { animationFaults, fileNameFaults, markFaults } from './files';
import { glyphFaults } from './glyphs';
import { fieldNameFaults, identityFaults, referenceFaults } from './identities';
import { linkFaults } from './links';
import { addressFaults, hoursFaults, pageNumberFaults, shareFaults, snippetFaults } from './settings';
import { alternativeFaults, emptyListFaults, figureFaults, longest, textFaults } from './text-limits';

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
  const navigation = { contact: { label: 'Talk to one of our engineers' } };
  const content = { a: { title: '' }, b: { title: ' x' }, c: { summary: long }, meta, navigation };
  expect(lines(textFaults(fields(content)))).toEqual([
    'content/a.ts  a.title is ""; it must be a text, not an empty one',
    'content/a.ts  b.title is " x"; it must be a text without spaces at its ends',
    expect.stringMatching(
      /^content\/a\.ts {2}c\.summary is 261 characters long \("x+…"\); it must be at most 260,/,
    ),
    expect.stringMatching(/meta\.title is 50 characters long .* at most 45/),
    expect.stringMatching(/navigation\.contact\.label is 28 characters long .* at most 27/),
  ]);
});

test('a list without an entry', () => {
  expect(lines(emptyListFaults(fields({ posts: [], home: { list: ['a'] } })))).toEqual([
    'content/a.ts  posts is an empty list; it must be a list of one entry or more',
  ]);
});

test('a picture that does not say what it shows', () => {
  expect(lines(alternativeFaults(fields({ a: { alt: 'A chiller' } })))).toEqual([
    'content/a.ts  a.alt is "A chiller"; it must be a phrase on what the picture shows, 20 characters or more',
  ]);
});

const ANY_LINK =
  'a page (/profile), a section of one (/#contact), an https: address, or tel: or mailto: and where to';

test.each([
  ['/nowhere', 'a page of the site: /, /home1'],
  ['/#nowhere', 'a section of /: /#services, /#contact'],
  ['http://x.example', ANY_LINK],
  ['www.x.example', ANY_LINK],
  ['#contact', ANY_LINK],
  ['+441134960142', ANY_LINK],
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
    'content/a.ts  list[2].id is "a-1", as content/a.ts list[0].id is; it must be an id of its own',
  ]);
  expect(lines(identityFaults(fields({ id: 'hero' })))).toEqual([
    'content/a.ts  id is "hero", as a part of a page is; it must be an id of its own',
  ]);
  const two = fieldsOf({ 'content/a.ts': { list: [{ id: 'a' }] }, 'content/b.ts': { id: 'a' } });
  expect(lines(identityFaults(two))).toEqual([
    'content/b.ts  id is "a", as content/a.ts list[0].id is; it must be an id of its own',
  ]);
});

test('fields of a form under whose name nothing would arrive', () => {
  const form = (...names: string[]) => fields({ form: { fields: names.map((name) => ({ name })) } });
  expect(fieldNameFaults(form('name', 'phone-2'))).toEqual([]);
  const must =
    'it must be small letters, digits and hyphens, a letter first, other than those before it and "website"';
  expect(lines(fieldNameFaults(form('website', 'name', 'name', 'Full name')))).toEqual([
    `content/a.ts  form.fields[0].name is "website"; ${must}`,
    `content/a.ts  form.fields[2].name is "name"; ${must}`,
    `content/a.ts  form.fields[3].name is "Full name"; ${must}`,
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

test("a file name that a host's settings can't hold", () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  for (const file of ['sheet.pdf', 'Duct_2.json', 'Our sheet.pdf', 'größe.svg', 'a{1}.svg', '.DS_Store'])
    writeFileSync(join(folder, file), '');
  expect(lines(fileNameFaults(folder)).map((line) => line.replaceAll(folder, 'public'))).toEqual([
    'public  the name of a file is "Our sheet.pdf"; it must be of the letters a to z, digits, hyphens, underscores and dots alone',
    'public  the name of a file is "a{1}.svg"; it must be of the letters a to z, digits, hyphens, underscores and dots alone',
    'public  the name of a file is "größe.svg"; it must be of the letters a to z, digits, hyphens, underscores and dots alone',
  ]);
  rmSync(folder, { recursive: true });
});

test('a file that no host would serve as what it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  for (const file of ['photo.JPG', 'proof.html', 'CNAME', 'photo.jpg']) writeFileSync(join(folder, file), '');
  const faults = lines(fileNameFaults(folder));
  expect(faults).toHaveLength(3);
  expect(faults[0]).toMatch(/name of a file is "CNAME"; it must be one that ends in \.avif, .*\.jpg,/);
  expect(faults[1]).toContain('"photo.JPG"');
  expect(faults[2]).toContain('"proof.html"');
  rmSync(folder, { recursive: true });
});

test('a mark that is no drawing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marks-'));
  const whole = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
  const files = {
    'cut.svg': whole.slice(0, 30),
    'active.svg': whole.replace('<path', '<script>alert()</script><path'),
    'commas.svg': whole.replace('0 0 9 9', '0,0,9,9'),
    'bare.svg': whole.replace(/xmlns="[^"]+"/, ''),
    'and.svg': whole.replace('<path', '<title>Smith & Sons</title><path'),
  };
  for (const [file, svg] of Object.entries(files)) writeFileSync(join(folder, file), svg);
  const mark = (file: string) => ({ mark: { file, width: 9, height: 9 } });
  const faults = markFaults(fields({ partners: [...Object.keys(files), ''].map(mark) }), folder);
  expect(lines(faults).map((line) => line.replaceAll(folder, 'marks'))).toEqual([
    'content/a.ts  partners[0].mark.file is "cut.svg"; it must be a whole SVG file without scripts in marks',
    'content/a.ts  partners[1].mark.file is "active.svg"; it must be a whole SVG file without scripts in marks',
    'content/a.ts  partners[3].mark.file is "bare.svg"; it must be a whole SVG file without scripts in marks',
    'content/a.ts  partners[4].mark.file is "and.svg"; it must be a whole SVG file without scripts in marks',
    'content/a.ts  partners[5].mark.file is ""; it must be an SVG file in marks',
  ]);
  rmSync(folder, { recursive: true });
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
  expect(
    lines(animationFaults(fields(animation('/animations/../animations/coming-soon.json'))))[0],
  ).toContain('a file in public/animations/ itself');
  expect(lines(animationFaults(fields(animation('/partners/frigolm.svg'))))[0]).toContain(
    "which can't be played",
  );
  expect(lines(animationFaults(fields(animation('/../package.json'))))[0]).toMatch(
    /can't be played \(.*\bw\b/,
  );
});

test('an animation that was replaced under its own name, with the still picture of the one before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  cpSync('public', folder, { recursive: true });
  const src = '/animations/day-on-campus.json';
  const faults = () =>
    lines(animationFaults(fields({ animation: { src, width: 16, height: 9 } }), folder)).map((line) =>
      line.replaceAll(folder, 'public'),
    );
  const animation = JSON.parse(readFileSync(`public${src}`, 'utf8'));

  writeFileSync(`${folder}${src}`, JSON.stringify(animation, null, 2));
  expect(faults()).toEqual([]);

  writeFileSync(`${folder}${src}`, JSON.stringify({ ...animation, layers: animation.layers.slice(1) }));
  expect(faults()).toEqual([
    'content/a.ts  animation.src is "/animations/day-on-campus.json", whose still picture was drawn from another animation; it must be one that public/posters/day-on-campus.svg was drawn from: run "npm run posters"',
  ]);
  rmSync(folder, { recursive: true });
});

test('hours that are no times of the day, or end before they begin', () => {
  expect(hoursFaults('Mo-Fr 08:00-18:00')).toEqual([]);
  for (const hours of ['Mo-Fr 9:00-17:30', 'Mo-Fr 8 am-18:00', 'Mo-Fr 09:00-24:00', 'Mo-Fr 18:00-08:00'])
    expect(lines(hoursFaults(hours))).toEqual([
      `content/site.ts  hours is "${hours}"; it must be times of two digits like 09:00, the earlier one first`,
    ]);
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
  expect(lines(snippetFaults({ src: '/snippets', attributes }))[0]).toContain('the path of a file');
  for (const integrity of [undefined, 'sha384-abc', `sha384-${'_'.repeat(64)}`])
    expect(lines(snippetFaults({ src: 'https://x.example/a.js', integrity, attributes }))[0]).toContain(
      'snippet.integrity',
    );
});

const A_HOST = 'https:// and a host, with nothing after it';

test.each([
  ['https://x.example/', 'https://x.example'],
  ['https://x.example?a=1', 'https://x.example'],
  ['https://WWW.x.example:443', 'https://www.x.example'],
  ['https://u:p@x.example', A_HOST],
  ['http://x.example', A_HOST],
  ['x.example', A_HOST],
])('the site can not stand at %s', (url, must) => {
  expect(lines(addressFaults({ url }))).toEqual([
    `content/site.ts  site.url (NEXT_PUBLIC_SITE_URL) is "${url}"; it must be ${must}`,
  ]);
});

test.each([
  'https://u:p@x.example/f',
  'https://a;b.example/f',
  'forms.example',
  '//x.example/f',
  'http://x.example/f',
  'https://',
  'https://x y.example/f',
])('forms can not be sent to %s', (formsEndpoint) => {
  expect(lines(addressFaults({ url: 'https://x.example', formsEndpoint }))).toEqual([
    `content/site.ts  site.formsEndpoint (NEXT_PUBLIC_FORMS_ENDPOINT) is "${formsEndpoint}"; it must be an https:// address, or a path of this host like /forms`,
  ]);
});

test.each(['campus', '/campus/', '/', '/cam pus', '/campus?x', '/..', '/a/./b'])(
  'no site stands under %s',
  (basePath) => {
    expect(lines(addressFaults({ url: 'https://x.example' }, basePath))).toEqual([
      `the environment  NEXT_PUBLIC_BASE_PATH is "${basePath}"; it must be a path like /campus, without a slash at its end`,
    ]);
  },
);

test('addresses that the site and its forms can stand at', () => {
  const url = 'https://x.example';
  for (const formsEndpoint of [undefined, '/forms', 'https://x.example/f', 'http://localhost:9/f'])
    expect(addressFaults({ url, formsEndpoint })).toEqual([]);
  for (const basePath of ['', '/campus', '/a/b']) expect(addressFaults({ url }, basePath)).toEqual([]);
});

test('a figure that a line may part from its unit', () => {
  const content = { meta: { title: '30 km' }, a: { text: 'within 30 km' }, b: { text: 'within 30\u00a0km' } };
  expect(lines(figureFaults(fields(content)))).toEqual([
    'content/a.ts  a.text is "within 30 km"; it must be inside keepUnitsTogether(…) of content/keep-units-together.ts, which keeps a figure and its unit on one line',
  ]);
});

test('share pictures of pages that are not there, or of one file', () => {
  const card = { file: 'home.png' };
  expect(lines(shareFaults({ '/': card, '/home1': card, '/x': { file: 'x.png' } }, ['/', '/home1']))).toEqual(
    [
      'content/share.ts  shareCards["/home1"].file is "home.png", as that of / is; it must be a file of its own',
      'content/share.ts  shareCards["/x"] is of no page; it must be one of /, /home1',
    ],
  );
});

test('a sign that share pictures have no letter for', () => {
  const content = { meta: { title: 'Καλημέρα', description: 'Tŷ Gwyn, 24 °C' }, a: { text: 'CO₂ → 0' } };
  expect(glyphFaults(fields(content))).toEqual([]);
  const share = { shareCards: { '/': { title: 'Less CO₂, more CO₂' } } };
  expect(lines(glyphFaults(fields(share)))).toEqual([
    'content/a.ts  shareCards./.title is "Less CO₂, more CO₂"; it must be without ₂, which the font of share pictures lacks',
  ]);
});

test('a page without a number', () => {
  expect(lines(pageNumberFaults([{ path: '/', number: 'A', title: 'a' }], ['/', '/test']))).toEqual([
    'content/site.ts  pageNumbers is not there once for /test; it must be a list with one entry for each page, like { path: "/test", number: "A-00", title: "What it shows" }',
  ]);
});

test('contrast is computed as WCAG has it, and every theme is checked', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  const pale = { ...palette, light: { ...palette.light, ink: '#aaaaaa' } };
  expect(lines(contrastFaults(pale))).toContainEqual(
    'tailwind.config.ts  palette.light.ink is #aaaaaa, 2.2:1 on paper #faf8f3; it must be a colour of 4.5:1 or more',
  );
});
