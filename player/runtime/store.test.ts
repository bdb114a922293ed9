import { withDefaults } from '../core/settings';
import { createPlayerStore } from './store';

const settings = withDefaults({ src: '', label: '' });

test('what the host changes or asks for before the player is mounted again counts', () => {
  const store = createPlayerStore(settings);
  store.update(settings);
  store.unmount();
  // As React does when a hidden part of the page is shown again: its layout effects first.
  store.update({ ...settings, loop: true, background: 'red' });
  store.handle.setLoop(3);
  expect(store.getView()).toMatchObject({ loop: 3, background: 'red' });
});

test('the warning of a decorative player that fails does not repeat its file', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const failing = { ...settings, src: `{${'x'.repeat(1e6)}`, loading: 'eager' } as const;
  const store = createPlayerStore(failing);
  store.update(failing);
  const failed = new Promise<void>((resolve) => {
    store.subscribe(() => {
      if (store.getView().state === 'error') resolve();
    });
  });
  store.mount(document.createElement('div'));
  await failed;
  const [warning] = warn.mock.calls.flat();
  expect(warning).toMatch(/^"\{x+: .+/);
  expect(warning.length).toBeLessThan(500);
  store.unmount();
  warn.mockRestore();
});

test('after it is unmounted nothing changes, and a snapshot is refused', async () => {
  const store = createPlayerStore(settings);
  store.update(settings);
  store.unmount();
  store.handle.setLoop(3);
  store.handle.setBackground('red');
  expect(store.getView()).toMatchObject({ loop: false, background: 'transparent' });
  await expect(store.handle.snapshot({ format: 'svg' })).rejects.toThrow('no picture');
});

test.each([0, -1, Number.NaN])('a speed of %s is none: it is shown as 1', (speed) => {
  expect(createPlayerStore({ ...settings, speed }).getView().speed).toBe(1);
});
