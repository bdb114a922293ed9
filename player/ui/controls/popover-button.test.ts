import { popoverPosition } from './popover-button';

const viewport = { width: 320, height: 600 };
const popover = { width: 240, height: 200 };
const button = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

test('popoverPosition places a popover above or below its button, on the side with more space', () => {
  expect(popoverPosition(button(138, 400), popover, viewport)).toEqual({ left: 40, top: 192 });
  expect(popoverPosition(button(138, 100), popover, viewport)).toEqual({ left: 40, top: 152 });
});

test('popoverPosition keeps a popover inside all edges of the viewport', () => {
  expect(popoverPosition(button(276, 400), popover, viewport).left).toBe(72);
  expect(popoverPosition(button(0, 400), popover, viewport).left).toBe(8);
  expect(popoverPosition(button(0, 280), { width: 304, height: 580 }, viewport)).toEqual({ left: 8, top: 8 });
});
