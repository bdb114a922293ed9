import { MIN_FILL_TIME, remainingWait } from './honeypot';

test.each([
  [0, MIN_FILL_TIME],
  [500, MIN_FILL_TIME - 500],
  [MIN_FILL_TIME, 0],
  [60_000, 0],
])('remainingWait for a form submitted %i ms after it was shown returns %i ms', (elapsed, wait) => {
  expect(remainingWait(1000, 1000 + elapsed)).toBe(wait);
});
