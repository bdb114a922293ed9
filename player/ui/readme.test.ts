/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PROPS } from '../core/settings';
import { DEFAULT_BUTTONS, EVERY_BUTTON, isTransport } from './controls/buttons';
import { DEFAULT_SHORTCUTS } from './controls/keyboard';

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');

type TypedProp = { isOptional: boolean; type: string };

/** The props of `PlayerProps` and their types, aliases of the same file put in. */
function typedProps(source: string): Map<string, TypedProp> {
  const aliases = new Map(
    [...source.matchAll(/^export type (\w+) =([^;{]+);/gm)].map(([, name, type]) => [
      name as string,
      type as string,
    ]),
  );
  const resolve = (type: string): string =>
    type.replace(/\b[A-Z]\w+/g, (name) => (aliases.has(name) ? resolve(aliases.get(name) ?? '') : name));
  const block =
    /export type PlayerProps = PlayerEventCallbacks & \{\n([\s\S]*?)\n\};/.exec(source)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/^ {2}(\w+)(\??):([^;]+);$/gm)].map(([, name, optional, type]) => [
      name as string,
      { isOptional: optional === '?', type: resolve(type as string) },
    ]),
  );
}

type DescribedProp = { type: string; initial: string; row: string };

/** The rows of the table of props; a row may describe two. */
function describedProps(readme: string): Map<string, DescribedProp> {
  const section = /## Props\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| (`.*)$/gm)].map(([row]) => row);
  return new Map(
    rows.flatMap((row) => {
      const [names = '', type = '', initial = ''] = row
        .split(/(?<!\\) \| /)
        .map((cell) => cell.replace(/^\| /, '').trim());
      const each = initial.split(', ');
      return [...names.matchAll(/`(\w+)`/g)].map(([, name], index, all): [string, DescribedProp] => [
        name as string,
        { type, initial: all.length > 1 ? (each[index] ?? '') : initial, row },
      ]);
    }),
  );
}

const source = read('types.ts');
const typed = typedProps(source);
const readme = read('README.md');
const described = describedProps(readme);
const events = [
  ...(/export type PlayerEventDetail = \{\n([\s\S]*?)\n\};/.exec(source)?.[1] ?? '').matchAll(
    /^ {2}(\w+):/gm,
  ),
].map(([, event]) => event as string);
const isEventCallback = (name: string) =>
  events.some((event) => name.toLowerCase() === `on${event.toLowerCase()}`);

/** A type without what is inside its tuples, objects and functions. */
const outside = (type: string) =>
  type.includes('=>') ? 'function' : type.replace(/\[[^\]]*\]|\{[^}]*\}|\w+<.*>/gs, '');

test('the table has a row for every prop, and no other', () => {
  expect(typed.size).toBeGreaterThan(30);
  expect([...described.keys()].filter((name) => !isEventCallback(name)).sort()).toEqual(
    [...typed.keys()].sort(),
  );
});

test.each([...typed])('%s is required as the type says', (name, { isOptional }) => {
  expect(described.get(name)?.initial === 'required').toBe(!isOptional);
});

test.each([...typed])('%s has the kinds and the values of its type', (name, { type }) => {
  const { type: written = '', row = '' } = described.get(name) ?? {};
  const kinds = (text: string) =>
    ['boolean', 'number'].filter((kind) => new RegExp(`\\b${kind}\\b`).test(text));
  if (name !== 'ref') expect(kinds(written)).toEqual(kinds(outside(type)));
  expect(written.includes('=>')).toBe(type.includes('=>'));
  const values = [...outside(type).matchAll(/'([^']+)'|(-?\b\d+\b|\bfalse\b|\btrue\b)/g)].map(
    ([, text, other]) => text ?? other,
  );
  const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, value]) => value);
  expect(quoted(row)).toEqual(expect.arrayContaining(values));
  // What the column of types has in code is a value of the type, or its shape.
  for (const value of quoted(written).filter(
    (value) => /^[\w-]+$/.test(value ?? '') && !/^[A-Z]/.test(value ?? ''),
  ))
    expect(values).toContain(value);
});

test.each(Object.entries(DEFAULT_PROPS))('%s has the default that the table gives', (name, value) => {
  const { initial } = described.get(name) ?? {};
  if (typeof value === 'object') expect(initial).toBe('below');
  else expect(initial).toBe(`\`${value}\``);
});

test('the buttons that the bar lacks by default, and those before the slider, are named', () => {
  const listOf = (buttons: readonly string[]) =>
    new Intl.ListFormat('en-GB').format(buttons.map((button) => `\`${button}\``));
  const others = EVERY_BUTTON.filter((button) => !DEFAULT_BUTTONS.includes(button));
  expect(readme).toContain(`the bar has all but ${listOf(others)}.`);
  expect(readme).toContain(`after those of ${listOf(EVERY_BUTTON.filter(isTransport))} that lead`);
});

/** The cells of the rows below a table's heads. */
function tableRows(...heads: string[]): string[][] {
  const [, after = ''] = readme.split(new RegExp(`^\\| ${heads.join(' +\\| ')} +\\|\\n.*\\n`, 'm'));
  const rows = after.split('\n\n')[0]?.split('\n') ?? [];
  return rows.map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
}

/** What a cell has in code. */
const codeIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);

test('the table of events has a row for each', () => {
  const named = tableRows('Event', 'When', 'Detail').flatMap(([names]) => codeIn(names));
  expect(named.sort()).toEqual([...events].sort());
});

test('the table of shortcuts has the keys of each', () => {
  const described = tableRows('Shortcut', 'Keys', 'What it does').flatMap(([names, keys]) => {
    const all = codeIn(keys).map((key) => (key === "' '" ? ' ' : key));
    const shortcuts = codeIn(names);
    return shortcuts.map((name, index) => [name, shortcuts.length > 1 ? all.slice(index, index + 1) : all]);
  });
  expect(Object.fromEntries(described)).toEqual(DEFAULT_SHORTCUTS);
});

test('the table of classes has that of each button, and none that no part has', () => {
  const files = ['component', 'controls'].flatMap((room) =>
    readdirSync(join(__dirname, '..', room)).map((file) => `${room}/${file}`),
  );
  const markup = files
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map(read)
    .join('\n');
  const ofButtons = [...markup.matchAll(/\bpart="(\w+)"/g)].map(([, part]) => `player-${part}-button`);
  const ofParts = [...markup.matchAll(/className=.*/g)].flatMap(
    ([line]) => line.match(/\bplayer[\w-]*/g) ?? [],
  );
  const told = tableRows('Class', 'Part')
    .flatMap((cells) => cells.flatMap(codeIn))
    .filter((name) => name.startsWith('player'));
  expect(told).toEqual(expect.arrayContaining(ofButtons));
  expect([...ofParts, ...ofButtons]).toEqual(expect.arrayContaining(told));
});

test.each(['player/README.md', 'docs/player.md'])('%s names no file that is not there', (file) => {
  const folder = join(__dirname, '../..');
  const files = ['player', 'e2e', 'content', 'public', 'docs'].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true }).map((path) => `/${name}/${path}`),
  );
  const named = codeIn(readFileSync(join(folder, file), 'utf8')).filter((code) =>
    /^[\w./-]+\.(tsx?|css|json|md)$/.test(code),
  );
  expect(named.filter((name) => !files.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});
