import { withDefaults } from '../core/settings';
import type { PlayerHandle } from '../types';
import { createHandle } from './handle';
import { createPlayback } from './playback';

type Method = {
  [Name in keyof PlayerHandle]: PlayerHandle[Name] extends (...given: never[]) => unknown ? Name : never;
}[keyof PlayerHandle];

const METHODS = {
  play: (handle) => handle.play(),
  pause: (handle) => handle.pause(),
  stop: (handle) => handle.stop(),
  freeze: (handle) => handle.freeze(),
  seek: (handle) => handle.seek(5),
  playSegment: (handle) => handle.playSegment([2, 5]),
  retry: (handle) => handle.retry(),
  setLoop: (handle) => handle.setLoop(3),
  setSpeed: (handle) => handle.setSpeed(2),
  setDirection: (handle) => handle.setDirection(-1),
  setBackground: (handle) => handle.setBackground('red'),
  snapshot: (handle) => handle.snapshot({ format: 'svg' }).catch(() => {}),
} satisfies Record<Method, (handle: PlayerHandle) => unknown>;

test.each(Object.entries(METHODS))('%s after unmounting changes nothing', async (_, call) => {
  const heard = jest.fn();
  const settings = {
    ...withDefaults({ src: '', label: '' }),
    onEvent: heard,
    onStateChange: heard,
    onBackgroundChange: heard,
  };
  const playback = createPlayback(() => settings);
  playback.subscribe(heard);
  const handle = createHandle({
    playback,
    getSettings: () => settings,
    getOpened: () => null,
    getStage: () => null,
    isUnmounted: () => true,
    command: (run) => run(),
    request: (run) => run(),
    retry: () => {},
    onDirectionSet: () => {},
  });
  const before = { ...playback.getView(), ...playback.playhead.getWhole() };
  await call(handle);
  expect({ ...playback.getView(), ...playback.playhead.getWhole() }).toEqual(before);
  expect(heard).not.toHaveBeenCalled();
});
