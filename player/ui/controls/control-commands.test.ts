import { iterationsOf } from '../../core/timeline';
import type { PlayerStore } from '../../runtime/store';
import { callHandle, isLooping } from './control-commands';

test.each([
  [60, 1, 6],
  [60, -1, -6],
  [3, 1, 1],
])(
  'callHandle moves by a tenth of %i frames for %i pages, but by at least one frame',
  (totalFrames, pages, frames) => {
    const inputs: unknown[] = [];
    const runtime = { dispatch: (input: unknown) => inputs.push(input) };
    const store = { getView: () => ({ media: { totalFrames } }), runtime };
    callHandle({ type: 'page', pages }, store as unknown as PlayerStore, false);
    expect(inputs).toEqual([{ type: 'step', frames }]);
  },
);

test.each([true, false, 0, 1, 1.5, 2, 2.5, 7, -3, Number.NaN])(
  'isLooping(%s) returns whether there is more than one iteration',
  (loop) => {
    expect(isLooping(loop)).toBe(iterationsOf(loop) > 1);
  },
);
