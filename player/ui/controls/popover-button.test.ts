import { popoverPosition } from './popover-button';

const viewport = { width: 320, height: 600 };
const popover = { width: 240, height: 200 };
const bar = { left: 0, width: 320 };
const button = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

test('popoverPosition places a popover above or below its button, on the side with more space', () => {
  expect(popoverPosition(button(138, 400), popover, bar, viewport)).toEqual({ left: 40, top: 192 });
  expect(popoverPosition(button(138, 100), popover, bar, viewport)).toEqual({ left: 40, top: 152 });
});

test('popoverPosition places a popover below the button of a narrow bar if it fits', () => {
  const place = (top: number, width: number) =>
    popoverPosition(button(138, top), popover, { left: 0, width }, viewport).top;
  expect(place(340, 320)).toBe(392);
  expect(place(349, 320)).toBe(141);
  expect(place(340, 600)).toBe(132);
});

test('popoverPosition keeps a popover inside all edges of the viewport', () => {
  expect(popoverPosition(button(276, 400), popover, bar, viewport).left).toBe(72);
  expect(popoverPosition(button(0, 400), popover, bar, viewport).left).toBe(8);
  expect(popoverPosition(button(0, 280), { width: 304, height: 580 }, bar, viewport)).toEqual({
    left: 8,
    top: 8,
  });
});

test('popoverPosition keeps a popover within the width of the bar, if the popover fits', () => {
  const wide = { width: 1000, height: 600 };
  const place = (left: number, width: number) =>
    popoverPosition(button(left, 400), popover, { left: 100, width }, wide).left;
  expect(place(300, 500)).toBe(202);
  expect(place(540, 500)).toBe(352);
  expect(place(100, 500)).toBe(108);
  expect(place(120, 200)).toBe(108);
});
