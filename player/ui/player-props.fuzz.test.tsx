import { act, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { fuzz, fuzzSeconds } from '@/testing/fuzz';
import { INVALID, Player, SIXTY_FRAMES } from '@/testing/render-player';
import { DEFAULT_PROPS } from '../core/settings';
import type { PlayerHandle } from '../types';
import { PlayerControls } from './controls/player-controls';
import type { PlayerProps } from './player-props';

const SECONDS = fuzzSeconds(60);

const VALUES = [
  'src',
  'label',
  'poster',
  'width',
  'height',
  'animationId',
  'themeId',
  'slots',
  'segment',
].concat(
  ['scrub', 'workerUrl', 'fit', 'align', 'className', 'id', 'clickToPlay', 'buttons', 'shortcuts', 'labels'],
  ['debug', 'formatTime', 'controls'],
  Object.keys(DEFAULT_PROPS),
);
const CALLBACKS = ['onLoad', 'onReady', 'onPlay', 'onFrame', 'onSeek', 'onError', 'onEvent', 'onStateChange'];
const KEYS = [
  'controlsOf',
  'seconds',
  'position',
  'locale',
  'play',
  'back',
  'first',
  'first',
  'last',
  'constructor',
];

const throws = () => {
  throw new Error('thrown by the app');
};
const odd = fc.constantFrom<unknown>(null, 5, -1, NaN, '', 'x', 'play', true, [], {}, [null], { play: null });
const json = fc.oneof(
  odd,
  fc.dictionary(fc.constantFrom(...KEYS), odd, { noNullPrototype: true }),
  fc.array(odd),
  fc.jsonValue(),
);
const functions = (...results: unknown[]) =>
  fc.oneof(
    fc.constant(throws),
    fc.constantFrom(...results).map((result) => () => result),
  );
const results = [Symbol('x'), { toString: 1 }, undefined, null, 5];
const valuesFor = (name: string) => {
  if (name === 'src') return fc.oneof(fc.constantFrom(SIXTY_FRAMES, INVALID), json);
  // React suspends the app if a component returns a promise.
  if (name === 'controls')
    return fc.oneof(fc.constantFrom<unknown>(PlayerControls, true), functions(...results), json);
  if (name === 'formatTime' || CALLBACKS.includes(name))
    return fc.oneof(functions(...results, Promise.resolve()), json);
  return json;
};
const props = fc
  .subarray([...VALUES, ...CALLBACKS], { maxLength: 6 })
  .chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, valuesFor(name)])), { noNullPrototype: true }),
  )
  .map((changed) => ({
    src: SIXTY_FRAMES,
    label: 'Square',
    loading: 'eager',
    controls: PlayerControls,
    ...changed,
  }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  globalThis.reportError = () => {};
  for (const name of ['IntersectionObserver', 'ResizeObserver'])
    Object.assign(globalThis, {
      [name]: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    });
});

/** Renders a player with props of wrong types in an app, uses it, changes its props and unmounts it. */
async function check(first: object, next: object) {
  const ref = { current: null as PlayerHandle | null };
  const app = (changed: object) => (
    <>
      <p>App</p>
      <Player ref={ref} {...(changed as PlayerProps)} />
    </>
  );
  const settle = () => act(() => jest.advanceTimersByTimeAsync(20));
  const { rerender, container, unmount } = render(app(first));
  try {
    for (const changed of [first, next]) {
      rerender(app(changed));
      await settle();
      await act(async () => {
        ref.current?.seek('50%');
        ref.current?.play();
      });
      await settle();
      const slider = container.querySelector<HTMLElement>('.player-seek');
      if (slider) act(() => slider.focus());
      if (slider) fireEvent.keyDown(slider, { key: 'k' });
      await settle();
      expect(container.firstChild).toHaveTextContent('App');
      expect(container.querySelector('.player')).not.toBeNull();
    }
  } finally {
    unmount();
  }
}

test(
  'props of wrong types and functions that throw don’t unmount the app',
  async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('unhandledRejection', note);
    window.addEventListener('error', note);
    const checkPair = ([first, next]: [object, object]) =>
      check(first, next).then(() => expect(uncaught.splice(0)).toEqual([]));
    await fuzz(fc.tuple(props, props), checkPair, SECONDS, 10);
    process.off('unhandledRejection', note);
  },
  (SECONDS + 30) * 1000,
);
