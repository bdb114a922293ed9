import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { colors } from '@/content/colors';
import type { Site } from '@/content/types';
import { palette } from '@/tailwind.config';
import { animationFileIssues, animationIssues } from './animations';
import { contrast, contrastIssues } from './contrast';
import { formFieldIssues } from './form-fields';
import { idIssues, unknownIdIssues } from './ids';
import { type ContentIssue, countOf, fieldsOf, sentence } from './issues';
import { linkIssues } from './links';
import { accentNotes, countNotes, labelNotes } from './notes';
import { fileNameIssues, logoIssues } from './public-files';
import { pageIssues, redirectIssues, routesIn } from './routes';
import { thirdPartyIssues } from './third-parties';

const fields = (exported: Record<string, unknown>) => fieldsOf({ 'content/a.ts': exported });
/** Formats issues as messages, with `public` in place of temporary folders. */
const lines = (issues: Iterable<ContentIssue>) =>
  [...issues]
    .map(sentence)
    .map((line) => folders.reduce((text, folder) => text.replaceAll(folder, 'public'), line));

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Creates a temporary folder with the given files. */
function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

test('fieldsOf identifies a field by its path in the module', () => {
  const list = fields({ projects: [{ picture: { alt: 'x' } }] });
  expect(list.map(({ path }) => path)).toEqual([
    'projects',
    'projects[0]',
    'projects[0].picture',
    'projects[0].picture.alt',
  ]);
});

test.each([
  [0, 'No problems found.'],
  [1, '1 problem found.'],
  [3, '3 problems found.'],
])('countOf formats a count of %i as “%s”', (count, text) => {
  expect(countOf(Array(count).fill(''))).toBe(text);
});

test('formFieldIssues reports fields with the names that forms use themselves', () => {
  const form = { fields: ['website', 'name', 'query', 'referrer'].map((name) => ({ name })) };
  expect(lines(formFieldIssues(fields({ message: { form }, website: { name: 'website' } })))).toEqual(
    ['website', 'query', 'referrer'].map((name) =>
      expect.stringContaining(`.name is "${name}", which forms`),
    ),
  );
});

const places = { '/': ['services', 'contact'], '/home1': [] };
const A_LINK =
  'a page (/profile), a section (/#contact), an https: address, a phone number (tel:…) or an email address (mailto:…)';
const A_FILE = 'a file in public/files/, such as /files/brochure.pdf';
const A_PAGE = 'a page of the site: /, /home1';

test.each([
  ['/nowhere', A_PAGE],
  ['/#nowhere', 'a section of /: /#services, /#contact'],
  ['/files/no.pdf', A_FILE],
  ['/prices.csv', A_FILE],
  ['http://y.example', A_LINK],
  ['www.y.example', A_LINK],
  ['#contact', A_LINK],
  ['+441134960142', A_LINK],
  ['mailto:someone', 'mailto: followed by an email address'],
  ['tel:0113 496', 'tel: followed by the number with its country code, such as tel:+441134960142'],
  ['https://www.x.example/profile#notes', 'only the path, /profile#notes'],
  ['https://x.example/profile#notes', 'only the path, /profile#notes'],
  ['http://x.example/profile#notes', 'only the path, /profile#notes'],
])('linkIssues reports a link to %s', (href, expected) => {
  expect(lines(linkIssues(fields({ link: { href } }), places, [], 'https://www.x.example'))).toEqual([
    `content/a.ts  link.href is "${href}"; it must be ${expected}`,
  ]);
});

test.each([
  '/',
  '/#contact',
  '/home1',
  'https://y.example/profile',
  'mailto:a@b.example',
  'mailto:a@b.example?cc=c@b.example',
  'tel:+441134960142',
])('linkIssues accepts a link to %s', (href) => {
  expect(lines(linkIssues(fields({ link: { href } }), places, [], 'https://www.x.example'))).toEqual([]);
});

test.each([
  ['https://www.x.example/library', undefined],
  ['https://www.x.example/campus-map', undefined],
  ['https://x.example', undefined],
  ['https://www.x.example/campus/profile', '/profile'],
  ['https://www.x.example/campus', '/'],
])('under a base path, the path that linkIssues suggests for %s is %s', (href, path) => {
  const found = lines(linkIssues(fields({ link: { href } }), {}, [], 'https://www.x.example/campus'));
  expect(found.map((line) => line.split('only the path, ')[1])).toEqual(path ? [path] : []);
});

test.each(['https://x.example/', 'mailto:a@x.example', 'tel:+441134960142', '/files/a.pdf', '/nowhere'])(
  'linkIssues reports %s as the target of a redirect and as a canonical URL',
  (path) => {
    const content = { redirects: [{ from: '/a', to: path }], meta: { canonical: path } };
    expect(lines(linkIssues(fields(content), places, []))).toEqual([
      `content/a.ts  redirects[0].to is "${path}"; it must be ${A_PAGE}`,
      `content/a.ts  meta.canonical is "${path}"; it must be ${A_PAGE}`,
    ]);
  },
);

test('linkIssues accepts a redirect to a page and a link to a legal text’s dialog, but reports links to other dialogs', () => {
  const content = { redirects: [{ from: '/a', to: '/home1' }], a: { dialog: 'terms' } };
  expect(lines(linkIssues(fields(content), places, ['terms']))).toEqual([]);
  expect(lines(linkIssues(fields({ a: { dialog: 'legal' } }), {}, ['terms', 'privacy']))).toEqual([
    'content/a.ts  a.dialog is "legal"; it must be the id of a legal text: terms, privacy',
  ]);
});

test('linkIssues reports a label whose phone number differs from that of its link', () => {
  const phone = (label: string) => fields({ phone: { label, href: 'tel:+441134960142' } });
  for (const label of ['0113 496 0142', '+44 (0)113 496-0142', '+44 113 496 0142', 'Call the office'])
    expect(lines(linkIssues(phone(label), {}, []))).toEqual([]);
  expect(lines(linkIssues(phone('0113 496 0143'), {}, []))).toEqual([
    'content/a.ts  phone.label is "0113 496 0143"; it must be the number in phone.href, +441134960142',
  ]);
});

test('linkIssues reports the firm’s email link if its label is not the email address', () => {
  const found = (label: string, href: string) =>
    lines(linkIssues(fields({ site: { contact: { mail: { label, href } } } }), {}, []));
  for (const query of ['', '?subject=A%20plant'])
    expect(found('a@b.example', `mailto:a@b.example${query}`)).toEqual([]);
  for (const label of ['Write to us', 'c@b.example'])
    expect(found(label, 'mailto:a@b.example')).toEqual([
      `content/a.ts  site.contact.mail.label is "${label}"; it must be the address in site.contact.mail.href, a@b.example`,
    ]);
  const other = { link: { label: 'Write to us', href: 'mailto:a@b.example' } };
  expect(lines(linkIssues(fields(other), {}, []))).toEqual([]);
});

test('pageIssues reports pages without metadata, and metadata without a page', () => {
  expect([...routesIn()].map(([route]) => route)).toEqual(
    expect.arrayContaining(['/', '/home1', '/profile', '/coming-soon', '/test']),
  );
  const routes = new Map([
    ['/', 'app/page.tsx'],
    ['/prices', 'app/prices/page.tsx'],
  ]);
  expect(lines(pageIssues(routes, { '/': {}, '/gone': {} }))).toEqual([
    "content/pages.ts  pages is without /prices, the page of app/prices/page.tsx; it must be a list with an entry for '/prices', the meta of the page’s file in content/",
    'content/pages.ts  pages["/gone"] is not a page; it must be one of /, /prices',
  ]);
});

test('pageIssues reports a route with non-Latin letters', () => {
  expect(lines(pageIssues(new Map([['/о-нас', 'app/о-нас/page.tsx']]), { '/о-нас': {} }))).toEqual([
    'app/о-нас/page.tsx  the address of the page is "/о-нас"; it must be an address with only the letters a to z, digits and hyphens: rename the folder',
  ]);
});

test('pageIssues reports a page whose share image would have the same name as that of the home page', () => {
  const all = ['/home', '/', '/services'];
  const routes = new Map(all.map((route) => [route, `app${route}/page.tsx`]));
  expect(lines(pageIssues(routes, Object.fromEntries(all.map((route) => [route, {}]))))).toEqual([
    'content/pages.ts  pages["/home"] is a page whose share image would have the same name as that of /; it must be a page with a different address: rename its folder in app/',
  ]);
});

const MADE = 'an address without a file: the build makes a file at this address';

test.each([
  ['/a?b=1', 'a path without ? and #: servers keep the query of an address, and never receive its fragment'],
  ['/über', 'a path such as /about-us.html, with only the letters a to z, digits, and - _ . ~'],
  ['/profile/', 'an address without a page: the site has a page at this address'],
  ['/profile.html', 'a different address: this one already leads to its page'],
  ['/icons/icon-192.png', 'an address without a file: public/ has a file at this address'],
  ['/404.html', MADE],
  ['/robots.txt', MADE],
  ['/sitemap.xml', MADE],
  ['/share/home.png', MADE],
  ['/profile.txt', MADE],
  ['/_next/static/a.js', MADE],
  ['/about/', 'in the list only once'],
])('redirectIssues reports a redirect from %s', (from, expected) => {
  const redirects = ['/about', from].map((each) => ({ from: each, to: '/' }));
  expect(lines(redirectIssues(redirects, ['/', '/profile']))).toEqual([
    `content/redirects.ts  redirects[1].from is "${from}"; it must be ${expected}`,
  ]);
});

test('redirectIssues accepts redirects from old addresses', () => {
  const all = ['/about-us.html', '/y/index.html', '/y', '/y.html'].map((from) => ({ from, to: '/profile' }));
  expect(lines(redirectIssues([...all, { from: '/x/index', to: '/' }], ['/', '/profile']))).toEqual([]);
});

test('idIssues reports an ID shared by two entries, or by an entry and an element of a page', () => {
  const content = {
    'content/a.ts': { list: [{ id: 'a-1' }, { id: 'hero' }, { id: 'contact' }, { id: 'a-1' }] },
    'content/b.ts': { id: 'a-1' },
  };
  expect(lines(idIssues(fieldsOf(content), ['contact']))).toEqual([
    'content/a.ts  list[1].id is "hero", which is also the id of a part of a page; it must be a unique id',
    'content/a.ts  list[2].id is "contact", which is also the id of a part of a page; it must be a unique id',
    'content/a.ts  list[3].id is "a-1", which is also content/a.ts list[0].id; it must be a unique id',
    'content/b.ts  id is "a-1", which is also content/a.ts list[0].id; it must be a unique id',
  ]);
});

test('unknownIdIssues reports the ID of a project that doesn’t exist', () => {
  const found = unknownIdIssues(fields({ teasers: { projects: ['z', 'a'] } }), 'teasers.projects', [
    'a',
    'b',
  ]);
  expect(lines(found)).toEqual([
    'content/a.ts  teasers.projects[0] is "z"; it must be the id of an entry: a, b',
  ]);
});

const LETTERS = 'a name with only the letters a to z, digits, hyphens, underscores and dots';
const BUILT = 'a different name: the build makes a file with this name, which visitors would get instead';
const A_PROOF =
  'the name of an unchanged verification file of a search engine: the pages of the site are in app/';

test.each([
  ['Our sheet.pdf', '', LETTERS],
  ['a{1}.svg', '', LETTERS],
  ['größe.svg', '', LETTERS],
  ...['apple-icon.png', 'home1.txt', 'icon.svg', 'index.txt', 'manifest.webmanifest', 'robots.txt'].map(
    (name) => [name, '', BUILT],
  ),
  ['photo.JPG', '', 'a name whose extension is in lowercase letters, photo.jpg'],
  ['proof.html', '', A_PROOF],
  ['page.html', '<script>1</script>', A_PROOF],
])('fileNameIssues reports public/%s with the content %j', (name, text, expected) => {
  expect(lines(fileNameIssues(folderWith({ [name]: text })))).toEqual([
    `public  the name of a file is "${name}"; it must be ${expected}`,
  ]);
});

test('fileNameIssues accepts files of served types up to 25 MB, and reports other types and larger files', () => {
  const names = ['sheet.pdf', 'Duct_2.csv', '.DS_Store', 'ads.txt', 'files/robots.txt', 'files/a.mp4'];
  const proof = { 'google1a2b.html': 'google-site-verification: google1a2b.html' };
  const folder = folderWith({ ...Object.fromEntries(names.map((name) => [name, ''])), ...proof });
  expect(lines(fileNameIssues(folder))).toEqual([]);
  writeFileSync(join(folder, 'files/a.exe'), '');
  truncateSync(join(folder, 'files/a.mp4'), 30 * 1024 * 1024);
  expect(lines(fileNameIssues(folder))).toEqual([
    expect.stringMatching(/"files\/a\.exe"; it must be a name that ends in/),
    'public  a file is "files/a.mp4", which has 30 MB; it must be a file of at most 25 MB, because hosting providers reject larger files',
  ]);
  expect(lines(fileNameIssues(folderWith({ 'share/home.png': '' })))).toEqual([
    expect.stringContaining(BUILT),
  ]);
});

test('logoIssues reports logos that are missing or broken, contain scripts, or don’t have the size given in the content', () => {
  const whole = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
  const files = {
    'cut.svg': whole.slice(0, 30),
    'active.svg': whole.replace('<path', '<script>alert()</script><path'),
    'bare.svg': whole.replace(/xmlns="[^"]+"/, ''),
    'and.svg': whole.replace('<path', '<title>Smith & Sons</title><path'),
    'wide.svg': whole.replace('0 0 9 9', '0 0 18 9'),
    'commas.svg': whole.replace('0 0 9 9', '0,0,9,9'),
    'quotes.svg': whole.replaceAll('"', "'"),
  };
  const partners = [...Object.keys(files), 'none.svg'].map((file) => ({
    logo: { file: file as 'a.svg', width: 9, height: 9 },
  }));
  const broken = 'it must be a complete SVG file without scripts in public';
  expect(lines(logoIssues(partners, folderWith(files)))).toEqual([
    `content/partners.ts  partners[0].logo.file is "cut.svg"; ${broken}`,
    `content/partners.ts  partners[1].logo.file is "active.svg"; ${broken}`,
    `content/partners.ts  partners[2].logo.file is "bare.svg"; ${broken}`,
    `content/partners.ts  partners[3].logo.file is "and.svg"; ${broken}`,
    'content/partners.ts  partners[4].logo is 9 × 9; it must be 18 × 9, the size of public/wide.svg',
    'content/partners.ts  partners[7].logo.file is "none.svg"; it must be an SVG file in public',
  ]);
});

test.each([
  ['/animations/x.json', 1200, /is "\/animations\/x\.json"; it must be the path of a JSON or \.lottie file/],
  [
    '/animations/day-on-campus.json',
    900,
    /width is 900 × 675; it must be a size with the aspect ratio of the animation/,
  ],
  [
    '/animations/../animations/coming-soon.json',
    1200,
    /it must be the path of a file directly in public\/animations\//,
  ],
  ['/animations/coming-soon.json', 1200, /followsScheme is true; it must be left out/],
  ['/partners/frigolm.svg', 1200, /, which can't be played \(.+\); it must be a Lottie animation/],
  ['/../package.json', 1200, /can't be played \(.*\bw\b/],
])('animationIssues reports the animation %s with a width of %i', (src, width, message) => {
  const found = lines(
    animationIssues(
      fields({ animation: { src, width, height: 675, followsScheme: true, initialPercent: 56.3 } }),
    ),
  );
  expect(found).toEqual([expect.stringMatching(message)]);
});

const lottie = { w: 16, h: 9, fr: 25, ip: 0, op: 50, layers: [{}] };

test('animationIssues reads .lottie archives, and reports a missing image', () => {
  const found = (assets: object[]) => {
    const text = JSON.stringify({ ...lottie, assets });
    const folder = folderWith({
      'animations/a.lottie': zipSync({ 'animations/a.json': strToU8(text) }),
    });
    const animation = { src: '/animations/a.lottie', width: 16, height: 9 };
    return lines(animationIssues(fields({ animation }), folder));
  };
  expect(found([])).toEqual([]);
  expect(found([{ id: 'i', u: 'images/', p: 'fan.png' }])).toEqual([
    'content/a.ts  animation.src is "/animations/a.lottie", whose image images/fan.png is not in public/; it must be an animation whose images are in the file itself or at the paths that the file names',
  ]);
});

test('animationFileIssues reports unused animation files that can’t be played or would share a poster', () => {
  const archive = zipSync({ 'animations/a.json': strToU8(JSON.stringify(lottie)) });
  const folder = folderWith({
    'animations/whole.lottie': archive,
    'animations/half.lottie': archive.slice(0, 40),
    'animations/half.json': '{"sid":',
    'animations/named.json': '{',
    'animations/other.json': '{"name":"package"}',
  });
  expect(lines(animationFileIssues(fields({ src: '/animations/named.json' }), folder))).toEqual([
    expect.stringMatching(/ a file is "half.json", which can't be played \(.*valid JSON.*Export it again/),
    expect.stringMatching(
      / a file is "half.lottie", whose poster .*half.svg.*; it must be a file with a unique name/,
    ),
    expect.stringMatching(/ a file is "other.json", which can't be played \(.*\bw\b/),
  ]);
});

const script = (src: `/${string}` | `https://${string}`) => ({ src, attributes: {} });
const own = script('/snippets/office-status.js');
const other = script('https://x.example/a.js');
const unnamed = 'legal without x.example';
const forms = { formsEndpoint: 'https://forms.example/f' };
const maps = { directions: 'https://maps.example/?q=1' } as const;
type Parties = {
  thirdPartyScript?: Site['thirdPartyScript'];
  analytics?: Site['analytics'];
  formsEndpoint?: string;
  directions?: Site['site']['contact']['directions'];
};

test.each<[text: string, parties: Parties, problems: string[]]>([
  ['There are no analytics. It loads nothing from anyone else.', {}, []],
  ['A script of x.example.', { thirdPartyScript: other }, []],
  ['', { thirdPartyScript: script('/x.js') }, ['thirdPartyScript.src "/x.js"']],
  ['', { thirdPartyScript: script('/snippets') }, ['thirdPartyScript.src "/snippets"']],
  ['', { thirdPartyScript: other }, [unnamed]],
  [
    'x.example. It loads nothing from anyone else.',
    { thirdPartyScript: other },
    ['legal a text that says nothing is loaded from anyone else'],
  ],
  ['Counted by x.example.', { analytics: other }, []],
  ['Counted by us.', { analytics: own }, []],
  ['', { analytics: script('/no.js') }, ['analytics.src "/no.js"']],
  ['', { analytics: { ...other, sendsTo: ['https://in.example'] } }, [unnamed, 'legal without in.example']],
  ['It has no analytics.', { analytics: own }, ['legal a text that says there are no analytics']],
  ['Nothing from anyone else. Forms go through forms.example.', forms, []],
  ['', { formsEndpoint: '/forms' }, []],
  ['', { formsEndpoint: 'https://www.x.example/forms' }, []],
  ['', forms, ['legal without forms.example, which NEXT_PUBLIC_FORMS_ENDPOINT names']],
  ['The link opens maps.example.', maps, []],
  ['', maps, ['legal without maps.example, to which site.contact.directions leads']],
])(
  'thirdPartyIssues compares the legal text "%s" with %j',
  (text, { thirdPartyScript = own, analytics, formsEndpoint, directions }, problems) => {
    const legal = [{ id: 'privacy', title: 'Privacy', paragraphs: [text] }];
    const site = { url: 'https://www.x.example', formsEndpoint, contact: { directions } };
    const found = thirdPartyIssues({ site, thirdPartyScript, analytics, legal });
    expect([...found].map(({ path, actual }) => `${path} ${actual}`)).toEqual(problems);
  },
);

test('contrast returns the WCAG contrast ratio, and contrastIssues reports a color with too little contrast once', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  const pale = { ...palette.light, ink: '#aaaaaa', 'on-accent': '#aaaaaa' };
  const { accent, light } = colors;
  const found = contrastIssues({ pale }, fields({ colors: { accent, light: { ...light, ink: '#aaaaaa' } } }));
  expect(lines(found)).toEqual([
    'content/a.ts  colors.light.ink is "#aaaaaa", 2.2:1 on colors.light.paper "#faf8f3"; it must be a color with a contrast of at least 4.5:1',
  ]);
});

test('countNotes reports texts that count other entries than a list has', () => {
  const texts = ['See five projects', 'Project 3 of 5', 'All 6\u00a0projects', 'Six places', 'two rooms'];
  expect(lines(countNotes(fields({ texts }), 'projects|places', Array(5)))).toEqual([
    'content/a.ts  texts[2] is "All 6\u00a0projects"; it must be a text with another number if “6\u00a0projects” means all 5',
    'content/a.ts  texts[3] is "Six places"; it must be a text with another number if “Six places” means all 5',
  ]);
});

test('labelNotes reports an animation with the label of a different animation', () => {
  const list = ['a', 'b'].map((src) => ({ animation: { src, label: 'A day' } }));
  expect(labelNotes(fields({ list })).map(({ path }) => path)).toEqual(['list[1].animation.label']);
});

test.each([
  ['#ff9f1c', '#00676b', 1],
  ['#ff2200', '#9c0030', 0],
  ['#0fccce', '#444444', 0],
])('for accent %s and accentText %s, accentNotes returns %i issues', (accent, accentText, count) => {
  expect(accentNotes({ ...colors, accent, light: { ...colors.light, accentText } })).toHaveLength(count);
});
