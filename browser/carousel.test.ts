/** @jest-environment jsdom */
import { positionAfter, rotate } from './carousel';

let move: jest.Mock;

/**
 * Simulates that the row enters or leaves the viewport. jsdom has no layout, so it never reports this itself.
 */
let setInView = (_isInView: boolean) => {};
globalThis.IntersectionObserver = class {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    setInView = (isIntersecting) => report([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {
    setInView = () => {};
  }
} as unknown as typeof IntersectionObserver;

jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });

let frame: HTMLElement;
let row: HTMLElement;
let button: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div><button>Pause</button><section tabindex="0"></section></div>';
  frame = document.querySelector('div') as HTMLElement;
  row = document.querySelector('section') as HTMLElement;
  button = document.querySelector('button') as HTMLElement;
  move = jest.fn();
});

/** Advances the clock by 20 s, and returns how many times the carousel moved. */
async function movesIn20Seconds() {
  await Promise.resolve();
  move.mockClear();
  jest.advanceTimersByTime(20_000);
  return move.mock.calls.length;
}

function startRotation(isRotating = true) {
  const rotation = rotate(move, row, frame);
  rotation.set(isRotating);
  setInView(true);
  return rotation;
}

test('rotate moves the carousel every 4 s while the carousel is in view', async () => {
  startRotation();
  expect(await movesIn20Seconds()).toBe(5);
  setInView(false);
  expect(await movesIn20Seconds()).toBe(0);
});

test('rotate does not move a paused carousel', async () => {
  const rotation = startRotation(false);
  expect(await movesIn20Seconds()).toBe(0);
  rotation.set(true);
  expect(await movesIn20Seconds()).toBe(5);
  rotation.set(false);
  expect(await movesIn20Seconds()).toBe(0);
});

test('rotate does not move the carousel while the row or a button is focused', async () => {
  startRotation();
  for (const element of [button, row]) {
    element.focus();
    expect(await movesIn20Seconds()).toBe(0);
    element.blur();
    expect(await movesIn20Seconds()).toBe(5);
  }
});

test('rotate does not move the carousel while the tab is hidden', async () => {
  startRotation();
  for (const hidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await movesIn20Seconds()).toBe(hidden ? 0 : 5);
  }
});

/** A row of five slides, two and a half of which are visible. */
const scrollAt = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 500, clientWidth: 250 });

test.each([
  ['from slide to slide', 100, 200, 0],
  ['to the next slides of a row that a visitor has scrolled between two', 110, 250, 0],
  ['from the end to the start, or to the slide before', 250, 0, 200],
  ['from the last slide that can be at the start to the end', 200, 250, 100],
  ['from the start to the end', 0, 100, 250],
  ['from a slide whose width is rounded', 99.6, 200, 0],
])('positionAfter moves a row %s', (_how, from, next, previous) => {
  expect([positionAfter(scrollAt(from), 100, 1), positionAfter(scrollAt(from), 100, -1)]).toEqual([
    next,
    previous,
  ]);
});
