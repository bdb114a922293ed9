import { countOperations } from '@/testing/count-operations';
import { hostileFiles } from '@/testing/hostile-files';
import { framesOf } from './file-frames';
import { createBudget } from './limits/budget';
import { CANVAS_RULES, normalizeForCanvas, RULES } from './normalize/normalize';
import { prepareAnimation } from './prepare';
import { fillSlots } from './slots';

const base = 'https://site.example';
const text = '"sid" "length"';

test.each(Object.entries(hostileFiles))('a file with many %s is prepared in linear time', (_what, create) => {
  jest.spyOn(console, 'warn').mockImplementation();
  const count = (size: number) => {
    const animation = JSON.parse(JSON.stringify(create(size)));
    return countOperations(() => {
      try {
        prepareAnimation(animation, { base, pageUrl: base, text });
      } catch (failure) {
        expect(failure).toMatchObject({ code: 'invalid', reason: 'too much' });
      }
      normalizeForCanvas(animation);
      framesOf(animation);
    });
  };
  expect(count(400)).toBeLessThan(2.2 * count(200));
});

/** A number of operations whose growth isn't tested, because the part that doesn't depend on the file is too large. */
const FEW = 1000;

test.each(Object.entries(hostileFiles))(
  'each rule reads a file with many %s in linear time',
  (_what, create) => {
    const count = (size: number) => {
      const animation = JSON.parse(JSON.stringify(create(size)));
      fillSlots(animation, {}, '');
      const rules = Object.entries({ ...RULES, ...CANVAS_RULES });
      return rules.map(([name, rule]) => ({
        name,
        operations: countOperations(() => rule(animation, createBudget())),
      }));
    };
    const smaller = count(400);
    const quadratic = count(800).filter(
      ({ operations }, index) => operations > Math.max(FEW, 2.2 * (smaller[index]?.operations ?? 0)),
    );
    expect(quadratic).toEqual([]);
  },
);
