import { readFileSync, writeFileSync } from 'node:fs';
import { TRANSITIONS } from '@/player/core/transitions';
import { type Member, readTypes } from './read-types';

/** The documented type, the columns of the table, and the cells of a member. A list has no columns. */
type Table = [type: string, columns: string[] | 'list', cells: (member: Member) => (string | undefined)[]];

const code = (text: string | undefined) => text && `\`${text}\``;

const nameAndDescription = ({ name, description }: Member) => [code(name), description];

/** The tables and lists, by the names in their markers. */
const TABLES: Record<string, Table> = {
  props: [
    'PlayerProps',
    'list',
    ({ name, type, isOptional, defaultValue, description }) => [
      code(name),
      `${code(type)}${isOptional ? '' : ', required'}${defaultValue ? `, default ${code(defaultValue)}` : ''}`,
      description,
    ],
  ],
  handle: ['PlayerHandle', 'list', (member) => [code(member.code), member.description]],
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

type Rows = readonly (readonly (string | undefined)[])[];

/** The table of states in docs/player.md. */
const TRANSITION_ROWS: Rows = [
  ['Trigger', 'From', 'To', 'Position', 'Events'],
  ...Object.entries(TRANSITIONS).flatMap(([trigger, transitions]) =>
    transitions.map(({ from, to, position, events }) => [
      code(trigger),
      from.join(', '),
      to,
      position,
      events.join(', '),
    ]),
  ),
];

/**
 * Replaces the tables and lists between `<!-- table: NAME -->` or `<!-- list: NAME -->` and `<!-- end -->`.
 * @param types source of types.ts
 */
export function withTables(markdown: string, types: string, tables = TABLES): string {
  const membersOf = readTypes(types);
  const lines = Object.entries(tables).map(([name, [type, columns, cells]]): [string, string[]] => {
    const rows = membersOf(type).map(cells);
    return [name, columns === 'list' ? rows.flatMap(itemOf) : linesOf([columns, ...rows])];
  });
  return replaceTables(markdown, Object.fromEntries(lines));
}

/** @param tables lines by the names in their markers */
function replaceTables(markdown: string, tables: Record<string, string[]>): string {
  const missing = new Set(Object.keys(tables));
  const result = markdown.replace(
    /(<!-- (?:table|list): (\S+) -->).*?(<!-- end -->)/gs,
    (_, start: string, name: string, end: string) => {
      if (!tables[name]) throw new Error(`There is no table "${name}"`);
      missing.delete(name);
      return [start, ...tables[name], end].join('\n');
    },
  );
  if (missing.size > 0) throw new Error(`Markers are missing for: ${[...missing].join(', ')}`);
  return result;
}

/** Formats a list item, with lines of at most 120 characters and no line break inside code. */
function itemOf([name, ...others]: Rows[number]): string[] {
  const words = `- ${name}: ${others.join('. ')}`.match(/(?:`[^`]*`|\S)+/g) ?? [];
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= 120) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(line === undefined ? word : `  ${word}`);
  }
  return lines;
}

/** Formats a table with columns of equal width, as Biome does. */
function linesOf(rows: Rows): string[] {
  const escaped = rows.map((row) => row.map((cell = '') => cell.replaceAll('|', '\\|')));
  const [header = [], ...body] = escaped;
  const widths = header.map((_, column) => Math.max(3, ...escaped.map((row) => row[column]?.length ?? 0)));
  const delimiters = widths.map((width) => '-'.repeat(width));
  return [header, delimiters, ...body].map(
    (row) => `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`,
  );
}

/** Reads the documents with generated tables as they are, and as the sources define them. */
export function playerReference() {
  const types = readFileSync('player/types.ts', 'utf8');
  const writers = {
    'player/README.md': (markdown: string) => withTables(markdown, types),
    'docs/player.md': (markdown: string) =>
      replaceTables(markdown, { transitions: linesOf(TRANSITION_ROWS) }),
  };
  return Object.entries(writers).map(([path, write]) => {
    const current = readFileSync(path, 'utf8');
    return { path, current, generated: write(current) };
  });
}

/** Writes the tables of player/README.md and docs/player.md. */
export function writePlayerReference(): void {
  for (const { path, generated } of playerReference()) writeFileSync(path, generated);
}
