import { mostExpensive } from './worker-profile';

test('sums the time of each function, without idle time', () => {
  const node = (id: number, functionName: string) => ({ id, callFrame: { functionName } });
  const profile = {
    nodes: [node(1, 'draw'), node(2, '(idle)'), node(3, 'draw'), node(4, ''), node(5, 'rare')],
    samples: [1, 2, 3, 4, 5],
    timeDeltas: [2000, 9000, 1000, 1500, 100],
  };
  expect(mostExpensive(profile, 2)).toEqual([
    { name: 'draw', milliseconds: 3 },
    { name: '(anonymous)', milliseconds: 1.5 },
  ]);
});
