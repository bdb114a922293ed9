import { createLoadedPlayer, createTestPlayer } from '@/testing/player-model';
import { selectView } from './select';

const viewOf = ({ model }: ReturnType<typeof createTestPlayer>) => selectView(model);

test('selectView returns the same object when only the position has changed', () => {
  const player = createLoadedPlayer({ autoplay: true, loop: true });
  const view = viewOf(player);
  player.wait(2300, 100);
  expect(selectView(player.model, view)).toBe(view);
  player.pause();
  expect(selectView(player.model, view)).not.toBe(view);
});

test('selectView returns the loaded animation and the playback settings', () => {
  const player = createLoadedPlayer({ loop: 3, speed: 2, background: 'red' });
  expect(viewOf(player)).toEqual({
    state: 'stopped',
    isFrozenUnseen: false,
    isReversing: false,
    error: null,
    background: 'red',
    loop: 3,
    speed: 2,
    muted: true,
    media: expect.objectContaining({
      totalFrames: 10,
      frameRate: 10,
      markers: [{ name: 'part', first: 4, last: 7 }],
    }),
    rendering: expect.objectContaining({ build: 'test', fallbackReason: null }),
    isLoading: false,
  });
});

test('isLoading is true from the start of the load until the first frame', () => {
  const player = createTestPlayer();
  expect(viewOf(player)).toMatchObject({ state: 'loading', isLoading: false, rendering: null });
  player.startLoading();
  expect(viewOf(player).isLoading).toBe(true);
  player.finishLoad();
  expect(viewOf(player).isLoading).toBe(false);
});

test('isFrozenUnseen is true only if the player froze playback itself, without a call of freeze() by the app', () => {
  const player = createLoadedPlayer({ autoplay: true });
  player.setVisible(false);
  expect(viewOf(player)).toMatchObject({ state: 'frozen', isFrozenUnseen: true });
  player.freeze();
  expect(viewOf(player)).toMatchObject({ state: 'frozen', isFrozenUnseen: false });
});

test('isReversing is true while the animation plays back to the first frame because of hoverOut="reverse"', () => {
  const player = createLoadedPlayer({ autoplay: true, hoverOut: 'reverse' }).wait(500);
  player.send({ type: 'leave' });
  expect(viewOf(player)).toMatchObject({ state: 'playing', isReversing: true });
  player.wait(500);
  expect(viewOf(player)).toMatchObject({ state: 'stopped', isReversing: false });
});

test('selectView returns no data about the animation after an error', () => {
  const player = createLoadedPlayer();
  player.fail();
  expect(viewOf(player)).toMatchObject({
    state: 'error',
    error: { code: 'renderer' },
    media: { totalFrames: 0, markers: [] },
    rendering: null,
  });
});

test.each([0, -1, Number.NaN])('selectView returns the speed 1 if the prop speed is %d', (speed) => {
  expect(viewOf(createTestPlayer({ speed })).speed).toBe(1);
});
