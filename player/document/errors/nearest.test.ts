import { nearestTo } from './nearest';

test.each([
  ['backgroud', ['Wheel', 'Background', 'Back'], 'Background'],
  ['Wheel / Fil 1', ['Wheel', 'Fill 1', 'Fill 22'], 'Fill 1'],
  ['#f50', ['#000000', '#ff5601', '#00ff00'], '#ff5601'],
  ['any', [], undefined],
])('the nearest to %s is found', (key, known, nearest) => {
  expect(nearestTo(key, known)).toBe(nearest);
});
