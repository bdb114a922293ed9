import { goesOn, type Key, type KeyTarget, shortcutOf, sliderKey } from './keyboard';

const press = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  shift: false,
  modified: false,
  rtl: false,
  ...more,
});

const step = (frames: number) => ({ do: 'step', frames });

describe('shortcuts', () => {
  test.each([
    [' ', { do: 'toggle play' }],
    ['k', { do: 'toggle play' }],
    ['K', { do: 'toggle play' }],
    ['s', { do: 'stop' }],
    ['l', { do: 'toggle loop' }],
    ['ArrowRight', step(1)],
    ['ArrowLeft', step(-1)],
    ['Home', { do: 'go', to: '0%' }],
    ['End', { do: 'go', to: '100%' }],
    ['?', 'help'],
  ])('%j', (key, command) => {
    expect(shortcutOf(press(key), 'other')).toEqual(command);
  });

  test.each(['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'PageUp', 'a', 'Shift'])(
    '%s is left alone',
    (key) => {
      expect(shortcutOf(press(key), 'other')).toBeNull();
    },
  );

  const all = [' ', 'k', 's', 'l', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '?'];

  test('nothing is taken from a text box, nor with Ctrl, Alt or Meta', () => {
    for (const key of all) {
      expect(shortcutOf(press(key), 'text')).toBeNull();
      expect(shortcutOf(press(key, { modified: true }), 'other')).toBeNull();
    }
  });

  const taken = (target: KeyTarget) => all.filter((key) => shortcutOf(press(key), target));

  test('a button keeps Space, a slider the keys that move it', () => {
    expect(taken('button')).toEqual(['k', 's', 'l', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '?']);
    expect(taken('range')).toEqual([' ', 'k', 's', 'l', '?']);
  });

  test('held down, a letter acts once and an arrow goes on', () => {
    const going = all.filter((key) => goesOn(shortcutOf(press(key), 'other') ?? 'help'));
    expect(going).toEqual(['ArrowRight', 'ArrowLeft', 'Home', 'End']);
  });

  test('forward is to the left where one reads to the left', () => {
    expect(shortcutOf(press('ArrowLeft', { rtl: true }), 'other')).toEqual(step(1));
    expect(shortcutOf(press('ArrowRight', { rtl: true }), 'other')).toEqual(step(-1));
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
  ['Home', false, { do: 'go', to: '0%' }],
  ['End', false, { do: 'go', to: '100%' }],
  ['k', false, null],
])('on the seek slider of 60 frames: %s, Shift %s', (key, shift, command) => {
  expect(sliderKey(press(key, { shift }), 60)).toEqual(command);
});

test('a tenth of a short file is one frame at least', () => {
  expect(sliderKey(press('PageUp'), 3)).toEqual(step(1));
});
