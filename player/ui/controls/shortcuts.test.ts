/** @jest-environment jsdom */
import { english } from '../../runtime/labels/english';
import {
  allowsKeyRepeat,
  ariaKeys,
  type KeyPress,
  type KeyTarget,
  keyName,
  readKeyPress,
  shortcutCommand,
  shortcutsOf,
} from './shortcuts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shift: false,
  modified: false,
  rtl: false,
  ...more,
});

const step = (frames: number) => ({ type: 'step', frames });

describe('shortcutCommand', () => {
  test.each([
    [' ', { type: 'toggle play' }],
    ['k', { type: 'toggle play' }],
    ['K', { type: 'toggle play' }],
    ['s', { type: 'stop' }],
    ['l', { type: 'toggle loop' }],
    ['ArrowRight', step(1)],
    ['ArrowLeft', step(-1)],
    ['.', step(1)],
    [',', step(-1)],
    ['j', { type: 'page', pages: -1 }],
    ['0', { type: 'seek', to: '0%' }],
    ['7', { type: 'seek', to: '70%' }],
    ['Home', { type: 'seek', to: '0%' }],
    ['End', { type: 'seek', to: '100%' }],
    ['?', 'help'],
    ['f', 'fullscreen'],
  ])('shortcutCommand returns the command for the key %j', (key, command) => {
    expect(shortcutCommand(press(key), 'other')).toEqual(command);
  });

  test.each(['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'PageUp', 'a', 'Shift'])(
    'shortcutCommand returns null for the key %s',
    (key) => {
      expect(shortcutCommand(press(key), 'other')).toBeNull();
    },
  );

  test.each([
    ['Cyrillic', 'л', 'KeyK', { type: 'toggle play' }],
    ['Cyrillic with Caps Lock', 'Ы', 'KeyS', { type: 'stop' }],
    ['Greek', 'λ', 'KeyL', { type: 'toggle loop' }],
    ['Hebrew', 'כ', 'KeyF', 'fullscreen'],
    ['Arabic', '؟', 'Slash', 'help'],
    ['Arabic', '٥', 'Digit5', { type: 'seek', to: '50%' }],
    ['Cyrillic', 'б', 'Comma', step(-1)],
    ['Dvorak', 't', 'KeyK', null],
    ['French', 'é', 'KeyK', null],
  ])('shortcutCommand finds the shortcuts on a %s keyboard layout', (_layout, key, code, command) => {
    const event = new KeyboardEvent('keydown', { key, code, shiftKey: code === 'Slash' });
    expect(shortcutCommand(readKeyPress(event, document.body), 'other')).toEqual(command);
  });

  test('shortcutCommand prefers the typed character to the place of the key', () => {
    const event = new KeyboardEvent('keydown', { key: 'л', code: 'KeyK' });
    const command = shortcutCommand(
      readKeyPress(event, document.body),
      'other',
      shortcutsOf({ stop: ['л'] }),
    );
    expect(command).toEqual({ type: 'stop' });
  });

  const all = [' ', 'k', 's', 'l', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '?'];

  test('shortcutCommand returns null if a text field has focus or if Ctrl, Alt or Meta is pressed', () => {
    for (const key of all) {
      expect(shortcutCommand(press(key), 'text')).toBeNull();
      expect(shortcutCommand(press(key, { modified: true }), 'other')).toBeNull();
    }
  });

  const taken = (target: KeyTarget) => all.filter((key) => shortcutCommand(press(key), target));

  test('shortcutCommand returns null for Space if a button has focus, and for slider keys if the slider has focus', () => {
    expect(taken('button')).toEqual(['k', 's', 'l', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '?']);
    expect(taken('range')).toEqual([' ', 'k', 's', 'l', '?']);
  });

  test('shortcutCommand returns null for the focused control’s own keys, even if the app has assigned them', () => {
    const shortcuts = shortcutsOf({ play: ['Enter'], stop: ['ArrowUp'] });
    expect(shortcutCommand(press('Enter'), 'button', shortcuts)).toBeNull();
    expect(shortcutCommand(press('Enter'), 'other', shortcuts)).toEqual({ type: 'toggle play' });
    expect(shortcutCommand(press('ArrowUp'), 'range', shortcuts)).toBeNull();
  });
});

test('allowsKeyRepeat returns true only for steps and seeks', () => {
  const keys = [' ', 'k', 's', 'l', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '?'];
  const repeated = keys.filter((key) => allowsKeyRepeat(shortcutCommand(press(key), 'other') ?? 'help'));
  expect(repeated).toEqual(['ArrowRight', 'ArrowLeft', 'Home', 'End']);
});

describe('shortcutsOf', () => {
  test('a key assigned by the app loses its default shortcut, even if the app writes it in a different case', () => {
    expect(shortcutCommand(press('k'), 'other', shortcutsOf({ stop: ['K'], back: undefined }))).toEqual({
      type: 'stop',
    });
    const shortcuts = shortcutsOf({ repeat: ['s'] });
    expect(shortcuts.stop).toEqual([]);
    expect(shortcutCommand(press('s'), 'other', shortcuts)).toEqual({ type: 'toggle loop' });
    expect(shortcutCommand(press('l'), 'other', shortcuts)).toBeNull();
  });

  test('the left arrow key seeks forward on right-to-left pages', () => {
    const shortcuts = shortcutsOf(undefined, true);
    expect(shortcutCommand(press('ArrowLeft'), 'other', shortcuts)).toEqual(step(1));
    expect(shortcutCommand(press('ArrowRight'), 'other', shortcuts)).toEqual(step(-1));
  });

  test('on right-to-left pages, shortcutsOf swaps the app’s arrow keys for back and forward, but no other keys', () => {
    const shortcuts = shortcutsOf({ first: ['ArrowLeft'], forward: ['.', 'arrowup'] }, true);
    expect(shortcutCommand(press('ArrowLeft'), 'other', shortcuts)).toEqual({ type: 'seek', to: '0%' });
    expect(shortcutCommand(press('ArrowRight'), 'other', shortcuts)).toEqual(step(-1));
    expect(shortcutCommand(press('ArrowUp'), 'other', shortcuts)).toEqual(step(1));
    const turned = shortcutsOf({ back: ['arrowright'] }, true);
    expect(shortcutCommand(press('ArrowLeft'), 'other', turned)).toEqual(step(-1));
  });

  test('Shift and the letter that the app assigned to forward step ten frames forward, even on right-to-left pages', () => {
    const shortcuts = shortcutsOf({ forward: ['d'] }, true);
    expect(shortcutCommand(press('D', { shift: true, rtl: true }), 'range', shortcuts)).toEqual(step(10));
  });
});

test.each([
  [[' ', 'k'], 'Space k'],
  [['?'], '?'],
  [[], undefined],
])('ariaKeys formats %j as %j', (keys, attribute) => {
  expect(ariaKeys(keys)).toBe(attribute);
  for (const key of attribute?.split(' ') ?? []) expect(keyName(key, english)).not.toBe('');
});
