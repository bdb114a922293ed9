import { withDefaults } from './settings';
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
