import { readFileSync } from 'node:fs';
import { TRANSITIONS } from '@/player/core/transitions';
import { markdownTable } from '../markdown-table';
import { type Member, readTypes } from './read-types';

/** The type that a table lists, and the property of its members in each column. */
type Table = [type: string, columns: Readonly<Record<string, 'name' | 'code' | 'type' | 'defaultValue'>>];

/** The tables, by the names in their markers. The last column is the description. */
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

/** Replaces the tables between `<!-- table: NAME -->` and `<!-- end -->` by those of the types' source. */
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
    /(<!-- table: (\S+) -->).*?(<!-- end -->)/gs,
    (_, start: string, name: string, end: string) => {
      if (!tables[name]) throw new Error(`There is no table "${name}"`);
      missing.delete(name);
      return [start, markdownTable(tables[name]), end].join('\n');
    },
  );
  if (missing.size > 0) throw new Error(`Markers are missing for: ${[...missing].join(', ')}`);
  return result;
}

/** Reads the documents with generated tables as they are, and as the sources define them. */
export function playerReference() {
  const types = readFileSync('player/types.ts', 'utf8');
  const writers = {
    'player/README.md': (markdown: string) => withTables(markdown, types),
    'docs/player.md': (markdown: string) => replaceTables(markdown, { transitions: TRANSITION_ROWS }),
  };
  return Object.entries(writers).map(([path, write]) => {
    const current = readFileSync(path, 'utf8');
    return { path, current, generated: write(current) };
  });
}
