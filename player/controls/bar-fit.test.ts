import type { PlayerButton } from '../types';
import { overflowingButtons } from './bar-fit';

const SIX: PlayerButton[] = ['play', 'stop', 'repeat', 'frame', 'background', 'snapshot'];
const EIGHT: PlayerButton[] = [...SIX, 'speed', 'fullscreen'];

test.each([
  [SIX, 272, 0],
  [SIX, 271, 2],
  [SIX, 200, 3],
  [EIGHT, 272, 3],
  [EIGHT, 359, 2],
  [EIGHT, 388, 0],
  [EIGHT, 1200, 0],
  [EIGHT, 0, 0],
  [EIGHT, 20, 8],
  [['play'] as PlayerButton[], 60, 0],
])('of %j a bar of %i px leaves %i over', (buttons, width, count) => {
  expect(overflowingButtons(buttons, width)).toBe(count);
});

test('what stays has 44 px each, with the button for the rest', () => {
  for (let width = 96; width < 544; width += 1) {
    const count = overflowingButtons(EIGHT, width);
    const stays = EIGHT.slice(0, EIGHT.length - count);
    const taken = stays.reduce(
      (sum, button) => sum + (button === 'frame' && width >= 300 ? 72 : 44),
      count ? 44 : 0,
    );
    expect(taken).toBeLessThanOrEqual(width - 8 + 0.5);
    expect(count).not.toBe(1);
  }
});
