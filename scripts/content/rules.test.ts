import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Snippet } from '@/content/types';
import { palette } from '@/tailwind.config';
import { sourceHashAttribute } from '../posters/source-hash';
import { animationFolderFaults } from './animation-folder';
import { checkContent } from './check-content';
import { colourFaults, contrast, contrastFaults } from './contrast';
import { type Fault, fieldsOf, sentence } from './fields';
import { animationFaults, fileNameFaults, markFaults } from './files';
import { glyphFaults } from './glyphs';
import { fieldNameFaults, identityFaults, referenceFaults } from './identities';
import { linkFaults } from './links';
import { pageFaults, routesIn, sectionFaults } from './pages';
import { formsFaults } from './privacy';
import { encodingFaults } from './read-content';
import { redirectFaults } from './redirects';
import { addressFaults, hoursFaults, snippetFaults } from './settings';
import { signFaults } from './signs';
import { alternativeFaults, emptyListFaults, figureFaults, longest, textFaults } from './text-limits';
import { visitsFaults } from './visits';

const fields = (exported: Record<string, unknown>) => fieldsOf({ 'content/a.ts': exported });
const lines = (faults: Fault[]) => faults.map(sentence);

test('the content of the site is in order', async () => {
  expect(lines(await checkContent())).toEqual([]);
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

test('a list without an entry, where there may not be none', () => {
  expect(
    lines(
      emptyListFaults(fields({ posts: [], partners: [], sections: [], steps: [], home: { list: ['a'] } })),
    ),
  ).toEqual(['content/a.ts  steps is an empty list; it must be a list of one entry or more']);
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

test('a telephone number that another one is called by', () => {
  const phone = (label: string) => fields({ phone: { label, href: 'tel:+441134960142' } });
  for (const label of ['0113 496 0142', '+44 (0)113 496-0142', '+44 113 496 0142', 'Call the office'])
    expect(linkFaults(phone(label), {}, [])).toEqual([]);
  expect(lines(linkFaults(phone('0113 496 0143'), {}, []))).toEqual([
    'content/a.ts  phone.label is "0113 496 0143"; it must be the number that phone.href calls, +441134960142',
  ]);
});

test('the firm’s mail shows the address itself, as forms and search engines take it from there', () => {
  const found = (label: string, href: string) =>
    lines(linkFaults(fields({ site: { contact: { mail: { label, href } } } }), {}, []));
  for (const query of ['', '?subject=A%20plant'])
    expect(found('a@b.example', `mailto:a@b.example${query}`)).toEqual([]);
  for (const label of ['Write to us', 'c@b.example'])
    expect(found(label, 'mailto:a@b.example')).toEqual([
      `content/a.ts  site.contact.mail.label is "${label}"; it must be the address that site.contact.mail.href writes to, a@b.example`,
    ]);
  expect(linkFaults(fields({ link: { label: 'Write to us', href: 'mailto:a@b.example' } }), {}, [])).toEqual(
    [],
  );
});

test('a page of the site under its full address', () => {
  const link = (href: string) =>
    lines(linkFaults(fields({ link: { href } }), {}, [], 'https://www.x.example'));
  expect(link('https://y.example/profile')).toEqual([]);
  for (const host of ['https://www.x.example', 'https://x.example', 'http://x.example'])
    expect(link(`${host}/profile#notes`)).toEqual([
      `content/a.ts  link.href is "${host}/profile#notes"; it must be the path alone, /profile#notes`,
    ]);
});

test('under a base path the rest of the host is another site', () => {
  const link = (href: string) =>
    lines(linkFaults(fields({ link: { href } }), {}, [], 'https://www.x.example/campus'));
  for (const href of [
    'https://www.x.example/library',
    'https://www.x.example/campus-map',
    'https://x.example',
  ])
    expect(link(href)).toEqual([]);
  expect(link('https://www.x.example/campus/profile')).toEqual([
    expect.stringContaining('it must be the path alone, /profile'),
  ]);
  expect(link('https://www.x.example/campus')).toEqual([expect.stringMatching(/the path alone, \/$/)]);
});

test.each([
  [
    'Tea\u200b',
    'a text with a sign that can’t be seen (U+200B, after "Tea"); it must be typed anew, not pasted',
  ],
  [
    'Fan &amp; coil',
    '"Fan &amp; coil"; it must be with the sign itself in place of &amp;, which would be read as it stands',
  ],
  [
    'Caf\ufffd',
    '"Caf\ufffd"; it must be without \ufffd, what a program leaves of a letter that it could not read',
  ],
  [
    'Write to {email}',
    '"Write to {email}"; it must be without {email}: what stands in braces here can be {mail}',
  ],
])('a text with signs that can not be read: %j', (failed, message) => {
  expect(lines(signFaults(fields({ failed })))).toEqual([`content/a.ts  failed is ${message}`]);
});

test.each(['Write to us', '{mail}, once more {mail}'])('a text that must show the mail once: %s', (held) => {
  expect(lines(signFaults(fields({ held })))).toEqual([
    `content/a.ts  held is "${held}"; it must be with {mail} once, in whose place the mail link stands`,
  ]);
});

test('signs that a text may have', () => {
  const content = {
    failed: 'R&D; or {mail}',
    tooMany: '{wait}, {mail}',
    'data-a': '{time}',
    b: 'co\u00adoperate',
  };
  expect(signFaults(fields(content))).toEqual([]);
});

test('a module that was saved in another encoding', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const [latin, broken, good] = ['latin.ts', 'broken.ts', 'good.ts'].map((name) => join(folder, name));
  writeFileSync(`${latin}`, Buffer.from("export const a =\n  'Caf\xe9';", 'latin1'));
  writeFileSync(`${broken}`, "export const a = 'Caf\ufffd';");
  writeFileSync(`${good}`, "export const a = 'Café';");
  expect(lines(encodingFaults([`${latin}`, `${broken}`, `${good}`]))).toEqual([
    `${latin}, line 2:  the file is not saved as UTF-8; it must be saved anew with the encoding UTF-8, which editors offer where they save`,
    expect.stringContaining(`${broken}, line 1:  a letter is \ufffd`),
  ]);
  rmSync(folder, { recursive: true });
});

test('a text of a kind that nobody has given a limit', () => {
  expect(lines(textFaults(fields({ a: { slogan: 'Cool' }, src: '/a', 'data-x': 'y' })))).toEqual([
    'content/a.ts  a.slogan is a text of a kind that is new; it must be spelt as in its type, in quotes only if it is a text, or given the most characters that its place holds, in scripts/content/text-limits.ts: slogan: 60',
  ]);
});

test('pages are those of app/, and each says what it is', () => {
  const meta = { title: 'a', description: 'b' };
  expect([...routesIn()].map(([route]) => route)).toEqual(
    expect.arrayContaining(['/', '/home1', '/profile', '/coming-soon', '/test']),
  );
  const routes = new Map([
    ['/', 'app/page.tsx'],
    ['/prices', 'app/prices/page.tsx'],
  ]);
  expect(lines(pageFaults(routes, { '/': meta, '/gone': meta }))).toEqual([
    "content/pages.ts  pages is without /prices, the page of app/prices/page.tsx; it must be a list with an entry for it, '/prices': and the meta of the page’s own file in content/",
    'content/pages.ts  pages["/gone"] is of no page; it must be one of /, /prices',
  ]);
});

test('two pages whose pictures would have one name', () => {
  const all = ['/home', '/', '/services/design', '/services-design', '/services'];
  const routes = new Map(all.map((route) => [route, `app${route}/page.tsx`]));
  const must = 'it must be a page at another address, its folder in app/ under another name';
  expect(lines(pageFaults(routes, Object.fromEntries(all.map((route) => [route, {}]))))).toEqual([
    `content/pages.ts  pages["/home"] is called home in its pictures’ names, as / is; ${must}`,
    `content/pages.ts  pages["/services/design"] is called services-design in its pictures’ names, as /services-design is; ${must}`,
  ]);
});

test('old addresses that no host could be told of', () => {
  const to = '/profile';
  const all = ['/about', '/a?b=1', '/über', '/profile/', '/profile.html', '/icons/icon-192.png', '/about/'];
  expect(lines(redirectFaults([{ from: '/about-us.html', to }], ['/', '/profile']))).toEqual([]);
  expect(
    lines(
      redirectFaults(
        all.map((from) => ({ from, to })),
        ['/', '/profile'],
      ),
    ).map((line) => line.replace(/^content\/redirects\.ts {2}redirects/, '')),
  ).toEqual([
    '[1].from is "/a?b=1"; it must be a path without ? and #: what follows them is handed on, or never reaches the host',
    '[2].from is "/über"; it must be a path of the old site, like /about-us.html, of letters a to z, digits, and - _ . ~',
    '[3].from is "/profile/"; it must be an address of no page: this one is shown as it is',
    '[4].from is "/profile.html"; it must be another: this one leads to its page already',
    '[5].from is "/icons/icon-192.png"; it must be an address of no file: this one lies in public/',
    '[6].from is "/about/"; it must be in the list once',
  ]);
  const redirects = [{ from: '/about', to: '/nowhere' }];
  expect(lines(linkFaults(fields({ redirects }), { '/': [] }, []))).toEqual([
    'content/a.ts  redirects[0].to is "/nowhere"; it must be a page of the site: /',
  ]);
});

test('old addresses that some hosts take for one, or for a page', () => {
  const found = (...moved: [string, string][]) =>
    lines(
      redirectFaults(
        moved.map(([from, to]) => ({ from, to })),
        ['/', '/profile'],
      ),
    ).map((line) => line.replace(/^content\/redirects\.ts {2}redirects/, ''));
  expect(found(['/y/index.html', '/'], ['/y', '/'], ['/y.html', '/'], ['/x/index', '/profile'])).toEqual([]);
  const must =
    'it must be leading to / too, as /y/index.html does: Vercel and GitHub Pages take the two for one';
  expect(found(['/y/index.html', '/'], ['/y/', '/profile'], ['/y.html', '/profile#a'])).toEqual([
    `[1].from is "/y/"; ${must}`,
    `[2].from is "/y.html"; ${must}`,
  ]);
  expect(found(['/profile/index.html', '/'])).toEqual([
    '[0].from is "/profile/index.html"; it must be another: Vercel takes this one for /profile, a page',
  ]);
});

test('files of visitors and of search engines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(folder, 'files'));
  for (const name of ['CNAME', 'google1a2b.html', 'files/a.csv', 'files/a.mp4', 'files/a.pdf'])
    writeFileSync(join(folder, name), 'google-site-verification: google1a2b.html');
  writeFileSync(join(folder, 'CNAME'), 'www.x.example\n');
  expect(fileNameFaults(folder)).toEqual([]);
  writeFileSync(join(folder, 'page.html'), '<script>1</script>');
  writeFileSync(join(folder, 'files/a.exe'), '');
  truncateSync(join(folder, 'files/a.mp4'), 30 * 1024 * 1024);
  expect(lines(fileNameFaults(folder))).toEqual([
    expect.stringMatching(/"files\/a\.exe"; it must be one that ends in/),
    expect.stringContaining('a file is "files/a.mp4", of 30 MB; it must be of 25 MB at most'),
    expect.stringMatching(
      /"page\.html"; it must be the file of a search engine’s console, as it came: a page/,
    ),
  ]);
  expect(lines(linkFaults(fields({ link: { href: '/files/no.pdf' } }), {}, []))).toEqual([
    'content/a.ts  link.href is "/files/no.pdf"; it must be a file that lies in public/files/, like /files/brochure.pdf',
  ]);
  rmSync(folder, { recursive: true });
});

test('a section that stands on a page twice', () => {
  expect(lines(sectionFaults([{ file: 'content/home.ts', names: ['a', 'b', 'a'] }]))).toEqual([
    'content/home.ts  sections is a list with "a" twice; it must be one with it once',
  ]);
});

test('links that lead somewhere, and the dialogs that are there', () => {
  const links = [
    '/',
    '/#contact',
    '/home1',
    'https://x.example/a',
    'mailto:a@b.example',
    'mailto:a@b.example?cc=c@b.example',
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

test('an old address leads to the site itself, and a file is linked to where files lie', () => {
  const places = { '/': [], '/profile': [] };
  const found = (content: Record<string, unknown>) => lines(linkFaults(fields(content), places, []));
  expect(found({ redirects: [{ from: '/a', to: '/profile' }] })).toEqual([]);
  for (const to of ['https://x.example/', 'mailto:a@x.example', 'tel:+441134960142', '/files/a.pdf'])
    expect(found({ redirects: [{ from: '/a', to }] })).toEqual([
      `content/a.ts  redirects[0].to is "${to}"; it must be a page of the site: /, /profile`,
    ]);
  expect(found({ href: '/prices.csv' })).toEqual([
    'content/a.ts  href is "/prices.csv"; it must be a file that lies in public/files/, like /files/brochure.pdf',
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
  expect(lines(identityFaults(fields({ id: 'contact' }), ['contact']))).toEqual([
    'content/a.ts  id is "contact", as a part of a page is; it must be an id of its own',
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
  expect(lines(referenceFaults(fields({ teasers: { projects: ['a'] } }), 'teasers.projects', []))).toEqual([
    'content/a.ts  teasers.projects[0] is "a"; it must be left out, as there is no entry',
  ]);
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

test('a file in whose place visitors get the one that the build makes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(folder, 'files'));
  const made = ['apple-icon.png', 'home1.txt', 'icon.svg', 'index.txt', 'manifest.webmanifest', 'robots.txt'];
  for (const name of [...made, 'ads.txt', 'layout.pdf', 'page.txt', 'files/robots.txt'])
    writeFileSync(join(folder, name), '');
  expect(lines(fileNameFaults(folder)).map((line) => line.replaceAll(folder, 'public'))).toEqual(
    made.map(
      (name) =>
        `public  the name of a file is "${name}"; it must be another: the build makes a file of this name, which visitors would get`,
    ),
  );
  rmSync(folder, { recursive: true });
});

test('a file that no host would serve as what it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  for (const file of ['photo.JPG', 'proof.html', 'CNAME', 'photo.jpg']) writeFileSync(join(folder, file), '');
  const faults = lines(fileNameFaults(folder));
  expect(faults).toHaveLength(3);
  expect(faults[0]).toMatch(/"CNAME"; it must be one with a domain alone in it, like www\.example\.com$/);
  expect(faults[1]).toMatch(/"photo\.JPG"; it must be one whose ending is in small letters, photo\.jpg$/);
  expect(faults[2]).toMatch(/"proof\.html"; it must be the file of a search engine’s console/);
  for (const content of ['https://www.x.example/', 'www.x.example/a', 'a.example\nb.example']) {
    writeFileSync(join(folder, 'CNAME'), content);
    expect(lines(fileNameFaults(folder))[0]).toContain('"CNAME"; it must be one with a domain alone in it');
  }
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
    'quotes.svg': whole.replaceAll('"', "'"),
  };
  for (const [file, svg] of Object.entries(files)) writeFileSync(join(folder, file), svg);
  const mark = (file: string) => ({ mark: { file, width: 9, height: 9 } });
  const faults = markFaults(fields({ partners: [...Object.keys(files), ''].map(mark) }), folder);
  expect(lines(faults).map((line) => line.replaceAll(folder, 'marks'))).toEqual([
    'content/a.ts  partners[0].mark.file is "cut.svg"; it must be a whole SVG file without scripts in marks',
    'content/a.ts  partners[1].mark.file is "active.svg"; it must be a whole SVG file without scripts in marks',
    'content/a.ts  partners[3].mark.file is "bare.svg"; it must be a whole SVG file without scripts in marks',
    'content/a.ts  partners[4].mark.file is "and.svg"; it must be a whole SVG file without scripts in marks',
    'content/a.ts  partners[6].mark.file is ""; it must be an SVG file in marks',
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
    'content/a.ts  animation.src is "/animations/x.json"; it must be the path of a JSON or .lottie file in public/, like /animations/day.json',
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
    'content/a.ts  animation.src is "/animations/day-on-campus.json", whose still picture was drawn from another animation; it must be one that public/posters/day-on-campus.svg was drawn from: run "npm run assets -- posters"',
  ]);
  rmSync(folder, { recursive: true });
});

test('an archive is taken like the JSON in it, and an image that is nowhere is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  for (const name of ['animations', 'posters']) mkdirSync(join(folder, name));
  const faults = (assets: object[]) => {
    const text = JSON.stringify({ w: 16, h: 9, fr: 25, ip: 0, op: 50, layers: [{}], assets });
    writeFileSync(join(folder, 'animations/a.lottie'), zipSync({ 'animations/a.json': strToU8(text) }));
    writeFileSync(join(folder, 'posters/a.svg'), `<svg ${sourceHashAttribute(text)}/>`);
    const animation = { src: '/animations/a.lottie', width: 16, height: 9 };
    return lines(animationFaults(fields({ animation }), folder)).map((line) =>
      line.replaceAll(folder, 'public'),
    );
  };
  expect(faults([])).toEqual([]);
  expect(faults([{ id: 'i', u: 'images/', p: 'fan.png' }])).toEqual([
    'content/a.ts  animation.src is "/animations/a.lottie", whose image images/fan.png is not in public/; it must be one whose images lie beside it where it says, or in the file itself',
  ]);
  rmSync(folder, { recursive: true });
});

test('an animation that no page names yet is checked too, and has a still picture of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(folder, 'animations'));
  const animation = JSON.stringify({ w: 16, h: 9, fr: 25, ip: 0, op: 50, layers: [{}] });
  const archive = zipSync({ 'animations/a.json': strToU8(animation) });
  const files = {
    'whole.lottie': archive,
    'half.lottie': archive.slice(0, 40),
    'half.json': '{"sid":',
    'named.json': '{',
    'other.json': '{"name":"package"}',
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, 'animations', name), content);
  const found = lines(animationFolderFaults(fields({ src: '/animations/named.json' }), folder));
  expect(found).toEqual([
    expect.stringMatching(/ a file is "half.json", which can't be played \(.*valid JSON.*Export it again/),
    expect.stringMatching(
      / a file is "half.lottie", whose still .*half.svg.*; it must be one with a name of its own/,
    ),
    expect.stringMatching(/ a file is "other.json", which can't be played \(.*\bw\b/),
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
  const integrity = `sha384-${'A'.repeat(64)}`;
  const legal = [{ id: 'privacy', title: 'Privacy', paragraphs: ['A script of x.example.'] }];
  const found = (src: Snippet['src'], integrity?: string) =>
    lines(snippetFaults({ src, integrity, attributes }, legal));
  expect(found('/snippets/office-status.js')).toEqual([]);
  expect(found('https://x.example/a.js', integrity)).toEqual([]);
  expect(found('/x.js')).toEqual([
    'content/site.ts  snippet.src is "/x.js"; it must be the path of a file in public/, or an https: address',
  ]);
  expect(found('/snippets')[0]).toContain('the path of a file');
  for (const integrity of [undefined, 'sha384-abc', `sha384-${'_'.repeat(64)}`])
    expect(found('https://x.example/a.js', integrity)[0]).toContain('snippet.integrity');
});

test('a snippet from elsewhere that visitors are not told of', () => {
  const legal = [{ id: 'privacy', title: 'Privacy', paragraphs: ['It loads nothing from anyone else.'] }];
  const snippet = {
    src: 'https://x.example/a.js' as const,
    integrity: `sha384-${'A'.repeat(64)}`,
    attributes: {},
  };
  expect(lines(snippetFaults(snippet, legal))).toEqual([
    'content/site.ts  legal is without x.example; it must be a text that names whom a visit is told to, so visitors know',
    'content/site.ts  legal is a text that says nothing is loaded from anyone else; it must be one that says what is loaded',
  ]);
});

test('where forms go, of which visitors are not told', () => {
  const found = (address: string, text: string) => {
    const legal = [{ id: 'privacy', title: 'Privacy', paragraphs: [text] }];
    return lines(formsFaults(address, legal, 'https://www.x.example'));
  };
  const nothing = 'It loads nothing from anyone else.';
  expect(found('https://forms.example/f', `${nothing} Forms go through forms.example.`)).toEqual([]);
  for (const own of ['', '/forms', 'https://www.x.example/forms']) expect(found(own, nothing)).toEqual([]);
  expect(found('https://forms.example/f', nothing)).toEqual([
    'content/site.ts  legal is without forms.example, which NEXT_PUBLIC_FORMS_ENDPOINT names; it must be a text that names who is sent what is typed, so visitors know',
  ]);
});

test.each([
  '/404.html',
  '/robots.txt',
  '/sitemap.xml',
  '/share/home.png',
  '/profile.txt',
  '/_next/static/a.js',
])('an old address that is %s, a file of the build', (from) => {
  expect(lines(redirectFaults([{ from, to: '/' }], []))).toEqual([
    expect.stringContaining('an address of no file: the build makes this one'),
  ]);
});

test('a file of the name of a share picture', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(folder, 'share'));
  writeFileSync(join(folder, 'share/home.png'), '');
  expect(lines(fileNameFaults(folder))).toEqual([
    expect.stringContaining('the build makes a file of this name'),
  ]);
  rmSync(folder, { recursive: true });
});

test.each(['\u061c', '\u200c', '\u2028', '\u2066', '\u2069'])('a sign that nobody sees: %j', (sign) => {
  expect(lines(signFaults(fields({ text: `Tea${sign}time` })))[0]).toContain('a sign that can’t be seen');
});

test('a script that counts visits is found, let through and told of', () => {
  const legal = (text: string) => [{ id: 'privacy', title: 'Privacy', paragraphs: [text] }];
  const visits = { src: 'https://s.example/a.js', attributes: {} } as const;
  expect(visitsFaults(undefined, legal('There are no analytics.'))).toEqual([]);
  expect(visitsFaults(visits, legal('Counted by s.example.'))).toEqual([]);
  expect(visitsFaults({ ...visits, src: '/snippets/office-status.js' }, legal('Counted by us.'))).toEqual([]);
  expect(
    lines(visitsFaults({ ...visits, sendsTo: ['https://in.example/x'] }, legal('It has no analytics.'))),
  ).toEqual([
    'content/site.ts  visits.sendsTo[0] is "https://in.example/x"; it must be https:// and a host, with nothing after it',
    'content/site.ts  legal is without s.example; it must be a text that names whom a visit is told to, so visitors know',
    'content/site.ts  legal is without in.example; it must be a text that names whom a visit is told to, so visitors know',
    'content/site.ts  legal is a text that says there are no analytics; it must be one that says how visits are counted',
  ]);
  expect(lines(visitsFaults({ ...visits, src: '/no.js' }, legal('')))[0]).toContain('visits.src is "/no.js"');
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

test('settings for hosts are looked at before the pages are built', async () => {
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, NO_INDEX: 'yes' });
  const found = lines(await checkContent());
  replaced.restore();
  expect(found).toEqual(['the environment  NO_INDEX is "yes"; it must be true or false']);
});

test('addresses that the site and its forms can stand at', () => {
  const url = 'https://x.example';
  for (const formsEndpoint of [undefined, '/forms', 'https://x.example/f', 'http://localhost:9/f'])
    expect(addressFaults({ url, formsEndpoint })).toEqual([]);
  for (const basePath of ['', '/campus', '/a/b']) expect(addressFaults({ url }, basePath)).toEqual([]);
});

test('a figure that a line may part from its unit', () => {
  const meta = { title: '30 km', description: '30 km', share: { title: '30 km' } };
  const content = { meta, a: { text: 'within 30 km' }, b: { text: 'within 30\u00a0km' } };
  expect(lines(figureFaults(fields(content)))).toEqual([
    expect.stringContaining('meta.share.title is "30 km"'),
    'content/a.ts  a.text is "within 30 km"; it must be inside keepUnitsTogether(…) of content/keep-units-together.ts, which keeps a figure and its unit on one line',
  ]);
});

test('a path of a drawing has no figures with units', () => {
  expect(figureFaults(fields({ firmMark: { body: 'm 2,38 v -34 l 20,16 v 18 z' } }))).toEqual([]);
});

test('a sign that share pictures have no letter for', () => {
  const content = { meta: { description: 'Tŷ Gwyn, 24 °C' }, a: { title: 'Καλημέρα', text: 'CO₂ → 0' } };
  expect(glyphFaults(fields(content))).toEqual([]);
  const meta = { title: 'Καλημέρα', sheet: 'CO₂', share: { title: 'Less CO₂, more CO₂' } };
  expect(lines(glyphFaults(fields({ meta })))).toEqual([
    expect.stringContaining('meta.title is "Καλημέρα"; it must be without Κ α λ η μ έ ρ'),
    expect.stringContaining('meta.sheet is "CO₂"; it must be without ₂'),
    'content/a.ts  meta.share.title is "Less CO₂, more CO₂"; it must be without ₂, which the font of share pictures lacks',
  ]);
});

test('a colour that is none', () => {
  const colours = fieldsOf({
    'content/colours.ts': { colours: { accent: '#0fcc', light: { ink: 'navy' } } },
  });
  expect(lines(colourFaults(colours))).toEqual([
    'content/colours.ts  colours.accent is "#0fcc"; it must be a colour: #0fccce, #0cc, rgb(15, 204, 206) or a name of CSS such as teal',
  ]);
});

test('contrast is computed as WCAG has it, and every theme is checked', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  const pale = { ...palette, light: { ...palette.light, ink: '#aaaaaa' } };
  expect(lines(contrastFaults(pale))).toContainEqual(
    'content/colours.ts  ink, in the light theme, is #aaaaaa, 2.2:1 on paper #faf8f3; it must be a colour of 4.5:1 or more',
  );
});
