import { countOperations } from '@/testing/count-operations';
import { hostileFiles } from '@/testing/hostile-files';
import { normalizeForCanvas } from './normalize/normalize';
import { toPlayRange } from './play-range';
import { prepareAnimation } from './prepare';

const base = 'https://site.example';
const features = new Set(['slots', 'lengths'] as const);

test.each(Object.entries(hostileFiles))('a file with many %s is prepared in linear time', (_what, create) => {
  jest.spyOn(console, 'warn').mockImplementation();
  const count = (size: number) => {
    const animation = JSON.parse(JSON.stringify(create(size)));
    return countOperations(() => {
      prepareAnimation(animation, { base, pageUrl: base, features });
      normalizeForCanvas(animation);
      toPlayRange(animation, undefined, false);
    });
  };
  expect(count(400)).toBeLessThan(2.2 * count(200));
});
