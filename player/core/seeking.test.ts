/** @jest-environment node */
import { createLoadedPlayer, createTestPlayer, TEN_FRAMES } from './test-player';

test.each([
  [5, 5],
  [2.5, 2.5],
  [-3, 0],
  [12, 9],
  ['50%', 5],
  ['100%', 9],
  ['110%', 9],
  ['part', 4],
])('seek(%p) moves to frame %d', (to, frame) => {
  const player = createLoadedPlayer();
  player.seek(to);
  expect(player.model.clock.frame).toBe(frame);
});

test.each(['nowhere', '', '5', Number.NaN, undefined as never, null as never])(
  'seek(%p) changes nothing',
  (to) => {
    const player = createLoadedPlayer(
      {},
      { media: { ...TEN_FRAMES, markers: [{ name: '', first: 3, last: 4 }] } },
    );
    player.seek(to);
    expect([player.state, player.frame, ...player.log()]).toEqual(['stopped', 0]);
  },
);

test.each(['5', '50%'])('seek moves to the marker named %p rather than to that frame', (name) => {
  const player = createLoadedPlayer({}, { media: { ...TEN_FRAMES, markers: [{ name, first: 3, last: 4 }] } });
  player.seek(name);
  expect(player.frame).toBe(3);
});

test('pauses when the player is stopped or frozen', () => {
  const player = createLoadedPlayer();
  player.seek(5);
  expect([player.state, ...player.log()]).toEqual(['paused', '→ paused', 'frame', 'pause']);
  player.play();
  player.freeze();
  player.take();
  player.seek(5);
  expect([player.state, ...player.log()]).toEqual(['paused', '→ paused', 'frame', 'pause']);
});

test('renders without another event when the player is paused', () => {
  const player = createLoadedPlayer();
  player.seek(5);
  player.take();
  player.seek(6);
  expect([player.state, player.frame, ...player.log()]).toEqual(['paused', 6, 'frame']);
});

test('keeps playing from there when the player plays', () => {
  const player = createLoadedPlayer({ autoplay: true }).wait(700);
  player.take();
  player.seek(2);
  expect(player.log()).toEqual(['frame']);
  expect([player.state, player.wait(300).frame]).toEqual(['playing', 5]);
});

test('pauses what a hidden page froze, which then stays paused', () => {
  const player = createLoadedPlayer({ autoplay: true });
  player.setVisible(false);
  player.seek(5);
  player.setVisible(true);
  expect([player.state, player.frame]).toEqual(['paused', 5]);
});

test('keeps the count of iterations', () => {
  const player = createLoadedPlayer({ autoplay: true, loop: 2 }).wait(1200);
  player.seek(0);
  player.wait(900);
  expect(player.events()).toEqual(['loop', 'complete']);
});

test('completes nothing on the last frame when the player is not playing', () => {
  const player = createLoadedPlayer();
  player.seek('100%');
  player.wait(1000);
  expect(player.events()).toEqual(['pause']);
});

test('completes at once when a seek leads a playing animation to its last frame', () => {
  const player = createLoadedPlayer({ autoplay: true });
  player.seek(9);
  player.wait(1);
  expect(player.events()).toEqual(['complete']);
});

test('moves an animation that plays back to its first frame, and it continues back from there', () => {
  const player = createLoadedPlayer({ hover: true, hoverOut: 'reverse' });
  player.send({ type: 'enter' });
  player.wait(200);
  player.send({ type: 'leave' });
  player.seek(7);
  expect(player.wait(300).frame).toBe(4);
  player.wait(500);
  expect(player.state).toBe('stopped');
});

test('waits for the first frame when the animation is loading', () => {
  const player = createTestPlayer().startLoading();
  player.seek('50%');
  expect([player.state, player.frame]).toEqual(['loading', 0]);
  player.finishLoad();
  expect([player.state, player.frame]).toEqual(['paused', 5]);
});
