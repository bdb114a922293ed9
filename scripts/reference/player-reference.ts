import { readFileSync, writeFileSync } from 'node:fs';
import { type Member, readTypes } from './read-types';

const README = 'player/README.md';
const TYPES = 'player/types.ts';

/** The type that a table lists, its columns, and the cells of a member. */
type Table = [type: string, columns: string[], cells: (member: Member) => (string | undefined)[]];

const code = (text: string | undefined) => text && `\`${text}\``;

const nameAndDescription = ({ name, description }: Member) => [code(name), description];

/** The tables, by the names in their markers. */
const TABLES: Record<string, Table> = {
  props: [
    'PlayerProps',
    ['Prop', 'Type', 'Default', 'Description'],
    ({ name, type, isOptional, defaultValue, description }) => [
      code(name),
      code(type),
      isOptional ? code(defaultValue) : 'required',
      description,
    ],
  ],
  handle: ['PlayerHandle', ['Member', 'Description'], (member) => [code(member.code), member.description]],
  events: [
    'PlayerEventDetail',
    ['Event', 'Detail', 'Description'],
    ({ name, type, description }) => [code(name), code(type), description],
  ],
  shortcuts: [
    'PlayerShortcuts',
    ['Shortcut', 'Keys', 'Description'],
    ({ name, defaultValue, description }) => [code(name), code(defaultValue), description],
  ],
  buttons: ['PlayerButton', ['Button', 'Description'], nameAndDescription],
  errors: ['PlayerErrorCode', ['Code', 'Description'], nameAndDescription],
  'reduced-motion': ['PlayerReducedMotion', ['Value', 'Description'], nameAndDescription],
};

/**
 * Replaces the tables between `<!-- table: NAME -->` and `<!-- end -->`.
 * @param types source of types.ts
 */
export function withTables(markdown: string, types: string, tables = TABLES): string {
  const membersOf = readTypes(types);
  const missing = new Set(Object.keys(tables));
  const result = markdown.replace(
    /(<!-- table: (\S+) -->).*?(<!-- end -->)/gs,
    (_, start: string, name: string, end: string) => {
      if (!tables[name]) throw new Error(`There is no table "${name}"`);
      missing.delete(name);
      const [type, columns, cells] = tables[name];
      const rows = [columns, columns.map(() => '---'), ...membersOf(type).map(cells)];
      const lines = rows.map(
        (row) => `| ${row.map((cell = '') => cell.replaceAll('|', '\\|')).join(' | ')} |`,
      );
      return [start, ...lines, end].join('\n');
    },
  );
  if (missing.size > 0) throw new Error(`Markers are missing for: ${[...missing].join(', ')}`);
  return result;
}

/** Reads player/README.md as it is and as player/types.ts documents it. */
export function playerReference() {
  const current = readFileSync(README, 'utf8');
  return { current, generated: withTables(current, readFileSync(TYPES, 'utf8')) };
}

/** Writes the tables of player/README.md from the TSDoc of player/types.ts. */
export function writePlayerReference(): void {
  writeFileSync(README, playerReference().generated);
}
