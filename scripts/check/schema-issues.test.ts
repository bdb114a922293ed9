import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { keepUnitsTogether } from '@/content/keep-units-together';
import { posts } from '@/content/posts';
import { nearest } from '@/content/schema/field-types';
import type { HomePage } from '@/content/types';
import { type ContentModules, fieldsOf, sentence } from './issues';
import { readContent } from './read-content';
import { environmentIssues, schemaIssues } from './schema-issues';

let site: ContentModules;
beforeAll(async () => {
  site = await readContent();
});

/**
 * Returns the schema's messages for the site's content after one change.
 * @param value the field's new value; `undefined` removes the field
 */
function messages(file: string, path: string, value: unknown): string[] {
  const module = { ...site[`content/${file}.ts`] };
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  let place: Record<string, unknown> = module;
  for (const key of keys.slice(0, -1)) {
    place[key] = structuredClone(place[key]);
    place = place[key] as Record<string, unknown>;
  }
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete place[last];
  else place[last] = value;
  const { issues } = schemaIssues({ ...site, [`content/${file}.ts`]: module });
  return issues.map(sentence).map((line) => line.replace(`content/${file}.ts  `, ''));
}

const AN_ID = 'lowercase letters, digits and hyphens, starting with a letter';
const A_DOMAIN = 'https:// and a domain, with nothing after it';
const SCRIPT_HASH = 'the sha384-… hash that the script’s provider publishes for this address';
const KEPT_TOGETHER =
  'inside keepUnitsTogether(…) of content/keep-units-together.ts, which keeps a number and its unit on one line';
const FONT = 'which the font of share images lacks';
const MAIL_ONCE = 'a text with {mail} exactly once, which pages replace with the mail link';
const HOURS = 'two times such as 09:00, the earlier one first';
const ENDPOINT = 'an https:// address, or a path on this site such as /forms (NEXT_PUBLIC_FORMS_ENDPOINT)';
const PLAIN = 'texts can’t contain links, tags, bold, italics or emoji';
const DIRECTIONS = 'the https: address of a map';
const LOGO =
  'an SVG file, which is sharp at every size: ask the partner for the logo “as SVG, on a transparent background, with letters as outlines”';
const withoutCookies = (domain: string) =>
  `the address of a service without cookies, such as Plausible, Fathom or GoatCounter: ${domain} stores data in browsers, but the legal texts say that nothing does`;
const WORDS = 'it must be a text that has at most 600 words together with all sections; it has ';
const sri = `sha384-${'A'.repeat(64)}`;

test.each<[module: string, path: string, value: unknown, expected: string]>([
  ['home', 'hero.picture', 'campus', 'an entry in braces, { … }'],
  ['home', 'hero.actions', 'Talk', 'a list in brackets, [ … ]'],
  ['home', 'hero.lead', 5, 'text in quotes'],
  ['partners', 'partners[1].logo.width', '244', 'a number without quotes'],
  ['home', 'meta.index', 'false', 'false, without quotes, or left out'],
  ['posts', 'posts[0].published', 20260908, 'a date in quotes, such as 2026-09-08'],
  ['announcement', 'announcement', 5, 'text in quotes'],
  ['announcement', 'announcement', ' x', 'a text without spaces at its start or end'],
  ['home', 'hero.words[1].layer', 'power', 'one of chilled-water, controls, energy'],
  ['profile', 'sections[1]', 'news', 'one of notes, message'],
  ['profile', 'sections[1]', 'notes', 'in the list only once'],
  ['home', 'hero.lead', '', 'text that is not empty'],
  ['home', 'hero.lead', ' x', 'a text without spaces at its start or end'],
  ['site', 'thirdPartyScript.attributes.data-a', '', 'text that is not empty'],
  ['home', 'hero.picture.alt', 'A lift', 'a description of the picture with at least 20 characters'],
  ['home', 'hero.tag', 'Caf\ufffd', 'without \ufffd, which replaces an unreadable character'],
  [
    'home',
    'hero.tag',
    'A &amp; b',
    'the character itself instead of &amp;, which pages would show literally',
  ],
  ['home', 'hero.tag', 'On {site}', 'without {site}, which pages would show literally'],
  ['home', 'hero.lead', 'Read <b>this</b>', `plain text, without <b>: ${PLAIN}`],
  ['home', 'hero.lead', 'See [our work](/#projects)', `plain text, without [our work](/#projects): ${PLAIN}`],
  ['home', 'hero.lead', 'All at https://x.example', `plain text, without https://x.example: ${PLAIN}`],
  ['site', 'legal[0].paragraphs[0]', 'No **cookie** at all', `plain text, without **cookie**: ${PLAIN}`],
  ['partners', 'partners[0].name', 'Frigolm 🧊', `plain text, without 🧊: ${PLAIN}`],
  ['partners', 'partners[0].logo.file', 'frigolm.png', LOGO],
  ['site', 'thirdPartyScript.src', 'https://www.clarity.ms/tag/x', withoutCookies('www.clarity.ms')],
  ['site', 'formTexts.failed', 'To {email}', 'without {email}: the placeholders here are {mail}'],
  ['site', 'formTexts.spamSuspected', 'Write to us', MAIL_ONCE],
  ['site', 'formTexts.spamSuspected', '{mail}, once more {mail}', MAIL_ONCE],
  ['player-labels', 'playerLabels.times', '{rate}', 'without {rate}: the placeholders here are {speed}'],
  ['home', 'hero.lead', 'within 30 km', KEPT_TOGETHER],
  ['home', 'meta.share.title', '30 km', KEPT_TOGETHER],
  ['home', 'meta.title', 'Καλη', `without Κ α λ η, ${FONT}`],
  ['home', 'meta.pageName', 'CO₂', `without ₂, ${FONT}`],
  ['home', 'meta.share.title', 'Less CO₂, more CO₂', `without ₂, ${FONT}`],
  ['posts', 'posts[0].id', 'A 1', AN_ID],
  ['posts', 'posts[0].published', '8 September 2026', 'a date such as 2026-09-08'],
  ['posts', 'posts[0].published', '2026-02-30', 'a date such as 2026-09-08'],
  ['posts', 'posts[0].published', '2026-2-3', 'a date such as 2026-09-08'],
  ['profile', 'message.form.fields[0].name', 'Full name', AN_ID],
  ['colors', 'colors.dark.ink', 'teal', 'a color such as #0fccce: # and six digits or lowercase letters'],
  ['site', 'site.contact.openingHours', 'Mo-Fr 9:00-17:30', HOURS],
  ['site', 'site.contact.openingHours', 'Mo-Fr 8 am-18:00', HOURS],
  ['site', 'site.contact.openingHours', 'Mo-Fr 09:00-24:00', HOURS],
  ['site', 'site.contact.openingHours', 'Mo-Fr 18:00-08:00', HOURS],
  ['site', 'site.contact.directions', 'geo:53.7959,-1.5476', DIRECTIONS],
  ['site', 'site.contact.directions', 'http://maps.example/', DIRECTIONS],
  ['site', 'site.contact.directions', '/files/map.pdf', DIRECTIONS],
  ['site', 'site.contact.vCardFile', 'a firm.vcf', 'the name of a file that ends in .vcf'],
  ['site', 'site.contact.postal.country', 'England', 'a country code of two capital letters, such as GB'],
  ['site', 'thirdPartyScript.src', 'x.js', 'the path of a file in public/, or an https: address'],
  ['site', 'thirdPartyScript.integrity', 'sha384-abc', SCRIPT_HASH],
  ['site', 'thirdPartyScript.integrity', `sha256-${'_'.repeat(43)}=`, SCRIPT_HASH],
  ['site', 'site.url', 'https://x.example/', 'https://x.example (NEXT_PUBLIC_SITE_URL)'],
  ['site', 'site.url', 'https://x.example?a=1', 'https://x.example (NEXT_PUBLIC_SITE_URL)'],
  ['site', 'site.url', 'https://WWW.x.example:443', 'https://www.x.example (NEXT_PUBLIC_SITE_URL)'],
  ['site', 'site.url', 'https://u:p@x.example', `${A_DOMAIN} (NEXT_PUBLIC_SITE_URL)`],
  ['site', 'site.url', 'http://x.example', `${A_DOMAIN} (NEXT_PUBLIC_SITE_URL)`],
  ['site', 'site.url', 'x.example', `${A_DOMAIN} (NEXT_PUBLIC_SITE_URL)`],
  ['site', 'site.formsEndpoint', 'https://u:p@x.example/f', ENDPOINT],
  ['site', 'site.formsEndpoint', 'https://a;b.example/f', ENDPOINT],
  ['site', 'site.formsEndpoint', 'forms.example', ENDPOINT],
  ['site', 'site.formsEndpoint', '//x.example/f', ENDPOINT],
  ['site', 'site.formsEndpoint', 'http://x.example/f', ENDPOINT],
  ['site', 'site.formsEndpoint', 'https://', ENDPOINT],
  ['site', 'site.formsEndpoint', 'https://x y.example/f', ENDPOINT],
])('schemaIssues reports %s.ts %s: %j', (module, path, value, expected) => {
  expect(messages(module, path, value)).toEqual([
    `${path} is ${JSON.stringify(value)}; it must be ${expected}`,
  ]);
});

/** Returns a string of short words with the given length. */
const wordsOf = (length: number) =>
  'x'
    .repeat(length)
    .replaceAll(/(xxx)x/g, '$1 ')
    .replace(/ $/, 'x');

const { title, ...untitled } = { title: '', ...posts[0] };
const misspelt = { ...untitled, titel: title };
const tag = { src: 'https://www.googletagmanager.com/gtag/js?id=G-1', attributes: {} };
const twice = { name: 'name', label: 'a', kind: 'text' };
const counter = { src: '/a.js', attributes: {} };
const sender = 'https://px.ads.licdn.com';
const elsewhere = { src: 'https://x.example/a.js', attributes: {} };

test.each<[module: string, path: string, value: unknown, message: string]>([
  ['posts', 'posts[0].title', undefined, 'posts[0].title is missing; it must be text in quotes'],
  ['home', 'hero', undefined, 'hero is missing; it must be an entry with tag, layers, allLayers, words,'],
  ['projects', 'projects[0].results[0].after', '1 call', 'results[0].after is "1 call"; it must be a number'],
  ['projects', 'projects[0].results[0].before', 'a lot', 'results[0].before is "a lot"; it must be a text'],
  ['posts', 'posts[0].figure', undefined, '.figure is missing; it must be an entry with scene, alt, caption'],
  ['posts', 'posts[0].text', Array(5).fill(wordsOf(600)), WORDS],
  ['posts', 'posts[0]', misspelt, 'posts[0].titel is an unknown field; it must be title'],
  ['pages', 'navigation.logo', 'a', 'navigation.logo is an unknown field; it must be one of label, home,'],
  ['profile', 'slogan', {}, 'slogan is an unknown field; it must be one of meta, sections, profile,'],
  ['posts', 'posts[0].picture', { scene: 'campus' }, '.picture.alt is missing; it must be text in quotes'],
  ['pages', 'footer.lists[0].links[0]', { label: 'A', dialogue: 'b' }, '.dialogue is an unknown field; it'],
  ['pages', 'pages', { '/a b': 5 }, 'pages["/a b"] is 5; it must be the meta of the page’s module'],
  ['home1', 'process.steps', [], 'process.steps is an empty list; it must be a list with at least one entry'],
  ['home', 'services.list[0].summary', 'x'.repeat(261), `261 characters long ("${'x'.repeat(56)}…");`],
  ['site', 'analytics', { ...counter, attributes: { async: '1' } }, 'async is "async"; it must be a name'],
  ['site', 'analytics', { ...counter, sendsTo: ['https://x.example/x'] }, `"; it must be ${A_DOMAIN}`],
  ['site', 'analytics', tag, withoutCookies('www.googletagmanager.com')],
  ['site', 'analytics', { ...counter, sendsTo: [sender] }, withoutCookies('px.ads.licdn.com')],
  ['site', 'thirdPartyScript', elsewhere, `.integrity is undefined; it must be ${SCRIPT_HASH}`],
  ['profile', 'message.form.fields[1]', twice, '; it must be a field with a unique name'],
])('schemaIssues reports %s.ts %s: %j, with the message %s', (module, path, value, message) => {
  expect(messages(module, path, value)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['home', 'meta.title', 45],
  ['pages', 'navigation.contact.label', 27],
  ['announcement', 'announcement', 120],
  ['player-labels', 'playerLabels.play', 80],
])('schemaIssues reports %s.ts %s with more than %i characters', (module, path, max) => {
  expect(messages(module, path, wordsOf(max))).toEqual([]);
  expect(messages(module, path, wordsOf(max + 1))[0]).toContain(`it must be at most ${max} characters long`);
});

test.each([
  ['home', 'hero.lead', 45],
  ['home', 'energy.title', 32],
  ['home1', 'hero.title', 26],
])('schemaIssues reports %s.ts %s with a word of more than %i letters', (module, path, max) => {
  const word = 'ä'.repeat(max);
  expect(messages(module, path, `Ein ${word}-${word.slice(0, 9)}`)).toEqual([]);
  expect(messages(module, path, `${word}\u00ad${word.slice(0, 9)}`)).toEqual([]);
  expect(messages(module, path, `Ein ${word}ä`)[0]).toContain(
    `it must be a text whose words have at most ${max} letters, to fit on a small phone: “${word}ä” has ${max + 1}. Write two words, or \\u00ad where the word may break`,
  );
});

test.each([
  ['MAINTAIN, COOL, CUT', undefined],
  ['COOL, OPERATE, REDUCE', 'a list of shorter words: COOL, OPERATE, REDUCE are 16 % too wide for one row'],
  ['COMMAND, AIR, SUN', 'a shorter word: COMMAND is 5 % too wide for a phone'],
])('schemaIssues checks whether the words in the hero, %s, fit on a phone', (words, expected) => {
  const { hero } = site['content/home.ts'] as HomePage;
  const changed = words.split(', ').map((word, index) => ({ ...hero.words[index], word }));
  const found = messages('home', 'hero.words', changed);
  expect(found).toEqual(expected ? [expect.stringMatching(new RegExp(`; it must be ${expected}$`))] : []);
});

test.each(['200B', '061C', '200C', '2028', '2066', '2069'])(
  'schemaIssues reports the invisible character U+%s',
  (code) => {
    const text = `Tea${String.fromCodePoint(Number.parseInt(code, 16))}time`;
    expect(messages('home', 'hero.tag', text)).toEqual([
      `hero.tag is "Tea[U+${code}]time"; it must be typed again: it contains the invisible character U+${code}`,
    ]);
  },
);

test.each<[file: string, path: string, value: unknown]>([
  ['site', 'formTexts.failed', 'R&D; or {mail}'],
  ['site', 'formTexts.tooMany', '{wait}, {mail}'],
  ['site', 'thirdPartyScript.attributes.data-a', 'It is {time}'],
  ['site', 'thirdPartyScript', { src: 'https://x.example/a.js', integrity: sri, attributes: {} }],
  ['site', 'site.formsEndpoint', '/forms'],
  ['site', 'site.formsEndpoint', 'http://localhost:9/f'],
  ['home', 'hero.lead', '1 < 2 * 3 * 4 > [5] (6), www.x.example, snake_case'],
  ['home', 'hero.tag', 'co\u00adoperate'],
  ['home', 'hero.lead', 'within 30\u00a0km'],
  ['home', 'meta.description', '30 km from Tŷ Gwyn'],
  ['logo', 'firmLogo.body', 'm 2,38 v -34 l 20,16 v 18 z'],
  ['home', 'services.title', 'Καλημέρα: CO₂ → 0'],
  ['announcement', 'announcement', ''],
  ['announcement', 'announcement', 'The office is closed.'],
])('schemaIssues accepts %s.ts %s: %j', (file, path, value) => {
  expect(messages(file, path, value)).toEqual([]);
});

test('schemaIssues reports an unknown field in any object of the content', () => {
  const objects = fieldsOf(site).filter(
    // Skip the list of pages. It repeats the `meta` of each page, which is checked in the page's own module.
    ({ path, value }) => value?.constructor === Object && !path.startsWith('pages'),
  );
  expect(objects.length).toBeGreaterThan(150);
  const accepted = objects.filter(({ file, path }) => {
    const module = file.replace(/^content\/|\.ts$/g, '');
    return messages(module, `${path}.second`, 'x').length !== 1;
  });
  expect(accepted.map(({ file, path }) => `${file} ${path}`)).toEqual([]);
});

test('schemaIssues accepts a title that exceeds the length limit if it is the firm’s name', () => {
  const name = wordsOf(60);
  const home = site['content/home.ts'];
  const changed = (length: number) => ({
    'content/site.ts': {
      ...site['content/site.ts'],
      site: { ...(site['content/site.ts']?.site as object), name },
    },
    'content/home.ts': { ...home, meta: { ...(home?.meta as object), title: wordsOf(length) } },
  });
  expect(schemaIssues(changed(60)).issues).toEqual([]);
  expect(schemaIssues(changed(59)).issues).toHaveLength(1);
});

test('schemaIssues reports a module without a schema, unless the module exports only functions', () => {
  const { issues, untyped } = schemaIssues({ 'content/a.ts': { a: 'b' }, 'content/b.ts': { b: () => 1 } });
  expect([...untyped]).toEqual(['content/a.ts']);
  expect(issues.map(sentence)).toEqual([
    'content/a.ts  the module is not in the schema; it must be listed in content/schema/modules.ts, with a schema for each field',
  ]);
});

test.each([
  ['titel', 'title'],
  ['leed', 'lead'],
  ['id', undefined],
  ['slogan', undefined],
])('for the unknown field %s, nearest returns %s', (name, suggestion) => {
  expect(nearest(name, ['title', 'lead', 'alt'])).toBe(suggestion);
});

test.each(['campus', '/campus/', '/', '/cam pus', '/campus?x', '/..', '/a/./b'])(
  'environmentIssues reports the base path %s',
  (path) => {
    const variables = { NEXT_PUBLIC_BASE_PATH: path, NO_INDEX: '' } as unknown as NodeJS.ProcessEnv;
    expect(environmentIssues(variables).map(sentence)).toEqual([
      `the environment  NEXT_PUBLIC_BASE_PATH is "${path}"; it must be a path such as /campus, without a slash at its end`,
    ]);
  },
);

test.each(['', '/campus', '/a/b'])('environmentIssues accepts the base path "%s"', (path) => {
  expect(environmentIssues({ NEXT_PUBLIC_BASE_PATH: path } as unknown as NodeJS.ProcessEnv)).toEqual([]);
});

test('the schema accepts the example of a post in docs/content.md', () => {
  const [, example] =
    /### Add a post[\s\S]*?```ts\n([\s\S]*?)```/.exec(readFileSync('docs/content.md', 'utf8')) ?? [];
  const [post] = runInNewContext(`[${example}]`);
  expect(messages('posts', 'posts[0]', keepUnitsTogether(post))).toEqual([]);
});
