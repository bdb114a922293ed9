import { run } from './runs';

test('run() returns corners that each differ from the previous corner along only one axis', () => {
  expect(run([1, 2, 3], 'x4 z0 y-9.5')).toEqual([
    [1, 2, 3],
    [4, 2, 3],
    [4, 2, 0],
    [4, -9.5, 0],
  ]);
});

test.each(['', 'w3', 'x', 'x1,5', 'x4  y2'])('run() throws on "%s"', (steps) => {
  expect(() => run([0, 0, 0], steps)).toThrow('must be an axis and a number');
});
