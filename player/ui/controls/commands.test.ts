import { iterationsOf } from '../../core/timeline';
import { isLooping } from './commands';

test.each([true, false, 0, 1, 1.5, 2, 2.5, 7, -3, Number.NaN])(
  'loop %s is looping when it asks for more than one iteration',
  (loop) => {
    expect(isLooping(loop)).toBe(iterationsOf(loop) > 1);
  },
);
