import type { Animation } from '../lottie';
import { emptyMissingAssets } from './missing-assets';

test('emptyMissingAssets replaces a layer whose composition or image is missing, and logs the missing id', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const layers = [
    { ty: 0, refId: 'there' },
    { ty: 0, refId: 'gone' },
    { ty: 0 },
    { ty: 0, refId: 'gone' },
    { ty: 2, refId: 'there' },
    { ty: 2, refId: 'image' },
  ];
  const inner = [{ ty: 0, refId: 'image' }];
  emptyMissingAssets({
    layers,
    assets: [
      { id: 'there', layers: inner },
      { id: 'image', p: 'a.png' },
    ],
  } as unknown as Animation);
  expect([...layers, ...inner].map(({ ty }) => ty)).toEqual([0, 3, 3, 3, 3, 2, 3]);
  expect(warn).toHaveBeenCalledWith(
    'The file has no composition "gone"; the layers that show it are left empty',
  );
  expect(warn).toHaveBeenCalledWith('The file has no image "there"; the layers that show it are left empty');
  expect(warn).toHaveBeenCalledTimes(4);
});

test('emptyMissingAssets finds the asset of a layer if one id is a number and the other is text', () => {
  const layers = [
    { ty: 0, refId: '7' },
    { ty: 2, refId: 8 },
  ];
  const assets = [
    { id: 7, layers: [] },
    { id: '8', p: 'a.png' },
  ];
  emptyMissingAssets({ layers, assets } as unknown as Animation);
  expect(layers).toEqual([
    { ty: 0, refId: 7 },
    { ty: 2, refId: '8' },
  ]);
});
