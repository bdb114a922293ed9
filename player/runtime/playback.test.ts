import { withDefaults } from '../core/settings';
import type { Renderer } from '../render/renderer';
import type { PlayerProps } from '../types';
import { createHover } from './hover';
import { createPlayback } from './playback';
import { restore, restorePointOf } from './restore-point';

/**
 * A player of 60 frames, one second, 0.3 s after it began to play; its clock goes on at each look, as a real one may.
 * @param where what draws it
 */
async function playing(props: Partial<PlayerProps>, where: 'worker' | 'page' = 'worker') {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 0.1;
    return now;
  });
  const heard: string[] = [];
  const onEvent: PlayerProps['onEvent'] = (event) => event !== 'frame' && heard.push(event);
  const settings = withDefaults({ src: '', label: '', onEvent, ...props });
  const playback = createPlayback(() => settings);
  const draw = jest.fn(async (_position: number) => {});
  const engine: Partial<Renderer> = { render: draw, destroy() {} };
  if (where === 'worker') engine.play = async () => {};
  const markers = [{ name: 'start', first: 0, last: 5, time: 0, duration: 0 }] as never;
  playback.changeView({ totalFrames: 60, frameRate: 60, markers });
  playback.setEngine(engine as Renderer);
  await playback.watchMarkers();
  playback.startPlaying('autoplay');
  now += 300;
  playback.playhead.catchUp();
  const settle = () =>
    new Promise(jest.requireActual<typeof import('node:timers')>('node:timers').setImmediate);
  await settle();
  heard.length = 0;
  const waitFor = (milliseconds: number) => {
    now += milliseconds;
  };
  return { playback, heard, settle, draw, waitFor };
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

test('frozen again it shows the frame at which it was frozen', async () => {
  const { playback, draw } = await playing({}, 'page');
  playback.dispatch('loading');
  restore(playback, { state: 'frozen', position: 40, iterations: 0 }, true);
  expect(playback.getView().state).toBe('frozen');
  expect(draw).toHaveBeenLastCalledWith(40);
});

test('a bounce that nobody has looked at for a while is where it is by now', async () => {
  const { playback, waitFor } = await playing({ mode: 'bounce', loop: true });
  waitFor(1000);
  expect(restorePointOf(playback)).toMatchObject({ state: 'playing', leg: 'back' });
});

test('what the host freezes while nobody sees it stays frozen, and is so once it is shown again', async () => {
  const { playback, heard } = await playing({});
  playback.setSeen(false);
  playback.freeze();
  playback.setSeen(true);
  expect(playback.getView().state).toBe('frozen');
  playback.setSeen(false);
  const point = restorePointOf(playback);
  playback.dispatch('loading');
  restore(playback, point, true);
  playback.setSeen(true);
  expect(playback.getView().state).toBe('frozen');
  expect(heard).not.toContain('thaw');
  playback.startPlaying('play');
  expect(playback.getView().state).toBe('playing');
});

test('what the host pauses while less motion has it paused stays paused', async () => {
  const { playback } = await playing({});
  playback.setReducedMotion('respect');
  playback.pause();
  playback.setReducedMotion(null);
  expect(playback.getView().state).toBe('paused');
});

test('a press stops a part that the host plays', async () => {
  const { playback } = await playing({ hover: true });
  const getSettings = () => withDefaults({ src: '', label: '', hover: true });
  const hover = createHover({
    playback,
    getSettings,
    isMotionReduced: () => false,
    command: (run) => run(),
  });
  playback.dispatch('playSegment', {
    beforeEvents: () => playback.setPart({ first: 0, totalFrames: 30, direction: 1 }, () => {}),
  });
  hover.press(false);
  expect(playback.getView().state).toBe('stopped');
});
