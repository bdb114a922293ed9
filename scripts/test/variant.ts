import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { services } from '@/content/home';
import { partners } from '@/content/partners';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { STAT_LENGTH } from '@/content/schema/field-types';
import { partner, post, project } from '@/content/schema/modules';
import { service } from '@/content/schema/page-fields';

/** The content of the variant build. The firm's name and the announcement have the maximum length. */
export const variant = {
  name: 'Fathom & Vale Building Services and Energy Engineers of York',
  shortName: 'Fathom & Vale',
  /** A script that sets a data attribute on the page. */
  analytics: { src: '/snippets/count.js', attributes: { 'data-site': 'www.fathom.example' } },
  announcement: `${'The office is closed for a day of training. '.repeat(2)}We answer plant failures anyway.`,
};

/**
 * A word that is too long for one line on a phone. In a heading, it is also too long for one line on a
 * tablet.
 */
const COMPOUND = 'Gebäudeenergieberatungsbüro';

/**
 * Fields that stay unchanged, because other fields refer to them, or because their values are not sentences.
 */
const unchangedFields = [
  'id',
  'scene',
  'file',
  'dark',
  'value',
  'unit',
  'label',
  'before',
  'after',
  'change',
];

/**
 * Changes the content in a copy of the project: the firm's name, the announcement, the analytics script, an
 * additional entry in each list, and texts of the maximum length.
 * @param copy the folder of the copy
 */
export async function writeVariant(copy: string): Promise<void> {
  const edit = async (file: string, ...changes: readonly (readonly [pattern: RegExp, text: string])[]) => {
    const path = join(copy, 'content', file);
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      changes.reduce((changed, change) => changed.replace(...change), text),
    );
  };
  await edit(
    'site.ts',
    [/(?<=^const name = ).*$/m, `'${variant.name}';`],
    [/(?<=^const shortName = ).*$/m, `'${variant.shortName}';`],
    [/(?<=^export const analytics = ).*$/m, `${JSON.stringify(variant.analytics)} as Analytics;`],
  );
  const script = 'document.documentElement.dataset.counted = document.currentScript.dataset.site;\n';
  await writeFile(join(copy, 'public', variant.analytics.src), script);
  await edit('announcement.ts', [/(?<=keepUnitsTogether\().*(?=\);)/, `'${variant.announcement}'`]);
  await edit('profile.ts', [/(?<=value: ')[\d,]+/g, '8'.repeat(STAT_LENGTH)]);
  // Keep four paragraphs of each post. With texts of the maximum length, a post with all paragraphs would have
  // too many words.
  const shortPosts = posts.map(({ text, sections, ...rest }) => {
    const paragraphs = sections.flatMap((section) => section.text);
    const kept = { title: '', ...sections[0], text: paragraphs.slice(0, 4 - text.length) };
    return { ...rest, text, sections: [kept] };
  });
  for (const [module, list, entries, schema] of [
    ['projects', 'projects', projects, project],
    ['partners', 'partners', partners, partner],
    ['posts', 'posts', shortPosts, post],
    ['home', 'services.list', services.list, service],
  ] as const) {
    const more = [...entries, { ...entries[0], id: `one-more-of-${module}` }];
    const longest = JSON.stringify(more.map((entry) => lengthenTexts(entry, schema)));
    await appendFile(join(copy, `content/${module}.ts`), `Object.assign(${list}, ${longest});\n`);
  }
}

type AnySchema = v.GenericSchema & {
  entries?: v.ObjectEntries;
  item?: AnySchema;
  /** Returns the schema for a value, if there are several (`anyOf`). */
  getter?: (value: unknown) => AnySchema;
};

/**
 * Returns a copy of an entry in which every string with a length limit begins with a long word and has the
 * maximum length. Strings in `unchangedFields` stay the same.
 */
function lengthenTexts(value: unknown, declared: AnySchema | undefined, name = ''): unknown {
  const schema = declared?.getter ? declared.getter(value) : declared;
  if (Array.isArray(value)) return value.map((inner) => lengthenTexts(inner, schema?.item, name));
  if (typeof value === 'object' && value !== null) {
    const lengthened = Object.entries(value).map(([key, each]) => [
      key,
      lengthenTexts(each, schema?.entries?.[key] as AnySchema, key),
    ]);
    return Object.fromEntries(lengthened);
  }
  const { maxLength } = schema ? v.getMetadata(schema) : {};
  if (typeof value !== 'string' || typeof maxLength !== 'number' || unchangedFields.includes(name))
    return value;
  return `${COMPOUND} ${value} and ${value} `.repeat(4).slice(0, maxLength).trim();
}
