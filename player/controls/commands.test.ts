import { iterationsOf } from '../timeline/timeline';
import { repeats } from './commands';

test.each([true, false, 0, 1, 1.5, 2, 2.5, 7, -3, Number.NaN])(
  'loop %s repeats when it is more than one pass',
  (loop) => {
    expect(repeats(loop)).toBe(iterationsOf(loop) > 1);
  },
);
