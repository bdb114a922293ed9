import { DEFAULT_BUTTONS, EVERY_BUTTON, overflowingButtons } from './buttons';

test.each([
  [DEFAULT_BUTTONS, 272, 0],
  [DEFAULT_BUTTONS, 271, 2],
  [DEFAULT_BUTTONS, 200, 3],
  [EVERY_BUTTON, 272, 6],
  [EVERY_BUTTON, 359, 5],
  [EVERY_BUTTON, 492, 0],
  [DEFAULT_BUTTONS, 544, 0],
  [EVERY_BUTTON, 544, 5],
  [EVERY_BUTTON, 686, 0],
  [EVERY_BUTTON, 0, 0],
  [EVERY_BUTTON, 20, 10],
  [['play'] as const, 60, 0],
])('overflowingButtons for %j in a bar of %i px returns %i', (buttons, width, count) => {
  expect(overflowingButtons(buttons, width)).toBe(count);
});

test('overflowingButtons leaves at least 44 px for each button in the bar, including the More button', () => {
  for (let width = 96; width < 544; width += 1) {
    const count = overflowingButtons(EVERY_BUTTON, width);
    const remaining = EVERY_BUTTON.slice(0, EVERY_BUTTON.length - count);
    const taken = remaining.reduce(
      (sum, button) => sum + (button === 'time' ? 60 : button === 'frame' && width >= 300 ? 72 : 44),
      count ? 44 : 0,
    );
    expect(taken).toBeLessThanOrEqual(width - 8 + 0.5);
    expect(count).not.toBe(1);
  }
});
