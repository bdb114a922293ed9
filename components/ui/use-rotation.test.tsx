import { renderHook } from '@testing-library/react';
import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useCarouselKeys } from './use-carousel-keys';
import { useRotation } from './use-rotation';

const carousel = { scrollPrev: jest.fn(), scrollNext: jest.fn() };
const api = carousel as unknown as UseEmblaCarouselType[1];

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

let row: HTMLElement;
let button: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div><button>Pause</button><section tabindex="0"></section></div>';
  row = document.querySelector('section') as HTMLElement;
  button = document.querySelector('button') as HTMLElement;
  jest.clearAllMocks();
});

/** Advances the clock by 20 s, and returns how many times the carousel moved. */
async function movesIn20Seconds() {
  await Promise.resolve();
  carousel.scrollNext.mockClear();
  jest.advanceTimersByTime(20_000);
  return carousel.scrollNext.mock.calls.length;
}

function startRotation(isRotating = true) {
  const hook = renderHook((rotating) => useRotation(row, api, rotating), { initialProps: isRotating });
  setInView(true);
  return hook;
}

test('useRotation moves the carousel every 4 s while the carousel is in view', async () => {
  startRotation();
  expect(await movesIn20Seconds()).toBe(5);
  setInView(false);
  expect(await movesIn20Seconds()).toBe(0);
});

test('useRotation does not move a paused carousel', async () => {
  const { rerender } = startRotation(false);
  expect(await movesIn20Seconds()).toBe(0);
  rerender(true);
  setInView(true);
  expect(await movesIn20Seconds()).toBe(5);
  rerender(false);
  expect(await movesIn20Seconds()).toBe(0);
});

test('useRotation does not move the carousel while the row or a button is focused', async () => {
  startRotation();
  for (const element of [button, row]) {
    element.focus();
    expect(await movesIn20Seconds()).toBe(0);
    element.blur();
    expect(await movesIn20Seconds()).toBe(5);
  }
});

test('useRotation does not move the carousel while the tab is hidden', async () => {
  startRotation();
  for (const hidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await movesIn20Seconds()).toBe(hidden ? 0 : 5);
  }
});

test('useCarouselKeys moves the carousel with the left and right arrow keys, unless a modifier key is held', () => {
  renderHook(() => useCarouselKeys(row, api));
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
