import type { PlayerHandle } from '../../types';
import { watchCalls } from './check-calls';

const warn = jest.spyOn(console, 'warn').mockImplementation();

test('unknown markers and layers are reported once the file has loaded', async () => {
  let onLoaded = () => {};
  const loaded = new Promise<void>((resolve) => {
    onLoaded = resolve;
  });
  const handle = {
    totalFrames: 0,
    markers: [{ name: 'intro', time: 0, duration: 1 }],
    seek: jest.fn(),
    playSegment: async () => false,
    boxOf: async () => null,
    layers: () => loaded.then(() => [{ name: 'Door' }]),
  };
  const seek = handle.seek;
  watchCalls(handle as unknown as PlayerHandle, () => ({ label: 'A day' }));
  watchCalls(handle as unknown as PlayerHandle, () => ({ label: 'A night' }));
  const given = handle as unknown as PlayerHandle;
  given.seek('intro');
  given.seek('1.5s');
  expect(seek).toHaveBeenLastCalledWith('1.5s');
  expect(await given.playSegment('outro')).toBe(false);
  expect(await given.boxOf('Dor')).toBe(null);
  expect(await given.boxOf('Door')).toBe(null);
  expect(warn).not.toHaveBeenCalled();
  handle.totalFrames = 60;
  onLoaded();
  await loaded.then(() => new Promise(setImmediate));
  expect(warn.mock.calls).toEqual([
    [
      'A day: The target of seek() is "1.5s"; it must be a frame, a percentage such as "50%", or the name of a marker (the file has: intro).',
    ],
    [
      'A day: The segment of playSegment() is "outro"; it must be the name of a marker, or two frames such as [0, 40] (the file has: intro).',
    ],
    ['A day: The file has no layer "Dor", the parameter of boxOf().'],
  ]);
});
