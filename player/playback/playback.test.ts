import type { Engine } from '../engine/types';
import type { PlayerProps } from '../types';
import { createPlayback } from './playback';
import { restore } from './restore-point';
import { withDefaults } from './settings';

/** A player of 60 frames that a worker draws, 0.3 s after it began to play; its clock goes on at each look, as a real one may. */
async function playing(props: Partial<PlayerProps>) {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 0.1;
    return now;
  });
  const heard: string[] = [];
  const onEvent: PlayerProps['onEvent'] = (event) => event !== 'frame' && heard.push(event);
  const settings = withDefaults({ src: '', label: '', onEvent, ...props });
  const playback = createPlayback(() => settings);
  const engine: Partial<Engine> = {
    draw: async () => {},
    playTimeline: async () => {},
    destroy() {},
  };
  const markers = [{ name: 'start', first: 0, last: 5, time: 0, duration: 0 }] as never;
  playback.changeView({ totalFrames: 60, frameRate: 60, markers });
  playback.setEngine(engine as Engine);
  await playback.watchMarkers();
  playback.startPlaying('autoplay');
  now += 300;
  playback.playhead.catchUp();
  const settle = () =>
    new Promise(jest.requireActual<typeof import('node:timers')>('node:timers').setImmediate);
  await settle();
  heard.length = 0;
  return { playback, heard, settle };
}

afterEach(() => jest.restoreAllMocks());

test.each<[Partial<PlayerProps>]>([[{}], [{ direction: -1 }], [{ direction: -1, loop: true }]])(
  'stopped with %j it is at its first frame, and nothing else is told',
  async (props) => {
    const { playback, heard, settle } = await playing(props);
    playback.returnToStart('stop');
    await settle();
    expect([playback.getView().state, playback.playhead.position]).toEqual(['stopped', 0]);
    expect(heard).toEqual(['stop']);
  },
);

test.each(['playing', 'paused', 'frozen'] as const)(
  '%s again it is on its way back as before',
  async (state) => {
    const { playback } = await playing({ mode: 'bounce' });
    playback.dispatch('loading');
    restore(playback, { state, position: 30, leg: 'back', iterations: 0 }, true);
    expect(playback.getView().state).toBe(state);
    expect(playback.playhead.getWhole().leg).toBe('back');
  },
);

test('less motion leaves it at its last frame', async () => {
  const { playback, heard, settle } = await playing({});
  playback.setReducedMotion('last-frame');
  await settle();
  expect(playback.playhead.position).toBe(59);
  expect(heard).toEqual(['pause']);
});
