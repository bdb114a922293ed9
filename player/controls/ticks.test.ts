import { hintOf, ticksOf } from './ticks';

const markers = [
  { name: 'start', first: 0, last: 20 },
  { name: 'half', first: 30, last: 31 },
  { name: 'last', first: 59.5, last: 70 },
];

const ticks = ticksOf({ markers, totalFrames: 61 });

test('a tick stands where its marker begins', () => {
  expect(ticks.map(({ percent }) => percent)).toEqual([0, 50, expect.closeTo(99.17)]);
});

test('a file of one frame has its markers at the beginning', () => {
  expect(ticksOf({ markers: [{ name: 'only', first: 0, last: 1 }], totalFrames: 1 })[0]?.percent).toBe(0);
});

test('a hint names the frame and the markers that hold there', () => {
  expect(hintOf(0, ticks)).toBe('0 · start');
  expect(hintOf(24, ticks)).toBe('24');
  expect(hintOf(30, ticks)).toBe('30 · half');
  expect(hintOf(60, ticks)).toBe('60 · last');
});
