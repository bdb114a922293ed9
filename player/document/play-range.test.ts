import type { Animation } from './lottie';
import { playableOf } from './play-range';

/** As exports at 29.97 frames a second begin and end. */
const trimmed: Animation = {
  w: 100,
  h: 50,
  fr: 29.97,
  ip: 10.0000004073083,
  op: 40.0000016292334,
  layers: [{}],
  markers: [{ tm: 20.0000008146167, dr: 10.0000004073083, cm: 'outro' }],
};

test('what begins at a fraction of a frame has all its frames, and the markers from its first one on', () => {
  expect(playableOf(trimmed, undefined, false)).toMatchObject({
    totalFrames: 30,
    markers: [{ name: 'outro', first: expect.closeTo(10, 5) }],
  });
  expect(playableOf(trimmed, 'outro', false)).toMatchObject({
    totalFrames: 10,
    markers: [{ name: 'outro', first: 0 }],
  });
});

test.each<[Partial<Animation>, string | undefined, number]>([
  [{ ip: 2.3, op: 32.3 }, undefined, 30],
  [{ markers: [{ tm: 12.3, dr: 20, cm: 'part' }] }, 'part', 20],
  [{ ip: 0, markers: [{ tm: 3.1, dr: 1, cm: 'part' }] }, 'part', 1],
])('of %j, played as %s, no frame is lost by rounding', (change, segment, totalFrames) => {
  expect(playableOf({ ...trimmed, ...change }, segment, false).totalFrames).toBe(totalFrames);
});
