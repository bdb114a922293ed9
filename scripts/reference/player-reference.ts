import { readFileSync, writeFileSync } from 'node:fs';
import { cases } from '@/e2e/player/harness/cases';
import { RENDERERS } from '@/e2e/player/renderers';
import { TRANSITIONS } from '@/player/core/transitions';
import { type Member, readTypes } from './read-types';

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

/** The table of player/SUPPORT.md: the renderer that draws each case if a renderer is requested. */
const SUPPORT_ROWS: Rows = [
  ['What the file has', ...RENDERERS, 'Shown by'],
  ...cases.map(({ file, note, probes, drawnBy }) => [
    note.replace(/ \(.*\)$/, ''),
    ...RENDERERS.map((renderer) => drawnBy?.[renderer] ?? 'yes'),
    probes.length > 0 ? code(file) : `${code(file)} (only that it is drawn)`,
  ]),
];

/**
 * Replaces the tables between `<!-- table: NAME -->` and `<!-- end -->`.
 * @param types source of types.ts
 */
export function withTables(markdown: string, types: string, tables = TABLES): string {
  const membersOf = readTypes(types);
  const rows = Object.entries(tables).map(([name, [type, columns, cells]]): [string, Rows] => [
    name,
    [columns, ...membersOf(type).map(cells)],
  ]);
  return replaceTables(markdown, Object.fromEntries(rows));
}

/** @param tables rows by the names in their markers; the first row is the header */
function replaceTables(markdown: string, tables: Record<string, Rows>): string {
  const missing = new Set(Object.keys(tables));
  const result = markdown.replace(
    /(<!-- table: (\S+) -->).*?(<!-- end -->)/gs,
    (_, start: string, name: string, end: string) => {
      if (!tables[name]) throw new Error(`There is no table "${name}"`);
      missing.delete(name);
      return [start, ...linesOf(tables[name]), end].join('\n');
    },
  );
  if (missing.size > 0) throw new Error(`Markers are missing for: ${[...missing].join(', ')}`);
  return result;
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
    'player/SUPPORT.md': (markdown: string) => replaceTables(markdown, { cases: SUPPORT_ROWS }),
    'docs/player.md': (markdown: string) => replaceTables(markdown, { transitions: TRANSITION_ROWS }),
  };
  return Object.entries(writers).map(([path, write]) => {
    const current = readFileSync(path, 'utf8');
    return { path, current, generated: write(current) };
  });
}

/** Writes the tables of player/README.md, player/SUPPORT.md and docs/player.md. */
export function writePlayerReference(): void {
  for (const { path, generated } of playerReference()) writeFileSync(path, generated);
}
