import { english } from '../../runtime/labels/english';
import { shortcutRows } from './shortcut-help';
import { DEFAULT_SHORTCUTS, keyName, shortcutsOf } from './shortcuts';

const texts = (rows: ReturnType<typeof shortcutRows>) =>
  rows.map(({ action, keys }) => `${action}: ${keys.join(' ')}`);

test('shortcutRows returns a row for each default shortcut', () => {
  expect(texts(shortcutRows(shortcutsOf(undefined), english))).toEqual([
    'Play or pause: Space K',
    'Stop: S',
    'One frame back or forward: ← , → .',
    'Ten frames back or forward: Shift + ← Shift + →',
    'Back by a tenth: J',
    'To 0 %, 10 %, … 90 %: 0–9',
    'First or last frame: Home End',
    'Repeat on or off: L',
    'Full screen on or off: F',
    'This list: ?',
  ]);
});

test.each(Object.entries(DEFAULT_SHORTCUTS))('the list of shortcuts contains the keys for %s', (_, keys) => {
  // The keys 0 to 9 are listed as a range.
  const listed = shortcutRows(DEFAULT_SHORTCUTS, english).flatMap((row) =>
    row.keys.flatMap((key) => (key === '0–9' ? DEFAULT_SHORTCUTS.tenths : key)),
  );
  expect(listed).toEqual(expect.arrayContaining(keys.map((key) => keyName(key, english))));
});

test('on right-to-left pages, the list of shortcuts shows the right arrow key for back', () => {
  const rows = shortcutRows(shortcutsOf(undefined, true), english);
  expect(rows.find(({ action }) => action === english.oneFrame)?.keys).toEqual(['→', ',', '←', '.']);
});

test('on right-to-left pages, the list of shortcuts swaps the arrow keys for back and forward, but no other keys', () => {
  const rows = shortcutRows(shortcutsOf({ stop: ['ArrowLeft'] }, true), english);
  expect(texts(rows).slice(1, 4)).toEqual([
    'Stop: ←',
    'One frame back or forward: → , .',
    'Ten frames back or forward: Shift + →',
  ]);
});

test('the list of shortcuts omits shortcuts without keys, and combinations of Shift with punctuation', () => {
  const shortcuts = shortcutsOf({
    play: ['p'],
    stop: [],
    back: [','],
    forward: ['x'],
    tenths: ['1', '3'],
    help: [],
  });
  expect(texts(shortcutRows(shortcuts, english))).toEqual([
    'Play or pause: P',
    'One frame back or forward: , X',
    'Ten frames back or forward: Shift + X',
    'Back by a tenth: J',
    'To 0 %, 10 %, … 90 %: 1 3',
    'First or last frame: Home End',
    'Repeat on or off: L',
    'Full screen on or off: F',
  ]);
  expect(shortcutRows(shortcutsOf(false), english)).toEqual([]);
});
