import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { services } from '@/content/home';
import { partners } from '@/content/partners';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { STAT_LENGTH } from '@/content/schema/field-types';
import { partner, post, project, service } from '@/content/schema/modules';

/** The firm's names in the changed content. */
export const changedNames = {
  name: 'Fathom & Vale Building Services and Energy Engineers',
  shortName: 'Fathom & Vale',
};

/** A script that counts visits: it leaves a mark on the page. */
export const countedBy = { src: '/snippets/count.js', attributes: { 'data-site': 'www.fathom.example' } };

/** A square as the firm's mark, in the view boxes of the mark (44 by 40) and the icon (44 by 44). */
const changedLogo = { body: 'M8 6h28v28H8z', lights: 'M14 12h16v16H14z', icon: 'M14 14h16v16H14z' };

/** Fields that stay: others refer to them, or they are no sentences. */
const unchangedFields = new Set(['id', 'scene', 'file', 'value', 'unit', 'label', 'change']);

/**
 * Changes the content in a copy of the project as a marketer might: another name and mark for the firm, one more entry in each
 * list, and every text and figure of those as long as its field allows.
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
      .replace(/^const shortName = .*$/m, `const shortName = ${JSON.stringify(changedNames.shortName)};`),
  );
  await edit('site.ts', (text) =>
    text.replace(
      /^export const analytics = .*$/m,
      `export const analytics: Analytics = ${JSON.stringify(countedBy)};`,
    ),
  );
  await writeFile(
    join(copy, 'public', countedBy.src),
    'document.documentElement.dataset.counted = document.currentScript.dataset.site;\n',
  );
  await edit('logo.ts', () => `export const firmLogo = ${JSON.stringify(changedLogo)};\n`);
  await edit('projects.ts', (text) => replaceList(text, 'projects', projects, project));
  await edit('partners.ts', (text) => replaceList(text, 'partners', partners, partner));
  await edit('posts.ts', (text) => replaceList(text, 'posts', posts, post));
  await edit('profile.ts', (text) => text.replaceAll(/(?<=value: ')[\d,]+/g, '8'.repeat(STAT_LENGTH)));
  await edit('home.ts', (text) => replaceList(text, 'services', services.list, service));
}

/** Replaces a list in a module's text: its entries with texts at their longest, and one more of them. */
function replaceList(
  text: string,
  name: string,
  entries: readonly { id: string }[],
  schema: v.GenericSchema,
): string {
  const more = [...entries, { ...entries[0], id: `one-more-of-${name}` }];
  const list = JSON.stringify(
    more.map((entry) => lengthenTexts(entry, schema)),
    null,
    2,
  );
  const start = text.indexOf(`export const ${name}`);
  const changed = text
    .slice(start)
    .replace(
      /( = |keepUnitsTogether\(|\n {2}list: )\[\n[\s\S]*?\n(?: {2})?\](\)?;|,\n\}\);)/,
      (_, before, after) => `${before}${list}${after}`,
    );
  if (changed === text.slice(start)) throw new Error(`content has no list in ${name}`);
  return text.slice(0, start) + changed;
}

type AnySchema = v.GenericSchema & {
  entries?: v.ObjectEntries;
  item?: AnySchema;
  getter?: (input: unknown) => AnySchema;
};

/** Copies an entry with each text as long as its field allows. */
function lengthenTexts(value: unknown, schema: AnySchema | undefined, name = ''): unknown {
  const { entries, item } = schema?.getter?.(value) ?? schema ?? {};
  if (Array.isArray(value)) return value.map((inner) => lengthenTexts(inner, item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        lengthenTexts(inner, entries?.[key] as AnySchema, key),
      ]),
    );
  const { maxLength } = schema ? v.getMetadata(schema) : {};
  if (typeof value !== 'string' || typeof maxLength !== 'number' || unchangedFields.has(name)) return value;
  return `${value} and ${value} `.repeat(4).slice(0, maxLength).trim();
}
