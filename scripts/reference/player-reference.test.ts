import { runInNewContext } from 'node:vm';
import { DEFAULT_PROPS } from '@/player/core/settings';
import { DEFAULT_RENDERER_SETTINGS } from '@/player/render/renderer';
import { OPTION_NAMES } from '@/player/runtime/element-members';
import { DEFAULT_BUTTONS, EVERY_BUTTON, isTransport } from '@/player/ui/controls/buttons';
import { DEFAULT_SHORTCUTS } from '@/player/ui/controls/shortcuts';
import { fillMarkers, listsOf, playerReference, playerTypes } from './player-reference';
import { readTypes } from './read-types';

test.each(playerReference())(
  '$path is up to date (if this fails, run "npm run assets -- reference")',
  ({ current, generated }) => {
    expect(current).toBe(generated);
  },
);

const membersOf = readTypes(playerTypes());

/** Evaluates the `@default` values of a type. */
const defaultsOf = (type: string) =>
  Object.fromEntries(
    membersOf(type).flatMap(({ name, defaultValue }) =>
      defaultValue ? [[name, runInNewContext(`(${defaultValue})`)]] : [],
    ),
  );

test('each @default equals the default of the player', () => {
  expect(defaultsOf('Props')).toEqual({
    buttons: DEFAULT_BUTTONS,
    // These defaults are set where the values are used.
    controls: false,
    clickToPlay: true,
    debug: false,
  });
  // An empty default needs no mention.
  const { label, poster, className, ...mentioned } = DEFAULT_PROPS;
  expect([label, poster, className]).toEqual(['', '', '']);
  expect(defaultsOf('Options')).toEqual({
    ...mentioned,
    // These defaults are set where the values are used.
    width: 16,
    height: 9,
    fit: 'contain',
    align: [0.5, 0.5],
    openUrls: [],
    rendererSettings: DEFAULT_RENDERER_SETTINGS,
  });
  expect(defaultsOf('PlayerShortcuts')).toEqual(DEFAULT_SHORTCUTS);
});

test('each option of the player, except its id, class and callbacks, is an option of the element', () => {
  const options = membersOf('Options')
    .map(({ name }) => name)
    .filter((name) => !/^(on[A-Z].*|id|className)$/.test(name));
  expect([...OPTION_NAMES].sort()).toEqual(options.sort());
});

test('the TSDoc of `buttons` lists the buttons that come before the slider', () => {
  const { description } = membersOf('Props').find(({ name }) => name === 'buttons') ?? {};
  const names = [...(description ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(names).toEqual(EVERY_BUTTON.filter(isTransport));
});

test.each(['Options', 'Props', 'PlayerHandle', 'PlayerEventDetail'])(
  'each member of %s has TSDoc that ends with a period',
  (type) => {
    const undocumented = membersOf(type).filter(({ description }) => !/^\S.*\.$/.test(description));
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  },
);

const SOURCE = `
type Callbacks = { onLoad: () => void };
export type Mode =
  /** The first. */
  | 'a'
  | 'b';
type Size = readonly [width: number, height: number];
export type Props = Callbacks & {
  /** How it works. @default 'a' */
  mode?: Mode;
  size: Size;
  callbacks: Callbacks;
  /**
   * Moves
   * to a frame.
   * @param to the frame.
   * @returns whether it exists.
   * @throws an error.
   */
  seek(to: number): boolean;
};`;

test('readTypes reads names, types, comments and defaults', () => {
  const [mode, size, callbacks, seek, ...others] = readTypes(SOURCE)('Props');
  expect(mode).toEqual({
    name: 'mode',
    code: 'mode?: Mode',
    type: "'a' | 'b'",
    isOptional: true,
    description: 'How it works.',
    defaultValue: "'a'",
  });
  expect(size).toMatchObject({ type: '[width: number, height: number]', isOptional: false, description: '' });
  expect(callbacks).toMatchObject({ type: 'Callbacks' });
  expect(seek).toMatchObject({
    code: 'seek(to: number): boolean',
    description: 'Moves to a frame. `to`: the frame. Returns whether it exists. Throws an error.',
  });
  expect(others).toEqual([]);
  expect(readTypes(SOURCE)('Mode')).toMatchObject([
    { name: 'a', description: 'The first.' },
    { name: 'b', description: '' },
  ]);
});

test('readTypes throws if a type is neither an object type nor a union of strings', () => {
  expect(() => readTypes(SOURCE)('Size')).toThrow('Size is not an object type or a union of strings');
});

test('listsOf writes lines of at most 120 characters, without splitting code', () => {
  const long = `${'Text '.repeat(20)}with \`code that is not split\`.`;
  const source = SOURCE.replace('How it works.', long).replace(/ {2}size[\s\S]*(?=\};)/, '  of: Size;\n');
  expect(listsOf(source, { modes: ['Props', 'name', 'type', 'defaultValue'] }).modes).toBe(
    `- \`mode\`: \`'a' | 'b'\`, default \`'a'\`. ${'Text '.repeat(15)}Text\n  Text Text Text Text with \`code that is not split\`.\n- \`of\`: \`[width: number, height: number]\`, required`,
  );
});

describe('fillMarkers', () => {
  test('replaces the text between markers', () => {
    const markdown = 'Before\n<!-- generated: modes -->\nold\n<!-- end -->\nafter';
    expect(fillMarkers(markdown, { modes: 'new' })).toBe(markdown.replace('old', 'new'));
  });

  test('throws if a text has no markers or markers have no text', () => {
    expect(() => fillMarkers('', { modes: '' })).toThrow('Markers are missing for: modes');
    expect(() => fillMarkers('<!-- generated: other --><!-- end -->', {})).toThrow(
      'There is no generated text "other"',
    );
  });
});
