import { iterationsOf } from '../../core/timeline';
import { isLooping } from './control-commands';

test.each([true, false, 0, 1, 1.5, 2, 2.5, 7, -3, Number.NaN])(
  'isLooping(%s) returns whether there is more than one iteration',
  (loop) => {
    expect(isLooping(loop)).toBe(iterationsOf(loop) > 1);
  },
);
