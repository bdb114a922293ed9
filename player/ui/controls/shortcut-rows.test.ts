import { english } from '../labels/english';
import { DEFAULT_SHORTCUTS, type KeyPress, shortcutCommand, shortcutsOf } from './keyboard';
import { ariaKeys, keyName, shortcutRows } from './shortcut-rows';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shift: false,
  modified: false,
  rtl: false,
  ...more,
});

const actions = (rows: ReturnType<typeof shortcutRows>) =>
  rows.map(({ action, keys }) => `${action}: ${keys.join(' ')}`);

test('the list names every key', () => {
  expect(actions(shortcutRows(shortcutsOf(undefined), english))).toEqual([
    'Play or pause: Space K',
    'Stop: S',
    'One frame back or forward: ← →',
    'Ten frames back or forward: Shift + ← Shift + →',
    'First or last frame: Home End',
    'Repeat on or off: L',
    'Full screen on or off: F',
    'This list: ?',
  ]);
});

test.each(Object.entries(DEFAULT_SHORTCUTS))('the keys of %s are in it', (_, keys) => {
  const listed = shortcutRows(DEFAULT_SHORTCUTS, english).flatMap((row) => row.keys);
  expect(listed).toEqual(expect.arrayContaining(keys.map((key) => keyName(key, english))));
});

test('from right to left the arrow back is the right one', () => {
  const rows = shortcutRows(shortcutsOf(undefined, true), english);
  expect(rows.find(({ action }) => action === english.oneFrame)?.keys).toEqual(['→', '←']);
});

test('from right to left another thing’s arrow is the one that the host gave it', () => {
  const rows = shortcutRows(shortcutsOf({ stop: ['ArrowLeft'] }, true), english);
  expect(actions(rows).slice(1, 4)).toEqual([
    'Stop: ←',
    'One frame back or forward: →',
    'Ten frames back or forward: Shift + →',
  ]);
});

test('what has no key has no row, and a sign has no Shift', () => {
  const shortcuts = shortcutsOf({ play: ['p'], stop: [], back: [','], forward: ['x'], help: [] });
  expect(actions(shortcutRows(shortcuts, english))).toEqual([
    'Play or pause: P',
    'One frame back or forward: , X',
    'Ten frames back or forward: Shift + X',
    'First or last frame: Home End',
    'Repeat on or off: L',
    'Full screen on or off: F',
  ]);
  expect(shortcutRows(shortcutsOf(false), english)).toEqual([]);
});

test('a key that is given one thing does nothing else', () => {
  const shortcuts = shortcutsOf({ repeat: ['s'] });
  expect(shortcuts.stop).toEqual([]);
  expect(shortcutCommand(press('s'), 'other', shortcuts)).toEqual({ type: 'toggle loop' });
  expect(shortcutCommand(press('l'), 'other', shortcuts)).toBeNull();
});

test('a key of the host goes by ten frames with Shift, and in every direction of writing the same way', () => {
  const shortcuts = shortcutsOf({ forward: ['d'] }, true);
  expect(shortcutCommand(press('D', { shift: true, rtl: true }), 'range', shortcuts)).toEqual({
    type: 'step',
    frames: 10,
  });
});

test('a button keeps Enter, a slider its arrows, whatever the host says', () => {
  const shortcuts = shortcutsOf({ play: ['Enter'], stop: ['ArrowUp'] });
  expect(shortcutCommand(press('Enter'), 'button', shortcuts)).toBeNull();
  expect(shortcutCommand(press('Enter'), 'other', shortcuts)).toEqual({ type: 'toggle play' });
  expect(shortcutCommand(press('ArrowUp'), 'range', shortcuts)).toBeNull();
});

test('the bar’s own commands come by their names', () => {
  expect(shortcutCommand(press('f'), 'other')).toBe('fullscreen');
});

test.each([
  [[' ', 'k'], 'Space k'],
  [['?'], '?'],
  [[], undefined],
])('%j for assistive technology is %j', (keys, attribute) => {
  expect(ariaKeys(keys)).toBe(attribute);
  for (const key of attribute?.split(' ') ?? []) expect(keyName(key, english)).not.toBe('');
});
