import { createPlayhead } from './playhead';

function playheadOf(loop: number | boolean) {
  return createPlayhead({
    getSource: () => ({ totalFrames: 10, frameRate: 10, loop }),
    getReportInterval: () => Number.POSITIVE_INFINITY,
    getMarkerDelay: () => Number.POSITIVE_INFINITY,
    onStep() {},
  });
}

test('within the last frame something is left to play where another iteration follows', () => {
  const playhead = playheadOf(2);
  playhead.moveTo(9.5);
  expect(playhead.isAtEnd()).toBe(false);
  playhead.countIterations(1);
  expect(playhead.isAtEnd()).toBe(true);
});

test('at the last frame, where a seek leads, nothing is left to play', () => {
  const playhead = playheadOf(true);
  playhead.moveTo(9);
  expect(playhead.isAtEnd()).toBe(true);
});
