import {
  allowsKeyRepeat,
  type KeyPress,
  type KeyTarget,
  shortcutCommand,
  shortcutsOf,
  sliderCommand,
} from './keyboard';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shift: false,
  modified: false,
  rtl: false,
  ...more,
});

const step = (frames: number) => ({ type: 'step', frames });

describe('shortcuts', () => {
  test.each([
    [' ', { type: 'toggle play' }],
    ['k', { type: 'toggle play' }],
    ['K', { type: 'toggle play' }],
    ['s', { type: 'stop' }],
    ['l', { type: 'toggle loop' }],
    ['ArrowRight', step(1)],
    ['ArrowLeft', step(-1)],
    ['Home', { type: 'seek', to: '0%' }],
    ['End', { type: 'seek', to: '100%' }],
    ['?', 'help'],
  ])('%j', (key, command) => {
    expect(shortcutCommand(press(key), 'other')).toEqual(command);
  });

  test.each(['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'PageUp', 'a', 'Shift'])(
    '%s is left alone',
    (key) => {
      expect(shortcutCommand(press(key), 'other')).toBeNull();
    },
  );

  const all = [' ', 'k', 's', 'l', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '?'];

  test('nothing is taken from a text box, nor with Ctrl, Alt or Meta', () => {
    for (const key of all) {
      expect(shortcutCommand(press(key), 'text')).toBeNull();
      expect(shortcutCommand(press(key, { modified: true }), 'other')).toBeNull();
    }
  });

  const taken = (target: KeyTarget) => all.filter((key) => shortcutCommand(press(key), target));

  test('a button keeps Space, a slider the keys that move it', () => {
    expect(taken('button')).toEqual(['k', 's', 'l', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '?']);
    expect(taken('range')).toEqual([' ', 'k', 's', 'l', '?']);
  });

  test('held down, a letter acts once and an arrow repeats', () => {
    const repeated = all.filter((key) => allowsKeyRepeat(shortcutCommand(press(key), 'other') ?? 'help'));
    expect(repeated).toEqual(['ArrowRight', 'ArrowLeft', 'Home', 'End']);
  });

  test('a key that is given one thing, in either case, does nothing else', () => {
    expect(shortcutCommand(press('k'), 'other', shortcutsOf({ stop: ['K'], back: undefined }))).toEqual({
      type: 'stop',
    });
  });

  test('forward is to the left where one reads to the left', () => {
    const shortcuts = shortcutsOf(undefined, true);
    expect(shortcutCommand(press('ArrowLeft'), 'other', shortcuts)).toEqual(step(1));
    expect(shortcutCommand(press('ArrowRight'), 'other', shortcuts)).toEqual(step(-1));
  });

  test('there the host’s arrows change places for back and forward alone', () => {
    const shortcuts = shortcutsOf({ first: ['ArrowLeft'], forward: ['.', 'arrowup'] }, true);
    expect(shortcutCommand(press('ArrowLeft'), 'other', shortcuts)).toEqual({ type: 'seek', to: '0%' });
    expect(shortcutCommand(press('ArrowRight'), 'other', shortcuts)).toEqual(step(-1));
    expect(shortcutCommand(press('ArrowUp'), 'other', shortcuts)).toEqual(step(1));
    const turned = shortcutsOf({ back: ['arrowright'] }, true);
    expect(shortcutCommand(press('ArrowLeft'), 'other', turned)).toEqual(step(-1));
  });
});

test.each([
  ['ArrowRight', false, step(1)],
  ['ArrowUp', false, step(1)],
  ['ArrowLeft', false, step(-1)],
  ['ArrowDown', false, step(-1)],
  ['ArrowRight', true, step(10)],
  ['ArrowDown', true, step(-10)],
  ['PageUp', false, step(6)],
  ['PageDown', false, step(-6)],
  ['Home', false, { type: 'seek', to: '0%' }],
  ['End', false, { type: 'seek', to: '100%' }],
  ['k', false, null],
])('on the seek slider of 60 frames: %s, Shift %s', (key, shift, command) => {
  expect(sliderCommand(press(key, { shift }), 60)).toEqual(command);
});

test('a tenth of a short file is one frame at least', () => {
  expect(sliderCommand(press('PageUp'), 3)).toEqual(step(1));
});
