/** @jest-environment jsdom */
import { moveByArrowKeys, rotate } from './carousel';

let carousel: Record<'scrollPrev' | 'scrollNext', jest.Mock>;

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
  carousel = { scrollPrev: jest.fn(), scrollNext: jest.fn() };
});

/** Advances the clock by 20 s, and returns how many times the carousel moved. */
async function movesIn20Seconds() {
  await Promise.resolve();
  carousel.scrollNext.mockClear();
  jest.advanceTimersByTime(20_000);
  return carousel.scrollNext.mock.calls.length;
}

function startRotation(isRotating = true) {
  const rotation = rotate(carousel, row, frame);
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

test('moveByArrowKeys moves the carousel with the left and right arrow keys, unless a modifier key is held', () => {
  moveByArrowKeys(row, carousel);
  const press = (key: string, modifiers: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
    row.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press('ArrowRight'), press('ArrowLeft'), press('ArrowDown')]).toEqual([true, true, false]);
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(press('ArrowRight', { [modifier]: true })).toBe(false);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
  expect(carousel.scrollPrev).toHaveBeenCalledTimes(1);
});
