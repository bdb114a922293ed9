import { run } from './run';

test('each leg moves along one axis and keeps the others', () => {
  expect(run([1, 2, 3], 'x4 z0 y-9.5')).toEqual([
    [1, 2, 3],
    [4, 2, 3],
    [4, 2, 0],
    [4, -9.5, 0],
  ]);
});

test.each(['', 'w3', 'x', 'x1,5', 'x4  y2'])('refuses "%s"', (legs) => {
  expect(() => run([0, 0, 0], legs)).toThrow('must be an axis and a number');
});
