import { inspect } from 'node:util';
import { act, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { DEFAULT_PROPS } from '../core/settings';
import type { PlayerHandle } from '../types';
import { PlayerControls } from './controls/player-controls';
import type { PlayerProps } from './player-props';
import { INVALID, Player, SIXTY_FRAMES } from './test-player';

/**
 * The duration of a run in seconds, and its seed. Example of a longer run: `FUZZ_SECONDS=600 FUZZ_SEED=7`. By default,
 * a run ends after ten sets of props.
 */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 60);
const SEED = Number(process.env.FUZZ_SEED ?? 36);

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
    let last: Promise<void> | undefined;
    const property = fc.asyncProperty(props, props, (first, next) => {
      last = check(first, next).then(() => expect(uncaught.splice(0)).toEqual([]));
      return last;
    });
    const result = await fc.check(property, {
      seed: SEED,
      numRuns: process.env.FUZZ_SECONDS ? Number.MAX_SAFE_INTEGER : 10,
      interruptAfterTimeLimit: SECONDS * 1000,
      endOnFailure: true,
    });
    await last?.catch(() => {});
    process.off('unhandledRejection', note);
    if (process.env.FUZZ_SECONDS) console.log(`${result.numRuns} sets of props, seed ${SEED}`);
    if (result.failed)
      throw new Error(
        `${(result.errorInstance as Error)?.stack?.slice(0, 1500)}\n${inspect(result.counterexample, { depth: 6 })}`,
      );
  },
  (SECONDS + 30) * 1000,
);
