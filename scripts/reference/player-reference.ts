import { readFileSync } from 'node:fs';
import { cases } from '@/e2e/player/harness/cases';
import { RENDERERS } from '@/e2e/player/renderers';
import { TRANSITIONS } from '@/player/core/transitions';
import { markdownTable } from '../markdown-table';
import { type Member, readTypes } from './read-types';

/**
 * The type whose members are listed, and the columns by heading. Each column shows one property of the
 * members. Their descriptions are added as the last column.
 */
type Table = [type: string, columns: Readonly<Record<string, 'name' | 'code' | 'type' | 'defaultValue'>>];

/** The tables and lists, keyed by the names in their markers. */
const TABLES: Readonly<Record<string, Table>> = {
  props: ['PlayerProps', { Prop: 'name', Type: 'type', Default: 'defaultValue' }],
  handle: ['PlayerHandle', { Member: 'code' }],
  events: ['PlayerEventDetail', { Event: 'name', Detail: 'type' }],
  shortcuts: ['PlayerShortcuts', { Shortcut: 'name', Keys: 'defaultValue' }],
  buttons: ['PlayerButton', { Button: 'name' }],
  errors: ['PlayerErrorCode', { Code: 'name' }],
  'reduced-motion': ['PlayerReducedMotion', { Value: 'name' }],
};

type Rows = readonly (readonly (string | undefined)[])[];

const code = (text: string | undefined) => text && `\`${text}\``;

/** The rows of the table of transitions in docs/player.md. */
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
 * The rows of the table in player/SUPPORT.md. Each cell names the renderer that draws a case if the column's
 * renderer is requested. `yes` means that the requested renderer draws it.
 */
const SUPPORT_ROWS: Rows = [
  ['Feature of the file', ...RENDERERS, 'Test case'],
  ...cases.map(({ file, note, probes, drawnBy }) => [
    note.replace(/ \(.*\)$/, ''),
    ...RENDERERS.map((renderer) => drawnBy?.[renderer] ?? 'yes'),
    probes.length > 0 ? code(file) : `${code(file)} (only that it is drawn)`,
  ]),
];

/**
 * Replaces the text between `<!-- table: NAME -->` and `<!-- end -->` with a table, and the text between
 * `<!-- list: NAME -->` and `<!-- end -->` with a list of the same cells.
 * @param types the source text of types.ts
 */
export function withTables(markdown: string, types: string, tables = TABLES): string {
  const membersOf = readTypes(types);
  const rowsOf = ([type, columns]: Table): Rows => [
    [...Object.keys(columns), 'Description'],
    ...membersOf(type).map((member) => [
      ...Object.values(columns).map((property) => cell(member, property)),
      member.description,
    ]),
  ];
  const rows = Object.entries(tables).map(([name, table]) => [name, rowsOf(table)]);
  return replaceTables(markdown, Object.fromEntries(rows));
}

const cell = (member: Member, property: Table[1][string]) =>
  property === 'defaultValue' && !member.isOptional ? 'required' : code(member[property]);

function replaceTables(markdown: string, tables: Readonly<Record<string, Rows>>): string {
  const missing = new Set(Object.keys(tables));
  const result = markdown.replace(
    /(<!-- (table|list): (\S+) -->).*?(<!-- end -->)/gs,
    (_, start: string, form: string, name: string, end: string) => {
      const rows = tables[name];
      if (!rows) throw new Error(`There is no table "${name}"`);
      missing.delete(name);
      return [start, form === 'list' ? markdownList(rows) : markdownTable(rows), end].join('\n');
    },
  );
  if (missing.size > 0) throw new Error(`Markers are missing for: ${[...missing].join(', ')}`);
  return result;
}

/** Formats rows as a Markdown list, with lines of at most 120 characters and no line break inside code. */
function markdownList([header = [], ...rows]: Rows): string {
  const items = rows.map(([name, ...cells]) => {
    const facts = cells.flatMap((fact, column) => {
      if (!fact) return [];
      return header[column + 1] === 'Default' && fact !== 'required' ? `default ${fact}` : fact;
    });
    const description = facts.pop();
    return `- ${name}: ${[facts.join(', '), description].filter(Boolean).join('. ')}`;
  });
  return items.map(wrap).join('\n');
}

function wrap(item: string): string {
  const lines: string[] = [];
  for (const word of item.match(/(?:`[^`]*`|\S)+/g) ?? []) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= 120) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(line === undefined ? word : `  ${word}`);
  }
  return lines.join('\n');
}

/**
 * Returns the current text of each document that contains generated tables, and its text
 * with newly generated tables.
 */
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
