import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { services } from '@/content/home';
import { partners } from '@/content/partners';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { longest } from '../content/text-limits';

/** What the firm is called in the changed content. */
export const otherName = { name: 'Fathom & Vale Consulting', shortName: 'Fathom & Vale' };

/** Another mark: a plain square, on its sheet of 44 by 40 and on the icon's of 44 by 44. */
const otherMark = { body: 'M8 6h28v28H8z', lights: 'M14 12h16v16H14z', icon: 'M14 14h16v16H14z' };

/** Texts that others lean on, or that are no sentences. */
const fixed = new Set(['id', 'scene', 'file', 'value', 'unit', 'label', 'change']);

/**
 * Changes a copy of the project as a marketer might: another name and mark for the firm, one more of each thing there are
 * several of, and every text and figure of theirs as long as its place allows.
 */
export async function changeContent(copy: string): Promise<void> {
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(copy, 'content', file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  await edit('site.ts', (text) =>
    text
      .replace(/^const name = .*$/m, `const name = ${JSON.stringify(otherName.name)};`)
      .replace(/^const shortName = .*$/m, `const shortName = ${JSON.stringify(otherName.shortName)};`),
  );
  await edit('mark.ts', () => `export const firmMark = ${JSON.stringify(otherMark)};\n`);
  await edit('projects.ts', (text) => withList(text, 'projects', projects));
  await edit('partners.ts', (text) => withList(text, 'partners', partners));
  await edit('posts.ts', (text) => withList(text, 'posts', posts));
  await edit('profile.ts', (text) => text.replaceAll(/(?<=value: ')[\d,]+/g, '8'.repeat(longest.value ?? 0)));
  await edit('home.ts', (text) => withList(text, 'services', services.list));
}

/** The module's text with the list of one export replaced: its entries at their longest, and one more. */
function withList(text: string, name: string, entries: readonly { id: string }[]): string {
  const more = [...entries, { ...entries[0], id: `one-more-of-${name}` }];
  const list = JSON.stringify(
    more.map((entry) => stretched(entry)),
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

/** An entry with each text at the most characters that its field may have. */
function stretched(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => stretched(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stretched(inner, key)]));
  const most = longest[name];
  if (typeof value !== 'string' || !most || fixed.has(name)) return value;
  return `${value} and ${value} `.repeat(4).slice(0, most).trim();
}
