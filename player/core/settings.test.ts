import { createLoadedPlayer, createTestPlayer } from '@/testing/player-model';
import type { PlayerOptions } from '../types';
import { DEFAULT_PROPS, withDefaults } from './settings';
import { stableStringify } from './source-text';

const settingsOf = (props: object) => withDefaults({ src: '', label: '', ...props });

test('withDefaults uses the default if a prop is undefined or null', () => {
  expect(settingsOf({ speed: undefined, loading: null })).toEqual(settingsOf({}));
  expect(settingsOf({})).toMatchObject(DEFAULT_PROPS);
});

test('withDefaults uses the default if a prop that must be a string is not one', () => {
  const strings = ['renderer', 'background', 'mode', 'hoverOut', 'reducedMotion', 'loading', 'preload'];
  for (const value of [5, true, [], { toString: 1 }]) {
    const settings = settingsOf(Object.fromEntries(strings.map((name) => [name, value])));
    expect(settings).toEqual(settingsOf({}));
    expect(settingsOf({ label: value }).label).toBe('');
  }
});

test('withDefaults omits attributes that are objects, and alignments that are not numbers', () => {
  const attributes = ['poster', 'fit', 'width', 'height', 'className', 'id'];
  for (const value of [null, [], { toString: 1 }])
    expect(settingsOf(Object.fromEntries(attributes.map((name) => [name, value])))).toEqual(settingsOf({}));
  for (const align of [null, 5, 'left', {}, [{ toString: 1 }, 0], ['0', null]])
    expect(settingsOf({ align })).toEqual(settingsOf({}));
  const valid = {
    poster: 'a.svg',
    fit: 'cover',
    width: 4,
    height: 3,
    align: [0, 1],
    className: 'a',
    id: 'b',
  };
  expect(settingsOf(valid)).toMatchObject(valid);
});

test('withDefaults uses the default if maxDensity is not above 0', () => {
  for (const maxDensity of [0, -1, Number.NaN, 'x', {}, [], true, false])
    expect(settingsOf({ maxDensity })).toEqual(settingsOf({}));
  for (const maxDensity of [0.5, 3, Infinity])
    expect(settingsOf({ maxDensity })).toMatchObject({ maxDensity });
});

test('stableStringify returns null when a value can’t be converted to text', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  for (const value of ['', ' ', null, undefined, 5, circular, { big: 1n }])
    expect(stableStringify(value)).toBeNull();
  expect(stableStringify(' a.json')).toBe(' a.json');
  expect(stableStringify(new URL('https://example.com/a.json'))).toBe('https://example.com/a.json');
  expect(stableStringify({ a: 1 })).toBe('{"a":1}');
});

/**
 * Returns the effect of changed props: `loading` (the source is loaded again), `rerendering`, `relayout`
 * or `none`.
 */
function effectOf(changed: Partial<PlayerOptions>, before: Partial<PlayerOptions> = {}) {
  const player = createLoadedPlayer({ src: 'a.json', ...before });
  player.setProps(changed);
  const { type } = player.model.load;
  if (type !== 'none') return type;
  return player.take().some(({ type }) => type === 'relayout') ? 'relayout' : 'none';
}

describe('a prop that changes', () => {
  test.each<[string, Partial<PlayerOptions>]>([
    ['loading', { src: 'b.json' }],
    ['loading', { animationId: 'other' }],
    ['rerendering', { rendererSettings: { className: 'other' } }],
    ['rerendering', { slots: { color: 'red' } }],
    ['rerendering', { themeId: 'dark' }],
    ['rerendering', { renderer: 'canvas' }],
    ['rerendering', { expressions: false }],
    ['relayout', { fit: 'cover' }],
    ['relayout', { align: [0, 0] }],
    ['relayout', { maxDensity: 1 }],
    ['none', { segment: [0, 5] }],
    ['none', { label: 'other', poster: 'a.png', className: 'a', id: 'b' }],
    ['none', { speed: 2, loop: 3, direction: -1, mode: 'bounce', background: 'red', subframes: false }],
    ['none', { autoplay: true, hover: true, hoverOut: 'pause', keepLastFrame: true, loading: 'eager' }],
  ])('changed props have the effect "%s": %j', (effect, changed) => {
    expect(effectOf(changed)).toBe(effect);
  });

  test('a new object as a prop has no effect if its content is unchanged', () => {
    const props = () => ({
      src: { v: 1 },
      segment: [0, 5] as [number, number],
      slots: { color: [1, 0, 0] },
    });
    expect(effectOf(props(), props())).toBe('none');
  });

  test('a changed prop has no effect if neither the old nor the new value can be converted to text', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(effectOf({ slots: { ...circular } as never }, { slots: circular as never })).toBe('none');
  });

  test('changing fit starts a rerender if the renderer can’t change the layout by itself', () => {
    const player = createTestPlayer().startLoading();
    player.readFile();
    const rendering = { build: '', fallbackReason: null, isAutonomous: false, canRelayout: false };
    player.send({ type: 'ready', load: player.model.load.id, rendering, at: 0 });
    player.setProps({ fit: 'cover' });
    expect(player.model.load.type).toBe('rerendering');
    player.finishLoad();
    player.setProps({ slots: { color: 'red' } });
    player.take();
    player.setProps({ fit: 'fill' });
    // Another rerender must follow, because the rerender in progress might already have used the old value.
    expect([player.take(), player.model.load]).toEqual([[], expect.objectContaining({ isQueued: true })]);
  });

  test('changing fit starts a rerender if the file has been read but the first frame is not on screen yet', () => {
    const player = createTestPlayer().startLoading();
    player.setProps({ fit: 'cover' });
    expect(player.model.load.type).toBe('loading');
    player.readFile();
    player.setProps({ fit: 'fill' });
    expect(player.model.load.type).toBe('rerendering');
    player.finishLoad();
    expect([player.state, ...player.events()]).toEqual(['stopped', 'load', 'ready']);
  });

  test('speed, direction and loop take effect immediately during playback', () => {
    const player = createLoadedPlayer({ autoplay: true });
    const frames = [
      {},
      { speed: 3 },
      { direction: -1 as const },
      { speed: 1, loop: true },
      {},
      { loop: false, keepLastFrame: true, direction: 1 as const },
    ].map((changed) => {
      player.setProps(changed);
      return player.wait(100).frame;
    });
    expect(frames).toEqual([1, 4, 1, 0, 9, 9]);
    expect(player.events()).toEqual(['loop', 'complete']);
  });

  test('the loop, speed and background that were set through the handle are kept when the label changes', () => {
    const player = createLoadedPlayer({ loop: 2, speed: 2, background: 'red' });
    player.send({ type: 'set', name: 'loop', value: 5 });
    player.send({ type: 'set', name: 'speed', value: 0.5 });
    player.send({ type: 'set', name: 'background', value: 'blue' });
    player.setProps({ label: 'other' });
    expect(player.model).toMatchObject({ loop: 5, clock: { speed: 0.5 }, background: 'blue' });
  });

  test('muted and volume take effect immediately, with an event for each change', () => {
    const player = createLoadedPlayer();
    player.take();
    player.send({ type: 'set', name: 'muted', value: false });
    player.setProps({ volume: 0.5 });
    player.setProps({ volume: 0.5, label: 'other' });
    expect(player.model).toMatchObject({ muted: false, volume: 0.5 });
    expect(player.take().filter(({ type }) => type === 'emit')).toEqual([
      { type: 'emit', event: 'volumeChange', detail: { muted: false, volume: 1 } },
      { type: 'emit', event: 'volumeChange', detail: { muted: false, volume: 0.5 } },
    ]);
  });

  test('a removed prop is reset to its default', () => {
    const player = createLoadedPlayer({ speed: 2, loop: true, direction: -1, background: 'red' });
    player.setProps({ speed: undefined, loop: undefined, direction: undefined, background: undefined });
    expect(player.model).toMatchObject({
      loop: false,
      background: 'transparent',
      clock: { speed: 1, direction: 1 },
    });
  });

  test('changing subframes renders the current position again if an animation has loaded', () => {
    const player = createTestPlayer().startLoading();
    player.take();
    player.setProps({ subframes: false });
    expect(player.log()).toEqual([]);
    player.finishLoad();
    player.take();
    player.setProps({ subframes: true });
    expect(player.log()).toEqual(['frame']);
  });

  test('a change to autoplay takes effect when the next source loads', () => {
    const player = createLoadedPlayer();
    player.setProps({ autoplay: true });
    expect(player.state).toBe('stopped');
    player.setProps({ src: 'b.json' });
    player.finishLoad();
    expect(player.state).toBe('playing');
  });

  test('changing several props at once starts only one load', () => {
    const player = createLoadedPlayer();
    player.setProps({ src: 'b.json', segment: [0, 5], slots: { color: 'red' }, fit: 'cover' });
    const loads = player.take().filter(({ type }) => type === 'load' || type === 'relayout');
    expect(loads).toEqual([{ type: 'load', id: 2, source: 'b.json' }]);
  });
});
