import { createLoadedPlayer, createTestPlayer, TEN_FRAMES } from '@/testing/player-model';

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

test.each(['5', '50%'])('seek(%p) moves to the marker with this name if one exists', (name) => {
  const player = createLoadedPlayer({}, { media: { ...TEN_FRAMES, markers: [{ name, first: 3, last: 4 }] } });
  player.seek(name);
  expect(player.frame).toBe(3);
});

test('seek pauses a stopped or frozen player', () => {
  const player = createLoadedPlayer();
  player.seek(5);
  expect([player.state, ...player.log()]).toEqual(['paused', '→ paused', 'frame', 'pause']);
  player.play();
  player.freeze();
  player.take();
  player.seek(5);
  expect([player.state, ...player.log()]).toEqual(['paused', '→ paused', 'frame', 'pause']);
});

test('seek on a paused player renders the new frame, and emits only frame', () => {
  const player = createLoadedPlayer();
  player.seek(5);
  player.take();
  player.seek(6);
  expect([player.state, player.frame, ...player.log()]).toEqual(['paused', 6, 'frame']);
});

test('playback continues from the new position after a seek', () => {
  const player = createLoadedPlayer({ autoplay: true }).wait(700);
  player.take();
  player.seek(2);
  expect(player.log()).toEqual(['frame']);
  expect([player.state, player.wait(300).frame]).toEqual(['playing', 5]);
});

test('seek pauses a player that is frozen on a hidden page, even after the page is shown again', () => {
  const player = createLoadedPlayer({ autoplay: true });
  player.setVisible(false);
  player.seek(5);
  player.setVisible(true);
  expect([player.state, player.frame]).toEqual(['paused', 5]);
});

test('seek keeps the iteration count', () => {
  const player = createLoadedPlayer({ autoplay: true, loop: 2 }).wait(1200);
  player.seek(0);
  player.wait(900);
  expect(player.events()).toEqual(['loop', 'complete']);
});

test('seek to the last frame doesn’t emit complete unless the player is playing', () => {
  const player = createLoadedPlayer();
  player.seek('100%');
  player.wait(1000);
  expect(player.events()).toEqual(['pause']);
});

test('seek to the last frame completes running playback', () => {
  const player = createLoadedPlayer({ autoplay: true });
  player.seek(9);
  player.wait(1);
  expect(player.events()).toEqual(['complete']);
});

test('seek during a reversal continues the reversal from the new position', () => {
  const player = createLoadedPlayer({ hover: true, hoverOut: 'reverse' });
  player.send({ type: 'enter' });
  player.wait(200);
  player.send({ type: 'leave' });
  player.seek(7);
  expect(player.wait(300).frame).toBe(4);
  player.wait(500);
  expect(player.state).toBe('stopped');
});

test('steps queued before the load move from the initial position', () => {
  const player = createTestPlayer({ preload: 'none', initialPercent: 50 }).startLoading();
  player.send({ type: 'step', frames: 1 });
  player.send({ type: 'step', frames: 1 });
  expect([player.state, player.model.load.type]).toEqual(['loading', 'loading']);
  player.finishLoad();
  expect([player.state, player.frame]).toEqual(['paused', 7]);
});

test('seek is queued until the animation has loaded', () => {
  const player = createTestPlayer().startLoading();
  player.seek('50%');
  expect([player.state, player.frame]).toEqual(['loading', 0]);
  player.finishLoad();
  expect([player.state, player.frame]).toEqual(['paused', 5]);
});

test('of consecutive seeks that are queued, only the last one runs, if its target exists in every file', () => {
  const queuedAfter = (...targets: (number | string)[]) => {
    const player = createTestPlayer().startLoading();
    for (const to of targets) player.seek(to);
    return player.model.queue.map((command) => command.type === 'seek' && command.to);
  };
  expect(queuedAfter(1, '50%', 3)).toEqual([3]);
  expect(queuedAfter('part', 3)).toEqual([3]);
  expect(queuedAfter(3, 'nowhere', Number.NaN)).toEqual([3, 'nowhere', Number.NaN]);
});
