import { addNotches, type WheelInput, wheelNotches } from './wheel';

/** Returns the total number of frames that the wheel events move. */
function framesOf(...events: WheelInput[]) {
  let remainder = 0;
  let frames = 0;
  for (const event of events) {
    const added = addNotches(remainder, wheelNotches(event));
    remainder = added.remainder;
    frames += added.frames;
  }
  return frames;
}

const times = (count: number, event: WheelInput) => Array.from({ length: count }, () => event);

test.each<[string, WheelInput]>([
  ['Chromium', { deltaY: -100, deltaMode: 0, wheelDeltaY: 120 }],
  ['Chromium with more pixels per notch', { deltaY: -150, deltaMode: 0, wheelDeltaY: 120 }],
  ['WebKit', { deltaY: -40, deltaMode: 0, wheelDeltaY: 120 }],
  ['Firefox, which reports lines', { deltaY: -3, deltaMode: 1 }],
  ['a browser that reports pages', { deltaY: -1, deltaMode: 2 }],
  ['a browser without wheelDeltaY', { deltaY: -100, deltaMode: 0 }],
  ['a browser without wheelDeltaY and with more pixels per notch', { deltaY: -120, deltaMode: 0 }],
])('one notch up moves one frame forward in %s', (_engine, notch) => {
  expect(framesOf(notch)).toBe(1);
  expect(framesOf(...times(7, notch))).toBe(7);
  const back = { ...notch, deltaY: -notch.deltaY, wheelDeltaY: notch.wheelDeltaY && -notch.wheelDeltaY };
  expect(framesOf(...times(7, back))).toBe(-7);
});

test('a wheel event with a delta of two notches moves two frames', () => {
  expect(framesOf({ deltaY: -200, deltaMode: 0, wheelDeltaY: 240 })).toBe(2);
  expect(framesOf({ deltaY: 240, deltaMode: 0 })).toBe(-2);
});

test('the small deltas of a touchpad add up to whole frames', () => {
  const small = { deltaY: -4, deltaMode: 0, wheelDeltaY: 12 };
  expect(framesOf(...times(24, small))).toBe(0);
  expect(framesOf(...times(25, small))).toBe(1);
  expect(framesOf(...times(25, { ...small, wheelDeltaY: 120 }))).toBe(1);
  expect(framesOf(...times(100, { deltaY: 1, deltaMode: 0 }))).toBe(-1);
});

test('a change in direction drops the fraction left over from earlier wheel events', () => {
  const up = times(24, { deltaY: -4, deltaMode: 0 });
  const down = times(25, { deltaY: 4, deltaMode: 0 });
  expect(framesOf(...up, ...down)).toBe(-1);
});

test('wheelNotches uses deltaY if its sign equals that of wheelDeltaY, as in events created by scripts', () => {
  expect(framesOf({ deltaY: -120, deltaMode: 0, wheelDeltaY: -120 })).toBe(1);
  expect(framesOf({ deltaY: 240, deltaMode: 0, wheelDeltaY: 240 })).toBe(-2);
});

test('a notch moves one frame even if the system scrolls one line per notch', () => {
  expect(framesOf({ deltaY: -1, deltaMode: 1 })).toBe(1);
  expect(framesOf({ deltaY: 1, deltaMode: 1 })).toBe(-1);
});

test('a horizontal swipe moves no frames', () => {
  expect(framesOf({ deltaY: 0, deltaMode: 0 })).toBe(0);
});
