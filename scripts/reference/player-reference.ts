import { readFileSync } from 'node:fs';
import { ANY, TRANSITIONS } from '@/player/core/transitions';
import { UNDRAWN_FEATURES, UNSUPPORTED_FEATURES } from '@/player/render/features';
import { markdownTable } from '../shared/markdown-table';
import { type Member, readTypes } from './read-types';

/** A type whose members are listed, and what each item shows before the description. */
type List = [type: string, ...facts: ('name' | 'code' | 'type' | 'defaultValue')[]];

/** The lists in player/README.md, keyed by the names in their markers. */
const LISTS: Readonly<Record<string, List>> = {
  options: ['Options', 'name', 'type', 'defaultValue'],
  props: ['Props', 'name', 'type', 'defaultValue'],
  handle: ['PlayerHandle', 'code'],
  events: ['PlayerEventDetail', 'name', 'type'],
  shortcuts: ['PlayerShortcuts', 'name', 'defaultValue'],
  buttons: ['PlayerButton', 'name'],
  errors: ['PlayerErrorCode', 'name'],
  'reduced-motion': ['PlayerReducedMotion', 'name'],
};

const code = (text: string) => `\`${text}\``;

/** Returns the table of transitions in docs/player.md. */
function transitionTable(): string {
  const rows = Object.entries(TRANSITIONS).flatMap(([trigger, transitions]) =>
    transitions.map(({ from, to, position, events }) => [
      code(trigger),
      from === ANY ? 'any' : from.join(', '),
      to,
      position,
      events.join(', '),
    ]),
  );
  return markdownTable([['Trigger', 'From', 'To', 'Position', 'Events'], ...rows]);
}

const RENDERERS = ['svg', 'canvas', 'html'] as const;

/** Returns the table of features that some renderers don't support, and the list of those that none supports. */
function unsupportedFeatures(): Record<string, string> {
  const rows = Object.entries(UNSUPPORTED_FEATURES).map(([name, { renderers }]) => [
    name,
    ...RENDERERS.map((renderer) => (renderers.includes(renderer) ? 'no' : 'yes')),
  ]);
  return {
    renderers: markdownTable([['Feature of the file', ...RENDERERS], ...rows]),
    undrawn: Object.keys(UNDRAWN_FEATURES)
      .map((name) => wrap(`- ${name}`))
      .join('\n'),
  };
}

/** Returns Markdown lists of the members of types. */
export function listsOf(types: string, lists = LISTS): Record<string, string> {
  const membersOf = readTypes(types);
  const listOf = ([type, name = 'name', ...facts]: List) =>
    membersOf(type).map((member) => {
      const known = facts.map((fact) => textOf(member, fact)).filter(Boolean);
      return wrap(
        `- ${code(member[name] ?? '')}: ${[known.join(', '), member.description].filter(Boolean).join('. ')}`,
      );
    });
  return Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, listOf(list).join('\n')]));
}

function textOf(member: Member, fact: List[1]): string | undefined {
  if (fact !== 'defaultValue') return member[fact] && code(member[fact]);
  if (!member.isOptional) return 'required';
  return member.defaultValue && `default ${code(member.defaultValue)}`;
}

/** Wraps a list item into lines of at most 120 characters, without line breaks inside code. */
function wrap(item: string): string {
  const lines: string[] = [];
  for (const word of item.match(/(?:`[^`]*`|\S)+/g) ?? []) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= 120) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(line === undefined ? word : `  ${word}`);
  }
  return lines.join('\n');
}

/** Replaces each text between `<!-- generated: NAME -->` and `<!-- end -->` with the given text of this name. */
export function fillMarkers(markdown: string, texts: Readonly<Record<string, string>>): string {
  const missing = new Set(Object.keys(texts));
  const result = markdown.replace(
    /(<!-- generated: (\S+) -->).*?(<!-- end -->)/gs,
    (_, start: string, name: string, end: string) => {
      const text = texts[name];
      if (text === undefined) throw new Error(`There is no generated text "${name}"`);
      missing.delete(name);
      return [start, text, end].join('\n');
    },
  );
  if (missing.size > 0) throw new Error(`Markers are missing for: ${[...missing].join(', ')}`);
  return result;
}

/** Returns the source text of the player's public types. */
export const playerTypes = () =>
  ['player/types.ts', 'player/ui/player-props.ts'].map((file) => readFileSync(file, 'utf8')).join('\n');

/** Returns the current text of each document with generated parts, and its text with newly generated parts. */
export function playerReference() {
  const texts = {
    'player/README.md': listsOf(playerTypes()),
    'player/SUPPORT.md': unsupportedFeatures(),
    'docs/player.md': { transitions: transitionTable() },
  };
  return Object.entries(texts).map(([path, generated]) => {
    const current = readFileSync(path, 'utf8');
    return { path, current, generated: fillMarkers(current, generated) };
  });
}
