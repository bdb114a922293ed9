import type { Animation } from '../lottie';
import { emptyMissing } from './missing-compositions';

test('a layer without its composition shows nothing, and is named', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const layers = [
    { ty: 0, refId: 'there' },
    { ty: 0, refId: 'gone' },
    { ty: 0 },
    { ty: 0, refId: 'gone' },
    { ty: 2, refId: 'gone' },
  ];
  const inner = [{ ty: 0, refId: 'picture' }];
  emptyMissing({
    layers,
    assets: [
      { id: 'there', layers: inner },
      { id: 'picture', p: 'a.png' },
    ],
  } as unknown as Animation);
  expect([...layers, ...inner].map(({ ty }) => ty)).toEqual([0, 3, 3, 3, 2, 3]);
  expect(warn).toHaveBeenCalledWith('Layers were left out: the file has no composition "gone"');
  expect(warn).toHaveBeenCalledTimes(3);
});
