import { hintOf, ticksOf } from './ticks';

const animation = { w: 1, h: 1, fr: 30, ip: 0, op: 100, layers: [{}] };
const markers = [
  { name: 'before', first: 5, last: 12 },
  { name: 'start', first: 10, last: 30 },
  { name: 'half', first: 40, last: 41 },
  { name: 'last', first: 69.5, last: 80 },
  { name: 'after', first: 71, last: 80 },
];

const ticks = ticksOf(markers, { animation, range: [10, 71] }, 61);

test('markers are counted from the first frame of what is played; those outside are left out', () => {
  expect(ticks).toEqual([
    { name: 'start', first: 0, last: 20, percent: 0 },
    { name: 'half', first: 30, last: 31, percent: 50 },
    { name: 'last', first: 59.5, last: 70, percent: expect.closeTo(99.17) },
  ]);
});

test('a file of one frame has its markers at the beginning', () => {
  expect(ticksOf([{ name: 'only', first: 0, last: 1 }], { animation }, 1)[0]?.percent).toBe(0);
});

test('a hint names the frame and the markers that hold there', () => {
  expect(hintOf(0, ticks)).toBe('0 · start');
  expect(hintOf(24, ticks)).toBe('24');
  expect(hintOf(30, ticks)).toBe('30 · half');
  expect(hintOf(60, ticks)).toBe('60 · last');
});
