import { shortest, waitFor } from './honeypot';

test.each([
  [0, shortest],
  [500, shortest - 500],
  [shortest, 0],
  [60_000, 0],
])('a form that is sent %i ms after it was opened waits %i ms', (elapsed, wait) => {
  expect(waitFor(1000, 1000 + elapsed)).toBe(wait);
});
