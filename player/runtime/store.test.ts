/** @jest-environment jsdom */
import { withDefaults } from '../core/settings';
import { createStore } from './store';

const settings = withDefaults({ src: '', label: '' });

test('an unmounted player applies changed props before React mounts it again', () => {
  const player = createStore(settings);
  player.update(settings);
  player.unmount();
  // When React shows a hidden part of the page again, it runs layout effects, which update the props, before
  // it mounts the player.
  player.update({ ...settings, loop: true, background: 'red' });
  player.handle.setLoop(3);
  expect(player.getView()).toMatchObject({ loop: 3, background: 'red' });
});

test('the console warning about a missing label starts with the shortened src', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const failing = { ...settings, src: `{${'x'.repeat(1e6)}`, loading: 'eager' } as const;
  const player = createStore(failing);
  player.update(failing);
  const failed = new Promise<void>((resolve) => {
    player.subscribe(() => {
      if (player.getView().state === 'error') resolve();
    });
  });
  player.mount(document.createElement('div'));
  await failed;
  const [warning] = warn.mock.calls.flat();
  expect(warning).toMatch(/^"\{x+: .+/);
  expect(warning.length).toBeLessThan(500);
  player.unmount();
  warn.mockRestore();
});

test('an unmounted player calls no callbacks and rejects snapshots', async () => {
  const callback = jest.fn();
  const listening = {
    ...settings,
    onEvent: callback,
    onStateChange: callback,
    onBackgroundChange: callback,
  };
  const player = createStore(listening);
  player.update(listening);
  player.unmount();
  player.subscribe(callback);
  const { handle } = player;
  const before = player.getView();
  handle.play();
  handle.pause();
  handle.stop();
  handle.freeze();
  handle.seek(5);
  handle.retry();
  handle.setLoop(3);
  handle.setSpeed(2);
  handle.setDirection(-1);
  handle.setBackground('red');
  expect(await handle.playSegment([2, 5])).toBe(false);
  await expect(handle.snapshot({ format: 'svg' })).rejects.toThrow('no animation');
  expect(player.getView()).toBe(before);
  expect(callback).not.toHaveBeenCalled();
});

test.each([0, -1, Number.NaN])('a player replaces the invalid speed %s with 1', (speed) => {
  expect(createStore({ ...settings, speed }).getView().speed).toBe(1);
});
