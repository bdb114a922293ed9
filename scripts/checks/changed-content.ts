import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { services } from '@/content/home';
import { partners } from '@/content/partners';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { STAT_LENGTH } from '@/content/schema/field-types';
import { partner, post, project, service } from '@/content/schema/modules';

/**
 * Copies all files that git doesn't ignore to a temporary folder, and returns its path.
 * The caller must delete it.
 */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'second-build-'));
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', options, { encoding: 'utf8' }).split('\0');
  // git also lists files whose deletion has not been committed.
  for (const file of files.filter((name) => name && existsSync(name))) cpSync(file, join(copy, file));
  return copy;
}

/** The firm's names in the changed content. */
export const changedNames = {
  name: 'Fathom & Vale Building Services and Energy Engineers',
  shortName: 'Fathom & Vale',
};

/** The analytics script in the changed content. It sets a data attribute on the page. */
export const countedBy = { src: '/snippets/count.js', attributes: { 'data-site': 'www.fathom.example' } };

/** The announcement in the changed content. Its text has the maximum length. */
export const changedAnnouncement = {
  text: `${'The office is closed for a day of training. '.repeat(2)}Plant failures are answered.`,
  link: { label: 'Contact the office', href: '/#contact' },
  from: '2026-01-02',
  until: '9999-12-30',
};

/** A word that only hidden entries of the changed content contain. */
export const hiddenWord = 'zwischenspeicher';

const hiddenSchedules = [{ draft: true }, { from: '9999-12-31' }, { until: '2026-01-01' }];

/**
 * The firm's logo in the changed content: a square. The view box of the logo is 44 × 40, and
 * that of the icon is 44 × 44.
 */
const changedLogo = { body: 'M8 6h28v28H8z', lights: 'M14 12h16v16H14z', icon: 'M14 14h16v16H14z' };

/**
 * A word that is too long for one line on a phone. In a heading, it is also too long for one line on a
 * tablet.
 */
const COMPOUND = 'Gebäudeenergieberatungsbüro';

/**
 * Fields that stay unchanged, because other fields refer to them, or because their values are not sentences.
 */
const unchangedFields = new Set([
  ...['id', 'scene', 'file', 'value', 'unit', 'label', 'before', 'after', 'change'],
]);

/**
 * Changes the content in a copy of the project as a marketer might. Changes the firm's name and logo, adds an
 * analytics script and an announcement, and adds an entry to each list. Also adds hidden entries. Extends the
 * strings of list entries and all figures to their maximum length.
 * @param copy the folder of the copy
 */
export async function changeContent(copy: string): Promise<void> {
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(copy, 'content', file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  await edit('site.ts', (text) =>
    text
      .replace(/^const name = .*$/m, `const name = ${JSON.stringify(changedNames.name)};`)
      .replace(/^const shortName = .*$/m, `const shortName = ${JSON.stringify(changedNames.shortName)};`)
      .replace(/(?<=^export const analytics = ).*$/m, `${JSON.stringify(countedBy)} as Analytics;`),
  );
  await writeFile(
    join(copy, 'public', countedBy.src),
    'document.documentElement.dataset.counted = document.currentScript.dataset.site;\n',
  );
  await edit('logo.ts', () => `export const firmLogo = ${JSON.stringify(changedLogo)};\n`);
  const hidden = (entry: object | undefined, name: 'name' | 'title') =>
    hiddenSchedules.map((schedule, index) => ({
      ...entry,
      id: `${hiddenWord}-${name}-${index}`,
      [name]: hiddenWord,
      ...schedule,
    }));
  // Keep four paragraphs of each post. With texts of the maximum length, a post with all paragraphs would have
  // too many words.
  const shortPosts = posts.map(({ text, sections, ...rest }) => {
    const paragraphs = sections.flatMap((section) => section.text);
    const kept = { title: '', ...sections[0], text: paragraphs.slice(0, 4 - text.length) };
    return { ...rest, text, sections: [kept] };
  });
  const lists = [
    ['projects', 'allProjects', [...projects, ...hidden(projects[0], 'name')], project],
    ['partners', 'partners', partners, partner],
    ['posts', 'allPosts', [...shortPosts, ...hidden(shortPosts[0], 'title')], post],
    ['home', 'services.list', services.list, service],
  ] as const;
  for (const [module, list, entries, schema] of lists) {
    const more = [...entries, { ...entries[0], id: `one-more-of-${module}` }];
    const changed = more.map((entry) => lengthenTexts(entry, schema));
    const assignment = `Object.assign(${list}, ${JSON.stringify(changed)});\n`;
    // Change the list before the module selects the entries that pages show.
    await edit(`${module}.ts`, (text) => {
      const [before, after] = text.split(/(?=^export const \w+ = shownEntries)/m);
      return `${before}\n${assignment}\n${after ?? ''}`;
    });
  }
  const announcements = [
    changedAnnouncement,
    ...hiddenSchedules.map((each) => ({ text: hiddenWord, ...each })),
  ];
  await edit('announcement.ts', (text) =>
    text.replace('keepUnitsTogether([])', `keepUnitsTogether(${JSON.stringify(announcements)})`),
  );
  await edit('profile.ts', (text) => text.replaceAll(/(?<=value: ')[\d,]+/g, '8'.repeat(STAT_LENGTH)));
}

type AnySchema = v.GenericSchema & {
  entries?: v.ObjectEntries;
  item?: AnySchema;
  getter?: (input: unknown) => AnySchema;
};

/**
 * Returns a copy of an entry in which every string with a length limit begins with a long word and has the
 * maximum length. Strings in `unchangedFields` stay the same.
 */
function lengthenTexts(value: unknown, schema: AnySchema | undefined, name = ''): unknown {
  const { entries, item } = schema?.getter?.(value) ?? schema ?? {};
  if (Array.isArray(value)) return value.map((inner) => lengthenTexts(inner, item, name));
  if (typeof value === 'object' && value !== null) {
    const inner = Object.entries(value).map(([key, each]) => [
      key,
      lengthenTexts(each, entries?.[key] as AnySchema, key),
    ]);
    return Object.fromEntries(inner);
  }
  const { maxLength } = schema ? v.getMetadata(schema) : {};
  if (typeof value !== 'string' || typeof maxLength !== 'number' || unchangedFields.has(name)) return value;
  return `${COMPOUND} ${value} and ${value} `.repeat(4).slice(0, maxLength).trim();
}
