import type { Animation } from './lottie';
import { cleanColours, removeLengths } from './sanitize-values';

test.each(['#fff', '#ff8000', '#ff800080', 'red', 'rgb(1, 2, 3)', 'rgba(1,2,3,.5)', 'hsl(1 2% 3% / 4)'])(
  'a solid may be %s',
  (sc) => {
    const layers = [{ ty: 1, sc }];
    cleanColours({ layers } as unknown as Animation);
    expect(layers).toEqual([{ ty: 1, sc }]);
  },
);

test.each(['url(https://example.com/a)', 'red;x:url(a)', '', 5, null, 'var(--a)', 'image(a)'])(
  'a solid that is to be %p is black',
  (sc) => {
    const layers = [{ ty: 1, sc }, { ty: 1 }];
    cleanColours({ layers } as unknown as Animation);
    expect(layers).toEqual([{ ty: 1, sc: '#000000' }, { ty: 1 }]);
  },
);

test('only a list has a length', () => {
  const layers = [{ ks: { o: { k: [{ s: { length: 1e9 } }] }, length: 3 } }];
  removeLengths({ layers, length: 1 } as unknown as Animation);
  expect(layers).toEqual([{ ks: { o: { k: [{ s: {} }] } } }]);
  expect(layers).toHaveLength(1);
});
